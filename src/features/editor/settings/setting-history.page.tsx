import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { ListFilter } from '../list-filter/list-filter.view.tsx'
import type { Editor } from '../people/editor.ts'
import { ChangedLines } from './changed-lines.view.tsx'
import { type FourEyes, FourEyesNotice, isClosed } from './four-eyes-notice.view.tsx'
import type { DrawnChange } from './setting-history.ts'

type SettingHistoryPageProps = {
  frame: Frame
  editor: Editor
  title: string
  slug: string
  changes: DrawnChange[]
  isUndone: boolean
  fourEyes: FourEyes | undefined
}

/** What a setting was, and the way back. */
export function SettingHistoryPage(props: SettingHistoryPageProps) {
  const { frame, editor, title, slug, changes, isUndone, fourEyes } = props
  const mayUndo = !isClosed(fourEyes)
  return (
    <EditorDocument frame={frame} editor={editor} title={`Geschiedenis: ${title}`}>
      <p>
        <a href={`/redactie/instellingen/${slug}`}>Terug naar {title}</a>
      </p>
      {isUndone && <Message tone="good">De wijziging is ongedaan gemaakt.</Message>}
      {fourEyes?.waits && <FourEyesNotice slug={slug} fourEyes={fourEyes} />}
      {changes.length === 0 && <p>Deze instelling is nog nooit gewijzigd.</p>}
      <ListFilter rows=".setting-change" count={changes.length} />
      <ol className="setting-changes">
        {changes.map((change) => (
          <Change key={change.id} change={{ ...change, mayUndo: mayUndo && change.mayUndo }} slug={slug} />
        ))}
      </ol>
    </EditorDocument>
  )
}

function Change({ change, slug }: { change: DrawnChange; slug: string }) {
  const { id, when, by, lines, mayUndo } = change
  return (
    <li className="setting-change">
      <h2>
        {when}, door {by}
      </h2>
      {lines.length === 0 && (
        <p>Wat er toen veranderde, is niet bewaard, of alleen de volgorde veranderde.</p>
      )}
      <ChangedLines lines={lines} becomes="Werd" />
      {mayUndo && (
        <form method="post" action={`/api/v1/redactie/instellingen/${slug}/undo`}>
          <input type="hidden" name="id" value={id} />
          <Button look="secondary">
            Maak ongedaan<span className="visually-hidden"> wat er op {when} veranderde</span>
          </Button>
        </form>
      )}
    </li>
  )
}
