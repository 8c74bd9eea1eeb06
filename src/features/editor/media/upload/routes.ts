import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Desk } from '#database/desk.ts'
import { takeIn } from '#features/media/flows/take-in.ts'
import { mostFilmBytes } from '#features/media/limits.ts'
import { mediaRefusals } from '#features/media/refusals.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import { type IncomingFile, readIncomingFile, UnfinishedUpload } from '#http/multipart.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../../people/editor.ts'
import { openPlaces } from '../../work/places.ts'
import { countWork } from '../../work/store.ts'
import { mostUploadsAtOnce } from '../../work/work-limits.ts'
import { uploadAnswer } from '../answers.ts'
import { findInLibrary, toLibraryItem } from '../library.ts'
import { readQuestion } from '../question.ts'
import { readLibrary } from '../steps/read-library.ts'

const uploadForm = z.object({
  file: z.custom<IncomingFile>((file) => typeof file === 'object', mediaRefusals.nothing.message),
})

/** Only here do we take files. */
export function uploadRoutes(app: FastifyInstance, parts: Parts) {
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => ({
      file: await readIncomingFile(request.headers['content-type'] ?? '', request.raw),
    }))
    upload(scope, parts)
  })
}

function upload(app: FastifyInstance, parts: Parts) {
  const { media, now, pictures, renderPage } = parts
  const places = openPlaces(mostUploadsAtOnce)
  editorCallsOf(app, parts).post('/api/v1/redactie/media', {
    summary: 'Breng een afbeelding of film in, één bestand per keer',
    answer: uploadAnswer,
    takesFile: true,
    isShared: true,
    form: () => uploadForm,
    async run({ request, value, visitor: { desk, editor } }) {
      using place = places.take(editor.memberId)
      if (!place) return tooManyAtOnce
      if (isFarTooLarge(request)) return mediaRefusals.tooLarge
      const tools = { ...media, ...whileThere(desk, request, editor, now) }
      const taken = await takeIn(tools, value.file, editor.memberId, now())
      if (taken.outcome === 'refused') return taken.failure
      const { medium } = taken
      return { body: { data: toLibraryItem(medium, pictures) }, next: `/redactie/media/${medium.name}` }
    },
    async screen(state, _request, { editor }) {
      const question = readQuestion({})
      const library = findInLibrary(await readLibrary(parts), question)
      return renderPage('media-library', '/redactie/media', { editor, library, question, state })
    },
  })
}

/** Who did not hear that it was kept sends it again: for whoever is gone nothing is kept. What is kept, counts. */
function whileThere(desk: Desk, { raw }: FastifyRequest, { memberId }: Editor, now: () => Date): Desk {
  const transact: Desk['transact'] = (work) =>
    desk.transact(async (trx) => {
      if (raw.socket?.destroyed) throw new UnfinishedUpload()
      await countWork(trx, 'uploads', memberId, now())
      return work(trx)
    })
  return { ...desk, transact }
}

const tooManyAtOnce = failureOf(
  'too_many_requests',
  `Er zijn al ${mostUploadsAtOnce} bestanden van je onderweg. Wacht tot die er zijn.`,
)

/** Told before anything of it is read. */
function isFarTooLarge({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > mostFilmBytes + formBytes
}

/** What a form adds to a file. */
const formBytes = 10_000
