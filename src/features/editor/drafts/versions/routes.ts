import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Editor } from '#features/editor/people/editor.ts'
import { findPublished } from '#features/pages/store.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notThere, notYourRole } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { whyNotAlone } from '../../people/four-eyes/steps/why-not-alone.ts'
import { may } from '../../people/roles.ts'
import { comparePages } from '../compare/compare-pages.ts'
import { namesIn } from '../compare/names-in.ts'
import type { DraftDocument } from '../draft.ts'
import { notPublishable } from '../draft-answers.ts'
import { restoreAsDraft, restoreAtOnce } from '../flows/restore-version.ts'
import { restoreForm } from '../forms.ts'
import { judgeNow } from '../gate/judge.ts'
import { askedPath, pageAddress } from '../page-address.ts'
import { placeOf } from '../publishing/place-of.ts'
import { findDraftOf, titleOf } from '../store.ts'
import { findVersion, versionsOf } from './store.ts'

const notGone = failureOf(
  'conflict',
  'Op dit adres staat intussen weer een pagina. Er is niets veranderd: bekijk eerst wat er nu staat.',
)

/** What a page was, how that differs from what it is, and the way back. */
export function versionRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage } = parts
  const calls = editorCallsOf(app, parts)

  editorPage(app, parts, '/redactie/paginas/versies', ({ editor, request }) =>
    drawVersions(editor, askedPath(request.query)),
  )

  editorPage(app, parts, '/redactie/paginas/vergelijken', async ({ editor, request }) => {
    const path = askedPath(request.query)
    const { versie = '' } = request.query as Record<string, unknown>
    const draft = await findDraftOf(db, path)
    const published = (await findPublished(db, path))?.document as DraftDocument | undefined
    const version = typeof versie === 'string' && versie ? await findVersion(db, versie) : undefined
    const before = version?.path === path ? version.document : published
    const standing = version && published ? published : (draft?.document ?? published)
    const after = standing ?? (await findRemoved(path))
    if (!before || !after) return undefined
    return renderPage('editor-compare', '/redactie/paginas/vergelijken', {
      editor,
      path,
      title: titleOf(after) || path,
      before: version ? `de versie van ${momentInWords(version.at)}` : 'de site',
      after: standing ? nameOfStanding(standing === published) : 'de pagina toen hij werd verwijderd',
      changes: await comparePages(before, after, namesIn(content())),
    })
  })

  /** What a page was at its end; nothing when it never went. */
  async function findRemoved(path: string): Promise<DraftDocument | undefined> {
    const end = (await versionsOf(db, path)).find(({ event }) => event === 'removed')
    return end && (await findVersion(db, end.id))?.document
  }

  async function drawVersions(editor: Editor, path: string, state?: FormState) {
    const by = editor.memberId
    const versions = await versionsOf(db, path)
    const draft = await findDraftOf(db, path)
    const published = await findPublished(db, path)
    if (versions.length === 0 && !draft && !published) return undefined
    const title = draft?.document ?? (published?.document as object | undefined) ?? versions[0] ?? {}
    return renderPage('editor-versions', '/redactie/paginas/versies', {
      editor,
      path,
      title: titleOf(title) || path,
      versions,
      mayPutBack: may(editor, 'publish') && !(await whyNotAlone(db, { path, by, writers: [by] })),
      refused: state && { message: state.message, findings: await findingsOf(state.values.version ?? '') },
    })
  }

  async function findingsOf(versionId: string) {
    const version = await findVersion(db, versionId)
    if (!version) return []
    const judge = await judgeNow(parts)
    const { findings } = await judge(version.document)
    return findings
      .filter(({ severity }) => severity === 'blocks')
      .map((finding) => ({ ...finding, place: placeOf(finding, version.document.blocks) }))
  }

  calls.post('/api/v1/redactie/pages/restore', {
    act: 'write',
    summary: 'Zet een eerdere versie terug, als concept of meteen',
    answer: z.strictObject({
      data: z.strictObject({ path: z.string(), state: z.enum(['draft', 'published']) }),
    }),
    form: () => restoreForm,
    screen: async (state, _request, { editor }) => {
      const version = await findVersion(db, state.values.version ?? '')
      return version && drawVersions(editor, version.path, state)
    },
    async run({ value: { version: versionId, how }, visitor: { desk, editor, audit } }) {
      const asked = { versionId, by: editor.memberId }
      const done =
        how === 'at-once'
          ? await restoreAtOnce(desk, asked, await judgeNow(parts), audit, now())
          : await restoreAsDraft(desk, { ...asked, isOnlyIfGone: how === 'if-gone' }, now())
      if (done.outcome === 'unknown') return notThere
      if (done.outcome === 'taken') return notGone
      if (done.outcome === 'not-this-role') return notYourRole
      if (done.outcome === 'not-alone') return failureOf('refused', done.fault)
      if (done.outcome === 'refused') return notPublishable(done.findings)
      const { path, outcome: state } = done
      return {
        body: { data: { path, state } },
        next: pageAddress(path, state === 'draft' ? 'staat-klaar' : 'teruggezet'),
      }
    },
  })
}

function nameOfStanding(isPublished: boolean): string {
  return isPublished ? 'de site' : 'het concept'
}
