import type { FormState } from '#forms/answer.ts'
import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { EditorForm } from '../drafts/editor-form.view.tsx'
import { pageAddress } from '../drafts/page-address.ts'
import { type Later, MomentFields } from '../drafts/publishing/when-fields.view.tsx'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import { ChangedLines } from '../settings/changed-lines.view.tsx'
import type { ChangedLine } from '../settings/setting-history.ts'
import { calendarAddress, type PlannedChange } from './planned-change.ts'

type PlannedPageProps = {
  frame: Frame
  editor: Editor
  plan: PlannedChange
  title: string
  /** For a setting: its form with what is planned in it, and what it will become. */
  setting?: { href: string; lines: ChangedLine[] } | undefined
  /** Nothing when it cannot move. */
  later: Later | undefined
  /** Why it cannot happen by itself any more. */
  whyNot: string | undefined
  news: string | undefined
  state?: FormState
}

const tidings: Record<string, string> = {
  gepland: 'Dit staat gepland. Het gebeurt vanzelf.',
  verzet: 'De planning is verzet.',
}

/** Something that is planned: what will happen, and how to move it or take it away. */
export function PlannedPage(props: PlannedPageProps) {
  const { frame, editor, plan, title, setting, later, whyNot, news = '', state } = props
  const { id, at, byName, fault } = plan
  return (
    <EditorDocument frame={frame} editor={editor} title={`${state ? 'Fout: ' : ''}Gepland: ${title}`}>
      {Object.hasOwn(tidings, news) && <Message tone="good">{tidings[news]}</Message>}
      {fault !== null && (
        <Message tone="wrong">
          Dit is niet gelukt op de geplande tijd. {fault} Er is niets gewijzigd en niets verloren gegaan.
        </Message>
      )}
      <p>
        {fault === null ? 'Op' : 'Stond gepland voor'} {momentInWords(at)}
        {fault === null && (plan.kind === 'offline' ? ' gaat deze pagina offline' : ' verandert dit')}
        {byName && `, gepland door ${byName}`}.
      </p>
      {setting && (
        <section className="sheet-group">
          <h2 className="sheet-group-title">Wat er verandert</h2>
          <ChangedLines lines={setting.lines} becomes="Wordt" />
          {may(editor, 'change-settings') && (
            <div className="sheet-actions">
              <ButtonLink look="secondary" href={setting.href}>
                Open het formulier
              </ButtonLink>
            </div>
          )}
        </section>
      )}
      {plan.kind === 'offline' && (
        <p>
          <a href={pageAddress(plan.subject)}>Wat je met deze pagina kunt doen</a>
        </p>
      )}
      {whyNot && whyNot !== fault && <Message tone="notice">{whyNot}</Message>}
      {later && (
        <EditorForm
          action="/api/v1/redactie/planned/move"
          submitLabel={fault === null ? 'Verzetten' : 'Opnieuw plannen'}
          state={state}
          back={calendarAddress}
          keepAs={`verzetten ${id}`}
        >
          <input type="hidden" name="id" value={id} />
          <MomentFields state={state} later={later} />
        </EditorForm>
      )}
      {may(editor, 'publish') && (
        <form method="post" action="/api/v1/redactie/planned/withdraw">
          <input type="hidden" name="id" value={id} />
          <Button look="secondary">Planning weghalen</Button>
        </form>
      )}
      <p>
        <a href={calendarAddress}>Alles wat er gaat gebeuren</a>
      </p>
    </EditorDocument>
  )
}
