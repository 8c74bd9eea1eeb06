import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { dayBefore } from '#features/search/log/logged-days.ts'
import { searchesWithoutHits } from '#features/search/log/store.ts'
import { changesOf, findDifference, findLastChange } from '#features/settings/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { readForm } from '#forms/read-form.ts'
import { type DrawForEditor, type EditorVisitor, editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { dutchClock, tomorrowMorning } from '../drafts/dutch-time.ts'
import { momentForm } from '../drafts/forms.ts'
import { isFourEyes } from '../people/four-eyes/store.ts'
import { lookAhead } from '../planned/flows/look-ahead.ts'
import { planSetting } from '../planned/flows/plan-change.ts'
import { type PlannedChange, plannedAddress } from '../planned/planned-change.ts'
import { allPlanned, findPlanned } from '../planned/store.ts'
import { settings } from './all-settings.setting.ts'
import { changeSetting } from './flows/change-setting.ts'
import { mostBytes, settingForm, undoForm } from './forms.ts'
import type { FourEyes } from './four-eyes-notice.view.tsx'
import { fieldMarksOf, marksOf } from './marks.ts'
import {
  cannotGo,
  changedAfterwards,
  notRight,
  notSaved,
  type ToConfirm,
  type ToGoOn,
  tooManyRows,
} from './not-saved.ts'
import { pagesFor, withPagesByTitle } from './pages-by-title.ts'
import { whyNotPlanned } from './proposals/steps/await-second-person.ts'
import { findProposal, proposalsIn } from './proposals/store.ts'
import { readSetting } from './read-setting.ts'
import type { Setting } from './setting.ts'
import { replaying, type SettingDifference, undoing } from './setting-difference.ts'
import { mostRowsOf, readTyped, valuesOf } from './setting-form.ts'
import { drawHistory } from './setting-history.ts'
import { withAuthors } from './steps/find-authors.ts'
import { findPast } from './steps/find-past.ts'
import { drawMerged, revisionOf } from './steps/save-setting.ts'

/** What holds for the whole site: one form for each setting. */
export function settingsRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)
  const settingPage = (path: string, draw: DrawForEditor) =>
    editorPage(app, parts, path, draw, { act: 'change-settings' })

  settingPage('/redactie/instellingen', async ({ editor }) => {
    const waiting = new Set((await proposalsIn(db)).map(({ name }) => name))
    const list = await Promise.all(
      settings.map(async (setting) => {
        const last = await findLastChange(db, setting.name)
        const waits = waiting.has(setting.name)
        const { slug, title, lead } = setting.formFor(content())
        return { slug, title, lead, waits, ...(last && { at: last.at, by: last.by }) }
      }),
    )
    return renderPage('settings', '/redactie/instellingen', { editor, settings: list })
  })

  for (const setting of settings) {
    const { slug } = setting.formFor(content())
    const path = `/redactie/instellingen/${slug}`

    settingPage(path, async ({ editor, request }) => {
      const values = await setting.read(db, content())
      const form = setting.formFor(content())
      const { opgeslagen, gepland, zelfde } = request.query as Record<string, unknown>
      const plan = await findPlanOf(setting, gepland)
      const replayed = plan && replaying(form, plan.difference)
      const past = replayed && (await findPast(db, setting.name, form, replayed, values))
      const drawn = replayed && drawMerged(setting, content(), replayed, values, past ?? [])
      const both = drawn && (await withAuthors(db, setting, form, drawn.both))
      return renderPage('setting', path, {
        editor,
        form,
        values: drawn?.values ?? values,
        marks: drawn?.marks ?? marksOf(form, values),
        fieldMarks: fieldMarksOf(form, values.fields),
        revision: revisionOf(values),
        ...(opgeslagen !== undefined && { saved: opgeslagen === 'samen' ? 'together' : 'alone' }),
        ...(zelfde !== undefined && { isSame: true }),
        ...(await besides(setting)),
        ...(both && { both }),
        ...(plan && { plan: plan.id, later: { isChosen: true, ...dutchClock(new Date(plan.at)) } }),
      })
    })

    calls.post(`/api/v1${path}`, {
      act: 'change-settings',
      summary: `Wijzig de instelling ${slug}`,
      mostBytes,
      form: () => settingForm,
      screen: (state, request, visitor) => drawAgain(setting, path, state, request.body, visitor),
      async run({ value, visitor: { desk, editor, audit } }) {
        const form = setting.formFor(content())
        const { revision, confirmed = '', later, at, day, time } = value
        const sent = { at, day, time, ...(later === 'on' && { when: 'later' }) }
        const moment = readForm(momentForm(now()), sent)
        if (!moment.ok) return notRight(moment.errors)
        const { at: plannedAt } = moment.value
        const world = { content: content(), settings }
        const fault = plannedAt && (await whyNotPlanned(db, setting))
        if (fault) return failureOf('refused', fault)
        const judged = plannedAt ? (await lookAhead(desk, world, plannedAt)).content : content()
        const typed = withPagesByTitle(form, readTyped(form, value), judged)
        if (typed.rows.length > mostRowsOf(form)) return tooManyRows(mostRowsOf(form))
        const reading = readSetting(setting, valuesOf(typed), judged)
        if (!reading.ok) return notRight(reading.errors)

        const { document } = reading
        const replaces = (await findPlanOf(setting, value.plan))?.id
        const write = { typed, document, revision, confirmed, by: editor.memberId, replaces }
        if (plannedAt) {
          const planned = await planSetting(
            desk,
            setting,
            { ...world, contentThen: judged },
            { write, at: plannedAt },
            audit,
            now(),
          )
          if (planned.outcome !== 'planned') return notSaved(planned)
          const message = `Dit gaat in op ${momentInWords(plannedAt.toISOString())}.`
          return { body: { message }, next: plannedAddress(planned.id, 'gepland') }
        }
        const saved = await changeSetting(desk, setting, content(), write, audit, now())
        if (saved.outcome === 'proposed') return proposedAt(path)
        if (saved.outcome !== 'saved') return notSaved(saved)
        if (!saved.isNews) return { body: { message: messages.nothingChanged }, next: `${path}?zelfde` }
        const next = saved.withOther ? `${path}?opgeslagen=samen` : `${path}?opgeslagen`
        return { body: { message: messages.settingSaved }, next }
      },
    })

    settingPage(`${path}/geschiedenis`, async ({ editor, request }) => {
      const form = setting.formFor(content())
      const { ongedaan } = request.query as Record<string, unknown>
      return renderPage('setting-history', `${path}/geschiedenis`, {
        editor,
        title: form.title,
        slug: form.slug,
        changes: await drawHistory(form, await changesOf(db, setting.name)),
        isUndone: ongedaan !== undefined,
        fourEyes: await fourEyesOf(setting),
      })
    })

    calls.post(`/api/v1${path}/undo`, {
      act: 'change-settings',
      summary: `Maak een wijziging van de instelling ${slug} ongedaan`,
      form: () => undoForm,
      screen: (state, request, visitor) =>
        state.data ? drawAgain(setting, path, state, request.body, visitor) : undefined,
      async run({ value: { id }, visitor }) {
        const difference = (await findDifference(db, setting.name, id)) as SettingDifference | undefined
        if (!difference) return notThere
        const form = setting.formFor(content())
        const typed = undoing(form, difference)
        if (form.keepsRows && typed.rows.some(({ isRemoved }) => isRemoved)) return cannotGo
        const by = visitor.editor.memberId
        const write = { typed, document: undefined, revision: '', confirmed: '', by }
        const saved = await changeSetting(visitor.desk, setting, content(), write, visitor.audit, now())
        if (saved.outcome === 'conflict') return changedAfterwards
        if (saved.outcome === 'proposed') return proposedAt(path)
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
    const { drawn, ...toConfirm } = (state.data ?? {}) as Partial<ToGoOn>
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
      ...(await besides(setting)),
      later: {
        isChosen: state.values.later === 'on',
        day: state.values.day ?? '',
        time: state.values.time ?? '',
      },
      plan: state.values.plan,
      ...(drawn && { both: drawn.both }),
      ...(toConfirm.effects && { toConfirm: toConfirm as ToConfirm }),
    })
  }

  /** What stands around the form. */
  async function besides(setting: Setting) {
    return {
      searches: await searchesFor(setting),
      pages: pagesFor(setting.formFor(content()), content()),
      later: { isChosen: false, ...tomorrowMorning(now()) },
      planned: (await allPlanned(db)).filter(isAbout(setting)),
      fourEyes: await fourEyesOf(setting),
      usesOf: await setting.usesOf?.(db),
    }
  }

  async function findPlanOf(setting: Setting, id: unknown) {
    const plan = typeof id === 'string' && id !== '' ? await findPlanned(db, id) : undefined
    return plan && isAbout(setting)(plan) ? plan : undefined
  }

  /** Nothing where one person may do it alone. */
  async function fourEyesOf({ isGuarded, name }: Setting): Promise<FourEyes | undefined> {
    if (!isGuarded) return undefined
    return { isOn: await isFourEyes(db), waits: (await findProposal(db, name)) !== undefined }
  }

  async function searchesFor({ name }: Setting) {
    if (name !== 'synonyms' && name !== 'pinned') return []
    return (await searchesWithoutHits(db, dayBefore(now(), reportedSearchesInDays))).slice(0, 50)
  }
}

function isAbout({ name }: Setting) {
  return (plan: PlannedChange): plan is Extract<PlannedChange, { kind: 'setting' }> =>
    plan.kind === 'setting' && plan.subject === name
}

function proposedAt(path: string) {
  return { body: { message: messages.settingProposed }, next: `${path}/voorstel` }
}
