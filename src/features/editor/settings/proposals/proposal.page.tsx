import type { FormState } from '#forms/answer.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../../people/editor.ts'
import { ChangedLines } from '../changed-lines.view.tsx'
import type { Effect } from '../setting.ts'
import type { DrawnChange } from '../setting-history.ts'

type ProposalPageProps = {
  frame: Frame
  editor: Editor
  title: string
  slug: string
  change: DrawnChange
  /** Who proposed it does not take it over. */
  mayAccept: boolean
  isOwn: boolean
  state?: FormState
  toConfirm?: { effects: Effect[]; confirmation: string }
}

/** A change that waits for a second person: what it does, and whether it should. */
export function ProposalPage(props: ProposalPageProps) {
  const { frame, editor, title, slug, change, mayAccept, isOwn, state, toConfirm } = props
  const path = `/redactie/instellingen/${slug}`
  return (
    <EditorDocument
      frame={frame}
      editor={editor}
      title={state && !toConfirm ? `Fout: Wacht op controle: ${title}` : `Wacht op controle: ${title}`}
    >
      <p>
        <a href={path}>Terug naar {title}</a>
      </p>
      {state && <Message tone={toConfirm ? 'notice' : 'wrong'}>{state.message}</Message>}
      <p>
        Voorgesteld door {change.by} op {change.when}. Het staat nog niet op de site.
      </p>
      {isOwn && !mayAccept && (
        <Message tone="notice">
          Voor deze instelling zijn vier ogen nodig. Een collega kijkt je wijziging na. Iemand die mag
          publiceren, heeft een mail gekregen.
        </Message>
      )}
      {isOwn && !mayAccept && <DemoMailbox frame={frame} />}
      <ChangedLines lines={change.lines} becomes="Wordt" />
      {toConfirm && (
        <ul>
          {toConfirm.effects.map(({ where, times }) => (
            <li key={where}>
              {where}: {times === 1 ? 'één plaats' : `${times} plaatsen`}
            </li>
          ))}
        </ul>
      )}
      <form className="sheet-actions" method="post" action={`/api/v1${path}/voorstel`}>
        <input type="hidden" name="id" value={change.id} />
        <input type="hidden" name="confirmed" value={toConfirm?.confirmation ?? ''} />
        {mayAccept && (
          <Button name="decision" value="accept">
            {toConfirm ? 'Ja, neem over' : 'Neem over'}
          </Button>
        )}
        <Button look="secondary" name="decision" value="decline">
          {isOwn ? 'Trek in' : 'Neem niet over'}
        </Button>
      </form>
    </EditorDocument>
  )
}
