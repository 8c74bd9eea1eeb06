import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { EditorForm } from '../editor-form.view.tsx'
import { pageAddress, screenAddress } from '../page-address.ts'
import { FindingList, type PlacedFinding } from './finding-list.view.tsx'
import { type Later, WhenFields } from './when-fields.view.tsx'

type PublishPageProps = {
  frame: Frame
  editor: Editor
  path: string
  title: string
  draft: { id: string; revision: number }
  isPublished: boolean
  findings: PlacedFinding[]
  /** Why somebody else must publish it. */
  notAllowed: string | undefined
  /** What the form proposes for later: tomorrow morning. */
  later: Later
  state: FormState | undefined
}

/** The gate, and beyond it the choice between now and later. */
export function PublishPage(props: PublishPageProps) {
  const { frame, editor, path, title, draft, isPublished, findings, notAllowed, later, state } = props
  const blocking = findings.filter(({ severity }) => severity === 'blocks')
  const advice = findings.filter(({ severity }) => severity === 'advice')
  return (
    <EditorDocument frame={frame} editor={editor} title={`Publiceren: ${title}`}>
      {blocking.length > 0 ? (
        <section className="gate">
          <Message tone="wrong">
            Deze pagina kan nog niet worden gepubliceerd. Verbeter eerst{' '}
            {blocking.length === 1 ? 'dit punt' : 'deze punten'}.
          </Message>
          <FindingList findings={blocking} />
          <EditButton path={path} />
        </section>
      ) : (
        <Message tone="good">
          De site heeft de pagina nagekeken en vond niets dat je eerst moet verbeteren.
        </Message>
      )}
      {advice.length > 0 && (
        <section className="gate">
          <h2 className="sheet-group-title">Tips om de pagina beter te maken</h2>
          <p>Je mag ze overslaan.</p>
          <FindingList findings={advice} />
        </section>
      )}
      {isPublished && (
        <p>
          <a href={screenAddress('vergelijken', path)}>Bekijk wat er verandert</a>
        </p>
      )}
      {notAllowed && (
        <section className="gate">
          <Message tone="notice">{notAllowed}</Message>
          <p>
            <ButtonLink href={screenAddress('controle', path)}>Vraag om controle</ButtonLink>
          </p>
        </section>
      )}
      {blocking.length === 0 && !notAllowed && (
        <EditorForm
          action="/api/v1/redactie/drafts/publish"
          submitLabel="Publiceren"
          state={state}
          back={pageAddress(path)}
          keepAs={`publiceren ${path}`}
        >
          <input type="hidden" name="id" value={draft.id} />
          <input type="hidden" name="revision" value={draft.revision} />
          <input type="hidden" name="path" value={path} />
          <WhenFields state={state} later={later} />
        </EditorForm>
      )}
      {(blocking.length > 0 || notAllowed) && (
        <p>
          <a href={pageAddress(path)}>Terug naar wat je met deze pagina kunt doen</a>
        </p>
      )}
    </EditorDocument>
  )
}

function EditButton({ path }: { path: string }) {
  return (
    <form method="post" action="/api/v1/redactie/drafts/start">
      <input type="hidden" name="path" value={path} />
      <Button>Verder bewerken</Button>
    </form>
  )
}
