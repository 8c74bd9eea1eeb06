import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/database.ts'
import { changeMedium } from '#features/media/flows/change-medium.ts'
import { putBack } from '#features/media/flows/replace-file.ts'
import { mostCaptionsBytes } from '#features/media/limits.ts'
import { mediumForm } from '#features/media/medium-form.ts'
import { changesWhatIsSeen } from '#features/media/steps/changes-what-is-seen.ts'
import { findMedium, restartMedium } from '#features/media/store.ts'
import { type Failure, failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import { itemsAnswer, libraryAnswer, savedAnswer } from './answers.ts'
import { stillBusy, unknownMedium } from './failures.ts'
import { removeUnusedMedium } from './flows/remove-unused.ts'
import { findInLibrary, tagsIn, toLibraryItem } from './library.ts'
import { readQuestion } from './question.ts'
import { removalForm } from './removal-form.ts'
import { drawMedium } from './steps/draw-medium.ts'
import { readLibrary } from './steps/read-library.ts'
import { unlessItStays, whyFileStays, whySeenStays } from './steps/why-file-stays.ts'

export function mediaRoutes(app: FastifyInstance, parts: Parts) {
  const { db, media, pictures, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/media', async ({ editor, request }) => {
    const question = readQuestion(request.query)
    const items = await readLibrary(parts)
    const [library, tags] = [findInLibrary(items, question), tagsIn(items)]
    const isRemoved = 'verwijderd' in (request.query as object)
    return renderPage('media-library', '/redactie/media', { editor, library, question, tags, isRemoved })
  })

  editorPage(app, parts, '/redactie/media/:name', ({ editor, request }) => {
    const { name } = request.params as { name: string }
    const query = request.query as object
    const replaced = 'vervangen' in query ? { tone: 'good' as const, text: isReplaced } : undefined
    return drawMedium(parts, editor, name, { isSaved: 'bewaard' in query, ...(replaced && { replaced }) })
  })

  calls.get('/api/v1/redactie/media', {
    summary: 'De mediabibliotheek: zoek afbeeldingen, video’s en documenten',
    answer: libraryAnswer,
    isShared: true,
    run: async ({ request }) => ({
      data: findInLibrary(await readLibrary(parts), readQuestion(request.query)),
    }),
  })

  calls.get('/api/v1/redactie/media/stand', {
    summary: 'Hoe ver de verwerking van nieuwe bestanden is',
    answer: itemsAnswer,
    async run({ request }) {
      const { naam } = request.query as { naam?: string | string[] }
      const names = new Set([naam ?? []].flat())
      return { data: (await readLibrary(parts)).filter(({ name }) => names.has(name)) }
    },
  })

  calls.post('/api/v1/redactie/media/bewaren', {
    act: 'add-media',
    summary: 'Sla op wat je over een afbeelding, video of document vertelt',
    answer: savedAnswer,
    mostBytes: mostCaptionsBytes,
    async form(_visitor, body) {
      const medium = await findMedium(db, nameIn(body))
      // A picture that was made of the film a moment ago may be known to the database before it is known here.
      const { poster } = (body ?? {}) as { poster?: unknown }
      if (typeof poster === 'string' && poster !== '' && !pictures.has(poster)) await parts.catchUp()
      return mediumForm(medium?.kind ?? 'film', (name) => pictures.has(name))
    },
    async run({ value, visitor: { desk, editor } }) {
      const whyNot = async (db: Database) => {
        const medium = await findMedium(db, value.name)
        if (medium && changesWhatIsSeen(medium, value)) return whySeenStays(db, value.name, editor.memberId)
      }
      const stays = await whyNot(db)
      if (stays) return failureOf('refused', stays)
      const change = await changeMedium({ ...media, ...unlessItStays(desk, whyNot) }, value)
      if (change.outcome === 'unknown') return unknownMedium
      if (change.outcome === 'changed-meanwhile') return changedMeanwhile
      if (change.outcome === 'refused') return change.failure
      const data = toLibraryItem(change.medium, pictures)
      return { body: { data, message: saved }, next: `/redactie/media/${data.name}?bewaard` }
    },
    screen: (state, request, { editor }) => drawMedium(parts, editor, nameIn(request.body), { state }),
  })

  calls.post('/api/v1/redactie/media/opnieuw', {
    act: 'add-media',
    summary: 'Verwerk een afbeelding, video of document opnieuw als dat eerder mislukte',
    answer: savedAnswer,
    form: () => removalForm,
    async run({ value: { name }, visitor: { desk } }) {
      if (!(await desk.transact((trx) => restartMedium(trx, name)))) return unknownMedium
      const medium = await findMedium(db, name)
      if (!medium) return unknownMedium
      const data = toLibraryItem(medium, pictures)
      return { body: { data, message: 'We proberen het opnieuw.' }, next: `/redactie/media/${name}` }
    },
  })

  calls.post('/api/v1/redactie/media/terugzetten', {
    act: 'change-media',
    summary: 'Zet het vorige bestand van een afbeelding, video of document terug',
    answer: savedAnswer,
    form: () => removalForm,
    async run({ value: { name }, visitor: { desk } }) {
      const stays = await whyFileStays(db, name)
      if (stays) return failureOf('refused', stays)
      const replacement = await putBack(
        { ...media, ...unlessItStays(desk, (trx) => whyFileStays(trx, name)) },
        name,
      )
      if (replacement.outcome === 'busy') return stillBusy
      if (replacement.outcome === 'refused') return replacement.failure
      if (replacement.outcome !== 'replaced') return unknownMedium
      const data = toLibraryItem(replacement.medium, pictures)
      const message = 'Het vorige bestand staat er weer.'
      return { body: { data, message }, next: `/redactie/media/${name}?vervangen` }
    },
    screen: (state, request, { editor }) =>
      drawMedium(parts, editor, nameIn(request.body), { replaced: { tone: 'wrong', text: state.message } }),
  })

  calls.post('/api/v1/redactie/media/verwijderen', {
    act: 'change-media',
    summary: 'Verwijder een afbeelding, video of document dat nergens gebruikt wordt',
    form: () => removalForm,
    async run({ value, visitor: { desk } }) {
      const removal = await removeUnusedMedium({ ...media, ...desk }, value.name)
      if (removal.outcome === 'unknown') return unknownMedium
      if (removal.outcome === 'in-use') return inUse(removal.uses.map(({ label }) => label))
      return { body: { message: 'Het bestand is verwijderd.' }, next: '/redactie/media?verwijderd' }
    },
    screen: (state, request, { editor }) => drawMedium(parts, editor, nameIn(request.body), { state }),
  })
}

const isReplaced = 'Het bestand is vervangen. Kijk of de beschrijving nog klopt.'

const saved = 'Je wijzigingen zijn opgeslagen.'

const changedMeanwhile = failureOf(
  'conflict',
  'Iemand anders heeft dit bestand intussen gewijzigd. Je tekst is nog niet opgeslagen. Sla je opnieuw op, dan vervangt jouw tekst die van de ander.',
)

function inUse(places: string[]): Failure {
  return failureOf('in_use', `Dit bestand wordt nog gebruikt: ${places.join(', ')}. Haal het daar eerst weg.`)
}

function nameIn(body: unknown): string {
  const { name } = (body ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}
