import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { dutchDayOf } from '#dutch-day.ts'
import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { dutchClock, tomorrowMorning } from '../drafts/dutch-time.ts'
import { plannedForm } from '../drafts/forms.ts'
import { failedPlans } from '../drafts/list/store.ts'
import { plannedDrafts } from '../drafts/waiting/store.ts'
import { whyItStays } from '../people/four-eyes/steps/why-not-alone.ts'
import { may } from '../people/roles.ts'
import { whyNotPlanned } from '../settings/proposals/steps/await-second-person.ts'
import { linesOf } from '../settings/setting-history.ts'
import { mostDrafts } from '../work/work-limits.ts'
import { calendarOf } from './calendar.ts'
import { titleOfPlan } from './plan-words.ts'
import { calendarAddress, type PlannedChange, plannedAddress } from './planned-change.ts'
import { readPlans } from './steps/read-plans.ts'
import { findPlanned, movePlanned, removePlanned } from './store.ts'

const id = z.string('Laad de pagina opnieuw.').min(1).max(100)

/** What will happen by itself: the calendar, and each plan by itself. */
export function plannedRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage, settings } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, calendarAddress, async ({ editor, request }) => {
    const plans = await readPlans(db, { content: content(), settings })
    const days = calendarOf({
      drafts: await plannedDrafts(db, mostDrafts),
      changes: plans.toCome,
      facts: content().facts.yearFacts,
      today: dutchDayOf(now()),
    })
    const failed = [...(await failedPlans(db)), ...plans.failed]
    return renderPage('calendar', calendarAddress, { editor, days, failed, news: newsIn(request.query) })
  })

  editorPage(app, parts, `${calendarAddress}/:id`, async ({ editor, request }) => {
    const plan = await findPlanned(db, (request.params as { id: string }).id)
    return plan && draw(editor, plan, newsIn(request.query))
  })

  calls.post('/api/v1/redactie/planned/move', {
    act: 'publish',
    summary: 'Verzet iets dat gepland staat naar een ander moment',
    form: () => plannedForm(now()),
    async screen(state, _request, { editor }) {
      const plan = await findPlanned(db, state.values.id ?? '')
      return plan && draw(editor, plan, undefined, state)
    },
    async run({ value: { id, at }, visitor: { desk } }) {
      const fault = await whyNotByItself(await findPlanned(db, id))
      if (fault) return failureOf('refused', fault)
      const isMoved = await desk.transact((trx) => movePlanned(trx, id, at))
      if (!isMoved) return notThere
      const message = `De planning is verzet naar ${momentInWords(at.toISOString())}.`
      return { body: { message }, next: plannedAddress(id, 'verzet') }
    },
  })

  calls.post('/api/v1/redactie/planned/withdraw', {
    act: 'publish',
    summary: 'Haal weg wat gepland staat',
    form: () => z.object({ id }),
    async run({ value: { id }, visitor: { desk } }) {
      const isGone = await desk.transact((trx) => removePlanned(trx, id))
      if (!isGone) return notThere
      return { body: { message: 'De planning is weg.' }, next: `${calendarAddress}?r=weg` }
    },
  })

  async function draw(editor: Editor, plan: PlannedChange, news: string | undefined, state?: FormState) {
    const proposed = plan.fault === null ? dutchClock(new Date(plan.at)) : tomorrowMorning(now())
    const whyNot = await whyNotByItself(plan)
    return renderPage('planned', calendarAddress, {
      ...{ editor, plan, news, whyNot },
      title: titleOfPlan(plan, { content: content(), settings }),
      setting: settingOf(plan),
      later: may(editor, 'publish') && !whyNot ? proposed : undefined,
      ...(state && { state }),
    })
  }

  async function whyNotByItself(plan: PlannedChange | undefined): Promise<string | undefined> {
    if (plan?.kind === 'offline') return whyItStays(db, plan.subject)
    const setting = plan && settings.find(({ name }) => name === plan.subject)
    return setting && whyNotPlanned(db, setting)
  }

  function settingOf(plan: PlannedChange) {
    const form = settings.find(({ name }) => name === plan.subject)?.formFor(content())
    if (plan.kind === 'offline' || !form) return undefined
    const href = `/redactie/instellingen/${form.slug}?gepland=${plan.id}`
    return { href, lines: linesOf(form, plan.difference) }
  }
}

function newsIn(query: unknown): string | undefined {
  const { r } = query as { r?: unknown }
  return typeof r === 'string' ? r : undefined
}
