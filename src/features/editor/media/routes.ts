import type { FastifyInstance } from 'fastify'
import { changeMedium } from '#features/media/flows/change-medium.ts'
import { mostCaptionsBytes } from '#features/media/limits.ts'
import { mediumForm } from '#features/media/medium-form.ts'
import { findMedium, restartMedium } from '#features/media/store.ts'
import type { FormState } from '#forms/answer.ts'
import { type Failure, failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../people/editor.ts'
import { itemsAnswer, libraryAnswer, removedAnswer, savedAnswer } from './answers.ts'
import { removeUnusedMedium } from './flows/remove-unused.ts'
import { findInLibrary, toLibraryItem } from './library.ts'
import { readQuestion } from './question.ts'
import { removalForm } from './removal-form.ts'
import { readLibrary } from './steps/read-library.ts'
import { usesOf } from './store.ts'

export function mediaRoutes(app: FastifyInstance, parts: Parts) {
  const { db, media, pictures, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/media', async ({ editor, request }) => {
    const question = readQuestion(request.query)
    const library = findInLibrary(await readLibrary(parts), question)
    const isRemoved = 'verwijderd' in (request.query as object)
    return renderPage('media-library', '/redactie/media', { editor, library, question, isRemoved })
  })

  editorPage(app, parts, '/redactie/media/:name', ({ editor, request }) => {
    const { name } = request.params as { name: string }
    return drawMedium(parts, editor, name, { isSaved: 'bewaard' in (request.query as object) })
  })

  calls.get('/api/v1/redactie/media', {
    summary: 'De mediabibliotheek: zoek afbeeldingen en films',
    answer: libraryAnswer,
    isShared: true,
    run: async ({ request }) => ({
      data: findInLibrary(await readLibrary(parts), readQuestion(request.query)),
    }),
  })

  calls.get('/api/v1/redactie/media/stand', {
    summary: 'Hoe ver het is met bestanden die binnenkwamen',
    answer: itemsAnswer,
    async run({ request }) {
      const { naam } = request.query as { naam?: string | string[] }
      const names = new Set([naam ?? []].flat())
      return { data: (await readLibrary(parts)).filter(({ name }) => names.has(name)) }
    },
  })

  calls.post('/api/v1/redactie/media/bewaren', {
    summary: 'Bewaar wat je over een afbeelding of film vertelt',
    answer: savedAnswer,
    mostBytes: mostCaptionsBytes,
    async form(_visitor, body) {
      const medium = await findMedium(db, nameIn(body))
      return mediumForm(medium?.kind ?? 'film', (name) => pictures.has(name))
    },
    async run({ value, visitor: { desk } }) {
      const change = await changeMedium({ ...media, ...desk }, value)
      if (change.outcome === 'unknown') return unknownMedium
      if (change.outcome === 'changed-meanwhile') return changedMeanwhile
      const data = toLibraryItem(change.medium, pictures)
      return { body: { data, message: saved }, next: `/redactie/media/${data.name}?bewaard` }
    },
    screen: async (state, request, { editor }) =>
      (await drawMedium(parts, editor, nameIn(request.body), { state })) ??
      parts.drawFailure(state.message, request.id),
  })

  calls.post('/api/v1/redactie/media/opnieuw', {
    summary: 'Probeer opnieuw de bestanden te maken van een afbeelding of film die mislukte',
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

  calls.post('/api/v1/redactie/media/verwijderen', {
    summary: 'Verwijder een afbeelding of film die nergens gebruikt wordt',
    answer: removedAnswer,
    form: () => removalForm,
    async run({ value, visitor: { desk } }) {
      const removal = await removeUnusedMedium({ ...media, ...desk }, value.name)
      if (removal.outcome === 'unknown') return unknownMedium
      if (removal.outcome === 'in-use') return inUse(removal.uses.map(({ label }) => label))
      return { body: { message: 'Het bestand is verwijderd.' }, next: '/redactie/media?verwijderd' }
    },
    screen: async (state, request, { editor }) =>
      (await drawMedium(parts, editor, nameIn(request.body), { state })) ??
      parts.drawFailure(state.message, request.id),
  })
}

const saved = 'Je wijzigingen zijn bewaard.'

const unknownMedium = failureOf('not_found', 'Dit bestand staat niet (meer) in de bibliotheek.')

const changedMeanwhile = failureOf(
  'conflict',
  'Iemand anders heeft dit bestand intussen gewijzigd. Je tekst is nog niet bewaard. Bewaar je opnieuw, dan vervangt jouw tekst die van de ander.',
)

function inUse(places: string[]): Failure {
  return failureOf('in_use', `Dit bestand wordt nog gebruikt: ${places.join(', ')}. Haal het daar eerst weg.`)
}

function nameIn(body: unknown): string {
  const { name } = (body ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

type Shown = { state?: FormState; isSaved?: boolean }

async function drawMedium(
  parts: Parts,
  editor: Editor,
  name: string,
  shown: Shown,
): Promise<Buffer | undefined> {
  const { db, pictures, renderPage } = parts
  const item = (await readLibrary(parts)).find((item) => item.name === name)
  if (!item) return undefined
  const [medium, uses] = await Promise.all([findMedium(db, name), usesOf(db, name)])
  const posters = [...pictures.keys()].sort((a, b) => a.localeCompare(b, 'nl'))
  return renderPage('medium', `/redactie/media/${name}`, { editor, item, medium, uses, posters, ...shown })
}
