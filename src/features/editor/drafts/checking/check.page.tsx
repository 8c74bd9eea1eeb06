import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { momentInWords } from '#period-words.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { may } from '../../people/roles.ts'
import { type DraftCheck, isAskedByAnother } from '../draft.ts'
import { pageAddress, screenAddress } from '../page-address.ts'
import type { BlockToCheck } from './blocks-to-check.ts'
import type { Remark } from './remark.ts'
import { RemarkList } from './remark-list.view.tsx'
import { SendBackForm } from './send-back-form.view.tsx'

type CheckPageProps = {
  frame: Frame
  editor: Editor
  path: string
  title: string
  isPublished: boolean
  draft: { id: string; revision: number; check: DraftCheck | undefined } | undefined
  /** For whoever may check what waits for it. */
  blocks: BlockToCheck[]
  remarks: Remark[]
  /** Why this person may not publish it. */
  notAlone: string | undefined
  news?: string | undefined
  state?: FormState
}

const tidings: Record<string, string> = {
  gevraagd: 'De pagina is klaar voor controle. Wie mag publiceren, krijgt een mail.',
  ingetrokken: 'De vraag om controle is ingetrokken. Je kunt rustig verder schrijven.',
  afgehandeld: 'De opmerking is afgehandeld.',
  'antwoord-erbij': 'Een collega had de opmerking al afgehandeld. Je antwoord staat erbij.',
}

/** Where a writer and whoever checks meet: is it ready, and what must still be done. */
export function CheckPage(props: CheckPageProps) {
  const {
    frame,
    editor,
    path,
    title,
    isPublished,
    draft,
    blocks,
    remarks,
    notAlone,
    news = '',
    state,
  } = props
  const open = remarks.filter(({ handledAt }) => handledAt === null)
  const handled = remarks.filter(({ handledAt }) => handledAt !== null)
  return (
    <EditorDocument
      frame={frame}
      editor={editor}
      title={state ? `Fout: Controle: ${title}` : `Controle: ${title}`}
    >
      {Object.hasOwn(tidings, news) && <Message tone="good">{tidings[news]}</Message>}
      {news === 'gevraagd' && <DemoMailbox frame={frame} />}
      {draft && <Standing draft={draft} />}
      <div className="sheet-actions">
        {draft && !draft.check && <AskForm draft={draft} />}
        {draft && blocks.length > 0 && !notAlone && (
          <ButtonLink look="accent" href={screenAddress('publiceren', path)}>
            Publiceren
          </ButtonLink>
        )}
        {draft && isPublished && (
          <ButtonLink look="secondary" href={screenAddress('vergelijken', path)}>
            Bekijk wat er verandert
          </ButtonLink>
        )}
        {draft?.check && (may(editor, 'publish') || !isAskedByAnother(draft.check, editor.memberId)) && (
          <form method="post" action="/api/v1/redactie/drafts/withdraw">
            <input type="hidden" name="id" value={draft.id} />
            <Button look="quiet">Trek de vraag in</Button>
          </form>
        )}
      </div>
      {notAlone && <Message tone="notice">{notAlone}</Message>}
      <RemarkList
        title="Wat er nog moet gebeuren"
        path={path}
        remarks={open}
        mayHandle={draft !== undefined}
        state={state}
      />
      {draft && blocks.length > 0 && (
        <SendBackForm
          draft={draft}
          blocks={blocks}
          state={state?.values.id === draft.id ? state : undefined}
        />
      )}
      <RemarkList title="Afgehandeld" path={path} remarks={handled.toReversed()} />
      <p>
        <a href={pageAddress(path)}>Terug naar wat je met deze pagina kunt doen</a>
      </p>
    </EditorDocument>
  )
}

function Standing({ draft: { check } }: { draft: NonNullable<CheckPageProps['draft']> }) {
  if (!check) return <p>Deze pagina wacht niet op controle.</p>
  return (
    <Message tone="notice">
      Klaar voor controle: gevraagd door {check.askedBy ?? 'een collega'} op {momentInWords(check.askedAt)}.
      {check.isChanged &&
        ' Daarna is de pagina nog gewijzigd. Je ziet en publiceert wat het laatst is opgeslagen.'}
    </Message>
  )
}

function AskForm({ draft }: { draft: { id: string; revision: number } }) {
  return (
    <form method="post" action="/api/v1/redactie/drafts/ask">
      <input type="hidden" name="id" value={draft.id} />
      <input type="hidden" name="revision" value={draft.revision} />
      <Button>Vraag om controle</Button>
    </form>
  )
}
