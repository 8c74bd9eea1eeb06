import type { FastifyInstance } from 'fastify'
import { editorPage } from '#http/editor-door.ts'
import type { Parts } from '#parts.ts'
import type { Editor } from '../../people/editor.ts'
import { readPlans } from '../../planned/steps/read-plans.ts'
import { stateOf } from '../draft.ts'
import { mediaOf } from '../gate/judge.ts'
import { pagesOfConcern } from '../waiting/concerns.ts'
import { readWaiting } from '../waiting/steps/read-waiting.ts'
import { type ListedPage, type ListQuery, listPages, shownPages } from './page-list.ts'
import { readListQuery } from './read-list-query.ts'
import { allStandings, failedPlans, lastTouches, removedPages } from './store.ts'

/** The home of the redactie: every page, and how it stands. */
export function pageListRoutes(app: FastifyInstance, parts: Parts) {
  const { content, db, now, renderPage, settings } = parts

  editorPage(app, parts, '/redactie', async ({ editor, request }) => {
    const query = readListQuery(request.query)
    const listed = await listedPages(query.state === 'removed')
    const list = listPages(listed, query, await concerning(query))
    const touches = await lastTouches(
      db,
      shownPages(list).map(({ path }) => path),
    )
    const failed = list.kind === 'tree' ? await failedUntilNow() : []
    const waiting = list.kind === 'tree' && !query.open ? await waitingFor(editor) : undefined
    return renderPage('editor-pages', '/redactie', {
      ...{ editor, list, query, touches, failed },
      ...(waiting && { waiting }),
    })
  })

  async function concerning({ about }: ListQuery): Promise<ReadonlySet<string>> {
    const pages = about
      ? await pagesOfConcern[about]({ content: content(), media: mediaOf(parts), now: now() })
      : []
    return new Set(pages.map(({ path }) => path))
  }

  function waitingFor(editor: Editor) {
    const triesLinks = parts.config.outsideLinksPerWeek > 0
    const site = { db, content: content(), media: mediaOf(parts), settings, triesLinks }
    return readWaiting(site, editor, now())
  }

  async function failedUntilNow() {
    const pages = await failedPlans(db)
    const changes = await readPlans(db, { content: content(), settings })
    return [...pages, ...changes.failed]
  }

  async function listedPages(withRemoved: boolean): Promise<ListedPage[]> {
    const { pages } = content()
    const standings = await allStandings(db)
    const removed = withRemoved ? await removedPages(db) : []
    return [
      ...standings.map(({ path, isPublished, draft }) => ({
        path,
        title: draft?.title || pages.get(path)?.title || path,
        state: stateOf({
          isPublished,
          hasDraft: draft !== undefined,
          isPlanned: draft?.isPlanned ?? false,
          isAsked: draft?.isAsked ?? false,
        }),
      })),
      ...removed.map((page) => ({ ...page, state: 'removed' as const })),
    ]
  }
}
