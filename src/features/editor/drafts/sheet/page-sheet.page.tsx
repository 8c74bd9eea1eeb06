import type { Editor } from '#features/editor/people/editor.ts'
import { momentInWords } from '#period-words.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import { plannedAddress } from '../../planned/planned-change.ts'
import { screenAddress } from '../page-address.ts'
import { StateBadge } from '../state-badge.view.tsx'
import { happened, type PageSheet } from './page-sheet.ts'
import { SheetActions } from './sheet-actions.view.tsx'

type PageSheetPageProps = { frame: Frame; editor: Editor; sheet: PageSheet; news: string | undefined }

/** Everything that can be done with a page. */
export function PageSheetPage({ frame, editor, sheet, news = '' }: PageSheetPageProps) {
  const { path, title, state, draft, isPublished, offline } = sheet
  return (
    <EditorDocument frame={frame} editor={editor} title={title}>
      <p className="page-sheet-place">
        <StateBadge state={state} />
        {isPublished ? <a href={path}>{path}</a> : <span>{path}</span>}
      </p>
      {Object.hasOwn(happened, news) && <Message tone="good">{happened[news]}</Message>}
      {news === 'teruggestuurd' && <DemoMailbox frame={frame} />}
      {draft?.publishFault && (
        <Message tone="wrong">Deze pagina wordt niet meer vanzelf gepubliceerd. {draft.publishFault}</Message>
      )}
      {draft?.plan && (
        <Message tone="notice">
          Wordt gepubliceerd op {momentInWords(draft.plan.publishAt)}. Wat er dan in het concept staat, komt
          op de site.
        </Message>
      )}
      {offline?.fault && (
        <Message tone="wrong">
          Deze pagina is niet op de geplande tijd offline gegaan. {offline.fault}{' '}
          <a href={plannedAddress(offline.id)}>Bekijk de planning</a>
        </Message>
      )}
      {offline && !offline.fault && (
        <Message tone="notice">
          Gaat offline op {momentInWords(offline.at)}.{' '}
          <a href={plannedAddress(offline.id)}>Verzetten of weghalen</a>
        </Message>
      )}
      {draft?.check && (
        <Message tone="notice">
          Klaar voor controle: gevraagd door {draft.check.askedBy ?? 'een collega'} op{' '}
          {momentInWords(draft.check.askedAt)}.
          {draft.check.isChanged && ' Daarna is de pagina nog gewijzigd.'}
        </Message>
      )}
      {sheet.openRemarks > 0 && (
        <Message tone="notice">
          {sheet.openRemarks === 1
            ? 'Er is één opmerking van een collega.'
            : `Er zijn ${sheet.openRemarks} opmerkingen van collega’s.`}{' '}
          <a href={screenAddress('controle', path)}>Bekijk wat er nog moet gebeuren</a>
        </Message>
      )}
      {sheet.isGuarded && (
        <p>
          {sheet.isFourEyes
            ? 'Voor deze pagina zijn vier ogen nodig: wie hem het laatst wijzigde, publiceert hem niet zelf, en niemand haalt hem alleen van de site.'
            : 'Voor deze pagina zijn vier ogen nodig, zodra twee collega’s mogen publiceren. Nu is dat er één.'}
        </p>
      )}
      {draft?.isOutdated && isPublished && (
        <Message tone="notice">
          De pagina is opnieuw gepubliceerd nadat dit concept begon. Vergelijk ze voordat je publiceert.
        </Message>
      )}
      {draft && (
        <p>
          Concept opgeslagen{draft.updatedBy && ` door ${draft.updatedBy}`} op{' '}
          {momentInWords(draft.updatedAt)}.
        </p>
      )}
      <SheetActions sheet={sheet} editor={editor} />
      <p>
        <a href="/redactie">Terug naar alle pagina’s</a>
      </p>
    </EditorDocument>
  )
}
