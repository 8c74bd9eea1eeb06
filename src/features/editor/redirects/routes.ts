import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { allRedirects } from '#features/pages/store.ts'
import { failureOf } from '#forms/failure.ts'
import { spellUnreadable } from '#forms/readable.ts'
import { type DrawForEditor, editorCallsOf, editorPage } from '#http/editor-door.ts'
import { type IncomingFile, isAnnouncedLarger, readIncomingFile } from '#http/multipart.ts'
import type { Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { addRedirects } from '../settings/flows/add-redirects.ts'
import { redirectsSetting } from '../settings/kinds/redirects.setting.ts'
import { readSetting } from '../settings/read-setting.ts'
import { openPlaces } from '../work/places.ts'
import { writeCsv } from './csv.ts'
import { whyNotAdded } from './not-added.ts'
import { addedInWords, faultsByLine, mostCsvBytes, readRedirects, takenByLine } from './redirect-rows.ts'

const path = '/redactie/doorverwijzingen'
const mostFaults = 20

const importForm = z.object({
  file: z.custom<IncomingFile>((file) => typeof file === 'object', 'Kies een CSV-bestand.'),
})

/** Redirects to a file and from a file. */
export function redirectRoutes(app: FastifyInstance, parts: Parts) {
  const { db, renderPage } = parts

  const redirectsPage = (at: string, draw: DrawForEditor) =>
    editorPage(app, parts, at, draw, { act: 'change-settings' })

  redirectsPage(path, async ({ editor, request }) => {
    const { overgenomen } = request.query as Record<string, unknown>
    const added = typeof overgenomen === 'string' ? Number.parseInt(overgenomen, 10) : Number.NaN
    return renderPage('redirects', path, { editor, ...(added >= 0 && { added }) })
  })

  redirectsPage(`${path}/csv`, async () => {
    const rows = [...(await allRedirects(db))].sort(([one], [other]) => (one < other ? -1 : 1))
    const table = writeCsv([['Oud adres', 'Gaat naar'], ...rows.map((row) => row.map(spellUnreadable))])
    return { file: Buffer.from(table), name: 'doorverwijzingen.csv', type: 'text/csv; charset=utf-8' }
  })

  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => ({
      file: await readIncomingFile(request.headers['content-type'] ?? '', request.raw),
    }))
    importRedirects(scope, parts)
  })
}

function importRedirects(app: FastifyInstance, parts: Parts) {
  const { content, now, renderPage } = parts
  const places = openPlaces(1)

  editorCallsOf(app, parts).post('/api/v1/redactie/redirects/import', {
    act: 'change-settings',
    summary: 'Neem doorverwijzingen over uit een CSV-bestand',
    takesFile: true,
    form: () => importForm,
    screen: (state, _request, { editor }) => renderPage('redirects', path, { editor, state }),
    async run({ value: { file }, request, visitor: { desk, editor, audit } }) {
      using place = places.take(editor.memberId)
      if (!place)
        return failureOf('too_many_requests', 'Er is al een bestand van je onderweg. Wacht daar even op.')
      const text = await readText(request, file)
      if (text === undefined) return tooLargeFile
      const reading = readRedirects(text)
      if (!reading.ok) return notTaken(reading.faults)

      const rows = reading.redirects.map(({ from, to }) => ({ from, to }))
      const judged = readSetting(redirectsSetting, { fields: {}, rows }, content())
      if (!judged.ok) return notTaken(faultsByLine(reading.redirects, judged.errors))
      const write = { redirects: rows, by: editor.memberId }
      const saved = await addRedirects(desk, redirectsSetting, content(), write, audit, now())
      if (saved.outcome === 'taken') return notTaken(takenByLine(reading.redirects, saved.taken))
      if (saved.outcome !== 'saved') return notTaken(whyNotAdded(saved))
      const { count } = saved
      return { body: { message: addedInWords(count) }, next: `${path}?overgenomen=${count}` }
    },
  })
}

/** Nothing when it is too large; then the rest of it is not read. */
async function readText(request: FastifyRequest, { content }: IncomingFile): Promise<string | undefined> {
  if (isAnnouncedLarger(request, mostCsvBytes)) return undefined
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > mostCsvBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

const tooLargeFile = failureOf(
  'too_large',
  `Dit bestand is te groot: hooguit ${mostCsvBytes / 1024} kB. Verdeel het over twee bestanden.`,
)

function notTaken(faults: string[]): Refusal {
  const others = faults.length - mostFaults
  const more = others > 0 ? ` Je ziet de eerste ${mostFaults} van ${faults.length} fouten.` : ''
  const failure = failureOf('validation_failed', `Er is niets overgenomen.${more}`)
  return { ...failure, data: { faults: faults.slice(0, mostFaults) } }
}
