import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dayBefore } from '#features/search/log/logged-days.ts'
import { searchesWithoutHits } from '#features/search/log/store.ts'
import { findLastChange } from '#features/settings/store.ts'
import type { FieldErrors, FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { readable } from '#forms/fields.ts'
import { messages } from '#forms/messages.ts'
import { type EditorVisitor, editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notAllFilledIn, type Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { changeSetting, revisionOf } from './flows/change-setting.ts'
import { coverSettings } from './kinds/covers.setting.ts'
import { footerSetting } from './kinds/footer.setting.ts'
import { insurersSetting } from './kinds/insurers.setting.ts'
import { navigationSetting } from './kinds/navigation.setting.ts'
import { optionSettings } from './kinds/options.setting.ts'
import { premiumsSetting } from './kinds/premiums.setting.ts'
import { productsSetting } from './kinds/products.setting.ts'
import { redirectsSetting } from './kinds/redirects.setting.ts'
import { pinnedSetting, synonymsSetting } from './kinds/search.setting.ts'
import { yearFactsSetting } from './kinds/year-facts.setting.ts'
import type { Setting } from './setting.ts'
import { linesOf, mostRowsOf, readSettingValues } from './setting-form.ts'

const settings: Setting[] = [
  yearFactsSetting,
  premiumsSetting,
  ...coverSettings,
  productsSetting,
  insurersSetting,
  navigationSetting,
  footerSetting,
  ...optionSettings,
  synonymsSetting,
  pinnedSetting,
  redirectsSetting,
]

const sentText = readable('Laad de pagina opnieuw.').max(5_000, 'Gebruik hooguit 5.000 tekens in een veld.')
const sentForm = z.object({ revision: sentText }).catchall(sentText)
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
      return renderPage('setting', path, {
        editor,
        form: setting.formFor(content()),
        values,
        revision: revisionOf(values),
        isSaved: (request.query as Record<string, unknown>).opgeslagen !== undefined,
        searches: await searchesFor(setting),
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
        const typed = readSettingValues(form, value)
        if (typed.rows.length + (typed.removed?.length ?? 0) > mostRowsOf(form))
          return tooManyRows(mostRowsOf(form))
        const reading = setting.toDocument(typed, content())
        if (!reading.ok) return notRight(reading.errors)

        const write = { document: reading.document, revision: value.revision, by: visitor.editor.memberId }
        const saved = await changeSetting(visitor.desk, setting, content(), write, visitor.audit, now())
        if (saved.outcome === 'conflict') return failureOf('conflict', conflictMessage(saved.other?.by))
        if (saved.outcome === 'refused') return failureOf('refused', saved.fault)
        return { body: { message: messages.settingSaved }, next: `${path}?opgeslagen` }
      },
    })
  }

  /** With everything that was typed, when others had their turn. After a conflict also what somebody else saved; saving again then counts. */
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
    const now = state.errorCode === 'conflict' ? await setting.read(db, content()) : undefined
    return renderPage('setting', path, {
      editor,
      form,
      values: readSettingValues(form, body),
      revision: now ? revisionOf(now) : (state.values.revision ?? ''),
      state,
      searches: await searchesFor(setting),
      ...(now && { others: linesOf(form, now) }),
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

function conflictMessage(by: string | undefined): string {
  return `${by ?? 'Een collega'} heeft dit intussen ook gewijzigd. Wat jij typte, staat nog in het formulier. Vergelijk het met wat er nu is opgeslagen, en sla daarna opnieuw op.`
}
