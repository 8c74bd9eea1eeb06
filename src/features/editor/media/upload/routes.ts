import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Desk } from '#database/desk.ts'
import { replaceFile } from '#features/media/flows/replace-file.ts'
import { takeIn } from '#features/media/flows/take-in.ts'
import { mostFilmBytes } from '#features/media/limits.ts'
import { mediaRefusals } from '#features/media/refusals.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf } from '#http/editor-door.ts'
import { type IncomingFile, isAnnouncedLarger, readIncomingFile, UnfinishedUpload } from '#http/multipart.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../../people/editor.ts'
import { openPlaces } from '../../work/places.ts'
import { countWork } from '../../work/store.ts'
import { mostUploadsAtOnce } from '../../work/work-limits.ts'
import { savedAnswer, uploadAnswer } from '../answers.ts'
import { stillBusy, unknownMedium } from '../failures.ts'
import { findInLibrary, tagsIn, toLibraryItem } from '../library.ts'
import { readQuestion } from '../question.ts'
import { drawMedium } from '../steps/draw-medium.ts'
import { readLibrary } from '../steps/read-library.ts'
import { unlessItStays, whyFileStays } from '../steps/why-file-stays.ts'

type Places = ReturnType<typeof openPlaces>

const uploadForm = z.object({
  file: z.custom<IncomingFile>((file) => typeof file === 'object', mediaRefusals.nothing.message),
})

/** Files for the library. */
export function uploadRoutes(app: FastifyInstance, parts: Parts) {
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => ({
      file: await readIncomingFile(request.headers['content-type'] ?? '', request.raw),
    }))
    const places = openPlaces(mostUploadsAtOnce)
    upload(scope, parts, places)
    replace(scope, parts, places)
  })
}

function upload(app: FastifyInstance, parts: Parts, places: Places) {
  const { media, now, pictures, renderPage } = parts
  editorCallsOf(app, parts).post('/api/v1/redactie/media', {
    act: 'add-media',
    summary: 'Voeg een afbeelding, video of document toe, één bestand per keer',
    answer: uploadAnswer,
    takesFile: true,
    isShared: true,
    form: () => uploadForm,
    async run({ request, value, visitor: { desk, editor } }) {
      using place = places.take(editor.memberId)
      if (!place) return tooManyAtOnce
      if (isAnnouncedLarger(request, mostFilmBytes)) return mediaRefusals.tooLarge
      const tools = { ...media, ...whileThere(desk, request, editor, now) }
      const taken = await takeIn(tools, value.file, editor.memberId, now())
      if (taken.outcome === 'refused') return taken.failure
      const { medium } = taken
      return { body: { data: toLibraryItem(medium, pictures) }, next: `/redactie/media/${medium.name}` }
    },
    async screen(state, _request, { editor }) {
      const question = readQuestion({})
      const items = await readLibrary(parts)
      const [library, tags] = [findInLibrary(items, question), tagsIn(items)]
      return renderPage('media-library', '/redactie/media', { editor, library, question, tags, state })
    },
  })
}

/** Its name stands in the address: the body is one file, as everywhere. */
function replace(app: FastifyInstance, parts: Parts, places: Places) {
  const { db, media, now, pictures } = parts
  editorCallsOf(app, parts).post('/api/v1/redactie/media/vervangen', {
    act: 'change-media',
    summary: 'Vervang het bestand van een afbeelding, video of document; het blijft staan waar het staat',
    answer: savedAnswer,
    takesFile: true,
    form: () => uploadForm,
    async run({ request, value, visitor: { desk, editor } }) {
      using place = places.take(editor.memberId)
      if (!place) return tooManyAtOnce
      if (isAnnouncedLarger(request, mostFilmBytes)) return mediaRefusals.tooLarge
      const name = nameIn(request)
      const stays = await whyFileStays(db, name)
      if (stays) return failureOf('refused', stays)
      const tools = {
        ...media,
        ...whileThere(
          unlessItStays(desk, (trx) => whyFileStays(trx, name)),
          request,
          editor,
          now,
        ),
      }
      const replacement = await replaceFile(tools, name, value.file)
      if (replacement.outcome === 'refused') return replacement.failure
      if (replacement.outcome !== 'replaced')
        return replacement.outcome === 'busy' ? stillBusy : unknownMedium
      const data = toLibraryItem(replacement.medium, pictures)
      const message = 'Het bestand is vervangen.'
      return { body: { data, message }, next: `/redactie/media/${data.name}?vervangen` }
    },
    screen: (state, request, { editor }) =>
      drawMedium(parts, editor, nameIn(request), {
        replaced: { tone: 'wrong', text: state.errors.file?.[0] ?? state.message },
      }),
  })
}

function nameIn({ query }: FastifyRequest): string {
  const { naam } = query as { naam?: unknown }
  return typeof naam === 'string' ? naam : ''
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
