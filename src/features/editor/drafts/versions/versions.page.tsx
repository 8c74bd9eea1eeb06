import type { Editor } from '#features/editor/people/editor.ts'
import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { ListFilter } from '../../list-filter/list-filter.view.tsx'
import { pageAddress, screenAddress } from '../page-address.ts'
import { FindingList, type PlacedFinding } from '../publishing/finding-list.view.tsx'
import { type PageVersion, versionEvents } from './version.ts'

type VersionsPageProps = {
  frame: Frame
  editor: Editor
  path: string
  title: string
  versions: PageVersion[]
  /** At once: whoever does so is who wrote it last, so not where four eyes are needed. */
  mayPutBack: boolean
  /** Why a version could not be published again. */
  refused: { message: string; findings: PlacedFinding[] } | undefined
}

/** What a page was before, newest first, and the way back to it. */
export function VersionsPage(props: VersionsPageProps) {
  const { frame, editor, path, title, versions, mayPutBack, refused } = props
  return (
    <EditorDocument frame={frame} editor={editor} title={`Versies: ${title}`}>
      {refused && (
        <section className="gate">
          <Message tone="wrong">{refused.message}</Message>
          <FindingList findings={refused.findings} />
        </section>
      )}
      <ListFilter rows=".version" count={versions.length} />
      {versions.length === 0 ? (
        <p>Er zijn nog geen versies. Ze ontstaan vanzelf als je de pagina publiceert.</p>
      ) : (
        <ol className="version-list">
          {versions.map((version) => (
            <Version key={version.id} version={version} path={path} mayPutBack={mayPutBack} />
          ))}
        </ol>
      )}
      <p>
        <a href={pageAddress(path)}>Terug naar de pagina</a>
      </p>
    </EditorDocument>
  )
}

type VersionProps = { version: PageVersion; path: string; mayPutBack: boolean }

function Version({ version, path, mayPutBack }: VersionProps) {
  const when = momentInWords(version.at)
  return (
    <li className="version">
      <div>
        <h2 className="version-title">
          {versionEvents[version.event]} <span className="visually-hidden">op {when}</span>
        </h2>
        <p className="version-touch">
          <time dateTime={version.at}>{when}</time>
          {version.by && ` door ${version.by}`}
        </p>
        <p>{version.title}</p>
      </div>
      <div className="sheet-actions">
        <a href={screenAddress('vergelijken', path, { versie: version.id })}>
          Wat is er sindsdien veranderd?
        </a>
        <Restore version={version.id} how="draft">
          Maak er een concept van
        </Restore>
        {mayPutBack && (
          <Restore version={version.id} how="at-once">
            Meteen terugzetten
          </Restore>
        )}
      </div>
    </li>
  )
}

function Restore({ version, how, children }: { version: string; how: string; children: string }) {
  return (
    <form method="post" action="/api/v1/redactie/pages/restore">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="how" value={how} />
      <Button look="secondary">{children}</Button>
    </form>
  )
}
