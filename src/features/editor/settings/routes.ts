import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dayBefore } from '#features/search/log/logged-days.ts'
import { searchesWithoutHits } from '#features/search/log/store.ts'
import { changesOf, findDifference, findLastChange } from '#features/settings/store.ts'
import type { FieldErrors, FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { readable } from '#forms/fields.ts'
import { messages } from '#forms/messages.ts'
import { type EditorVisitor, editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notAllFilledIn, notThere, type Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { changeSetting, revisionOf, type SettingSaved } from './flows/change-setting.ts'
import { allowancesSetting } from './kinds/allowances.setting.ts'
import { contributionsSetting } from './kinds/contributions.setting.ts'
import { coverSettings } from './kinds/covers.setting.ts'
import { footerSetting } from './kinds/footer.setting.ts'
import { glossarySetting } from './kinds/glossary.setting.ts'
import { insurersSetting } from './kinds/insurers.setting.ts'
import { navigationSetting } from './kinds/navigation.setting.ts'
import { optionSettings } from './kinds/options.setting.ts'
import { ownRiskDiscountsSetting } from './kinds/own-risk-discounts.setting.ts'
import { premiumsSetting } from './kinds/premiums.setting.ts'
import { productsSetting } from './kinds/products.setting.ts'
import { redirectsSetting } from './kinds/redirects.setting.ts'
import { pinnedSetting, synonymsSetting } from './kinds/search.setting.ts'
import { treatmentPricesSetting } from './kinds/treatment-prices.setting.ts'
import { treatmentRuleSettings } from './kinds/treatment-rules.setting.ts'
import { treatmentsSetting } from './kinds/treatments.setting.ts'
import { yearFactsSetting } from './kinds/year-facts.setting.ts'
import { fieldMarksOf, marksOf } from './marks.ts'
import type { Drawn } from './merge-setting.ts'
import { pagesFor, withPagesByTitle } from './pages-by-title.ts'
import { readSetting } from './read-setting.ts'
import type { Effect, Setting } from './setting.ts'
import { type SettingDifference, undoing } from './setting-difference.ts'
import { mostRowsOf, readTyped, valuesOf } from './setting-form.ts'
import { drawHistory } from './setting-history.ts'

const settings: Setting[] = [
  yearFactsSetting,
  premiumsSetting,
  ...coverSettings,
  productsSetting,
  insurersSetting,
  treatmentsSetting,
  ...treatmentRuleSettings,
  ownRiskDiscountsSetting,
  contributionsSetting,
  treatmentPricesSetting,
  allowancesSetting,
  navigationSetting,
  footerSetting,
  ...optionSettings,
  glossarySetting,
  synonymsSetting,
  pinnedSetting,
  redirectsSetting,
]

const most = [5_000, 'Gebruik hooguit 5.000 tekens in een veld.'] as const
const sentText = readable('Laad de pagina opnieuw.').max(...most)
/** `readSetting` judges what stands in fields and rows: not before it is known which rows are to go. */
const sentForm = z
  .object({ revision: sentText, confirmed: sentText.optional() })
  .catchall(z.string('Laad de pagina opnieuw.').max(...most))
const mostBytes = 300_000

/** What holds for the whole site: one form for each setting. */
export function settingsRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/instellingen', async ({ editor }) => {
    const list = await Promise.all(
      settings.map(async (setting) => {
        const last = await findLastChange(db, setting.name)
        const { slug, title, lead } = setting.formFor(content())
        return { slug, title, lead, ...(last && { at: last.at, by: last.by }) }
      }),
    )
    return renderPage('settings', '/redactie/instellingen', { editor, settings: list })
  })

  for (const setting of settings) {
    const { slug } = setting.formFor(content())
    const path = `/redactie/instellingen/${slug}`

    editorPage(app, parts, path, async ({ editor, request }) => {
      const values = await setting.read(db, content())
      const form = setting.formFor(content())
      const { opgeslagen } = request.query as Record<string, unknown>
      return renderPage('setting', path, {
        editor,
        form,
        values,
        marks: marksOf(form, values),
        fieldMarks: fieldMarksOf(form, values.fields),
        revision: revisionOf(values),
        ...(opgeslagen !== undefined && { saved: opgeslagen === 'samen' ? 'together' : 'alone' }),
        searches: await searchesFor(setting),
        pages: pagesFor(form, content()),
      })
    })

    calls.post(`/api/v1${path}`, {
      summary: `Wijzig de instelling ${slug}`,
      answer: z.strictObject({ message: z.string() }),
      mostBytes,
      form: () => sentForm,
      screen: (state, request, visitor) => drawAgain(setting, path, state, request.body, visitor),
      async run({ value, visitor }) {
        const form = setting.formFor(content())
        const typed = withPagesByTitle(form, readTyped(form, value), content())
        if (typed.rows.length > mostRowsOf(form)) return tooManyRows(mostRowsOf(form))
        const reading = readSetting(setting, valuesOf(typed), content())
        if (!reading.ok) return notRight(reading.errors)

        const { revision, confirmed = '' } = value
        const { document } = reading
        const write = { typed, document, revision, confirmed, by: visitor.editor.memberId }
        const saved = await changeSetting(visitor.desk, setting, content(), write, visitor.audit, now())
        if (saved.outcome !== 'saved') return notSaved(saved)
        const next = saved.withOther ? `${path}?opgeslagen=samen` : `${path}?opgeslagen`
        return { body: { message: messages.settingSaved }, next }
      },
    })

    editorPage(app, parts, `${path}/geschiedenis`, async ({ editor, request }) => {
      const form = setting.formFor(content())
      const { ongedaan } = request.query as Record<string, unknown>
      return renderPage('setting-history', `${path}/geschiedenis`, {
        editor,
        title: form.title,
        slug: form.slug,
        changes: await drawHistory(form, await changesOf(db, setting.name)),
        isUndone: ongedaan !== undefined,
      })
    })

    calls.post(`/api/v1${path}/undo`, {
      summary: `Maak een wijziging van de instelling ${slug} ongedaan`,
      answer: z.strictObject({ message: z.string() }),
      form: () => z.object({ id: sentText }),
      screen: (state, request, visitor) =>
        state.data ? drawAgain(setting, path, state, request.body, visitor) : undefined,
      async run({ value: { id }, visitor }) {
        const difference = (await findDifference(db, setting.name, id)) as SettingDifference | undefined
        if (!difference) return notThere
        const form = setting.formFor(content())
        const typed = undoing(form, difference)
        if (!form.mayRemove && typed.rows.some(({ isRemoved }) => isRemoved)) return cannotGo
        const by = visitor.editor.memberId
        const write = { typed, document: undefined, revision: '', confirmed: '', by }
        const saved = await changeSetting(visitor.desk, setting, content(), write, visitor.audit, now())
        if (saved.outcome === 'conflict') return changedAfterwards
        if (saved.outcome !== 'saved') return notSaved(saved)
        return { body: { message: messages.settingSaved }, next: `${path}/geschiedenis?ongedaan` }
      },
    })
  }

  /** With everything that was typed, when others had their turn. After a conflict also what somebody else made of it; saving again then counts. */
  async function drawAgain(
    setting: Setting,
    path: string,
    state: FormState,
    body: unknown,
    { editor }: EditorVisitor,
  ): Promise<Buffer | undefined> {
    if (state.errorCode === 'too_many') return undefined
    await setImmediate()
    const form = setting.formFor(content())
    const { drawn, by, ...toConfirm } = (state.data ?? {}) as Partial<ToGoOn>
    const typed = readTyped(form, body)
    const inOrder = [
      ...typed.rows.filter(({ isRemoved }) => !isRemoved),
      ...typed.rows.filter(({ isRemoved }) => isRemoved),
    ]
    return renderPage('setting', path, {
      editor,
      form,
      values: drawn?.values ?? valuesOf(typed),
      marks: drawn?.marks ?? inOrder.map(({ was }) => was),
      fieldMarks: drawn?.fieldMarks ?? typed.wasFields,
      revision: drawn?.revision ?? state.values.revision ?? '',
      state,
      searches: await searchesFor(setting),
      pages: pagesFor(form, content()),
      ...(drawn && { both: { ...drawn.both, by: by ?? 'Een collega' } }),
      ...(toConfirm.effects && { toConfirm: toConfirm as ToConfirm }),
    })
  }

  async function searchesFor({ name }: Setting) {
    if (name !== 'synonyms' && name !== 'pinned') return []
    return (await searchesWithoutHits(db, dayBefore(now(), reportedSearchesInDays))).slice(0, 50)
  }
}

/** Nobody mends more at once, and drawing hundreds of mistakes keeps others waiting. */
const mostMistakes = 50

function notRight(errors: FieldErrors): Refusal {
  const all = Object.entries(errors)
  if (all.length <= mostMistakes) return { ...notAllFilledIn, errors }
  return {
    ...notAllFilledIn,
    message: `${notAllFilledIn.message} Je ziet de eerste ${mostMistakes} van ${all.length} fouten.`,
    errors: Object.fromEntries(all.slice(0, mostMistakes)),
  }
}

function tooManyRows(most: number): Refusal {
  return failureOf(
    'too_many',
    `Dit zijn te veel regels: hooguit ${most}. Haal regels weg die niemand meer gebruikt.`,
  )
}

/** What whoever saves must have seen first. */
export type ToConfirm = { effects: Effect[]; confirmation: string }

/** What the form needs to be drawn again. */
type ToGoOn = ToConfirm & { drawn: Drawn | undefined; by: string | undefined }

function notSaved(saved: Exclude<SettingSaved, { outcome: 'saved' }>): Refusal {
  switch (saved.outcome) {
    case 'refused':
      return failureOf('refused', saved.fault)
    case 'unconfirmed':
      return notConfirmed(saved, saved.drawn)
    case 'unfit':
      return { ...notRight(saved.errors), data: { drawn: saved.drawn } }
    case 'conflict': {
      const { other, drawn } = saved
      return { ...failureOf('conflict', conflictMessage(other?.by)), data: { drawn, by: other?.by } }
    }
  }
}

const cannotGo = failureOf(
  'refused',
  'Wat er toen bijkwam, kan niet meer weg: leden kunnen het al hebben gekozen. Kies in het formulier van de instelling: Niet meer te kiezen.',
)

const changedAfterwards = failureOf(
  'conflict',
  'Dit kan niet meer vanzelf terug: het is daarna opnieuw gewijzigd. Pas het aan in het formulier van de instelling.',
)

function notConfirmed({ effects, confirmation }: ToConfirm, drawn: Drawn | undefined): Refusal {
  const places = effects.reduce((sum, { times }) => sum + times, 0)
  const failure = failureOf(
    'unconfirmed',
    `Nog niet opgeslagen. Dit verandert op ${places === 1 ? 'één plaats' : `${places} plaatsen`}. Klopt dat? Kies dan onderaan: Ja, opslaan.`,
  )
  return { ...failure, data: { effects, confirmation, ...(drawn && { drawn }) } }
}

function conflictMessage(by: string | undefined): string {
  return `${by ?? 'Een collega'} heeft dit intussen ook gewijzigd. Jullie wijzigden hetzelfde. Wat jij typte, staat nog in het formulier, met ernaast wat er nu is opgeslagen. Kies per regel, en sla daarna opnieuw op.`
}
