import type { Editor } from '#features/editor/people/editor.ts'
import type { FormState } from '#forms/answer.ts'
import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { EditorForm } from '../editor-form.view.tsx'
import { pageAddress } from '../page-address.ts'
import { type Later, WhenFields } from '../publishing/when-fields.view.tsx'
import { LinkingPages } from './linking-pages.view.tsx'
import type { DraftSheet, PageSheet } from './page-sheet.ts'
import type { SheetScreen } from './sheet-screens.ts'

export type Confirmation = Extract<SheetScreen, 'offline' | 'verwijderen' | 'concept-weggooien'>

type ConfirmPageProps = {
  frame: Frame
  editor: Editor
  sheet: PageSheet
  what: Confirmation
  linking: { path: string; title: string }[]
  /** What the form proposes for later, where that can be chosen. */
  later?: Later
  state?: FormState | undefined
}

/** Asks before something goes away, and tells what it means for others. */
export function ConfirmPage({ frame, editor, sheet, what, linking, later, state }: ConfirmPageProps) {
  const { path, title, countBelow, draft } = sheet
  const { heading, meaning, call, button } = words[what]
  return (
    <EditorDocument frame={frame} editor={editor} title={`${heading}: ${title}`}>
      <p>{meaning}</p>
      {what !== 'offline' && draft && <EndsToo draft={draft} />}
      {what !== 'concept-weggooien' && <LinkingPages linking={linking} />}
      {what !== 'concept-weggooien' && countBelow > 0 && (
        <p>
          Onder deze pagina {countBelow === 1 ? 'staat één pagina' : `staan ${countBelow} pagina’s`}. Die{' '}
          {countBelow === 1 ? 'blijft' : 'blijven'} staan.
        </p>
      )}
      <EditorForm
        action={`/api/v1/redactie/pages/${call}`}
        submitLabel={button}
        look="accent"
        state={state}
        back={pageAddress(path)}
        {...(later && { keepAs: `${what} ${path}` })}
      >
        <input type="hidden" name="path" value={path} />
        {later && <WhenFields state={state} later={later} />}
      </EditorForm>
    </EditorDocument>
  )
}

/** What colleagues count on, and goes with the concept. */
function EndsToo({ draft: { plan, check } }: { draft: DraftSheet }) {
  return (
    <>
      {plan && (
        <p>Dit concept staat gepland voor {momentInWords(plan.publishAt)}. Die planning gaat ook weg.</p>
      )}
      {check && <p>{check.askedBy ?? 'Een collega'} vroeg om controle. Die vraag gaat ook weg.</p>}
    </>
  )
}

const words: Record<Confirmation, { heading: string; meaning: string; call: string; button: string }> = {
  offline: {
    heading: 'Offline halen',
    meaning:
      'Bezoekers zien de pagina dan niet meer. De tekst blijft bewaard als concept, zodat je hem later weer kunt publiceren.',
    call: 'offline',
    button: 'Haal de pagina offline',
  },
  verwijderen: {
    heading: 'Verwijderen',
    meaning:
      'De pagina en het concept verdwijnen. De versies blijven bewaard: zoek op de status ‘Verwijderd’ om de pagina terug te halen.',
    call: 'remove',
    button: 'Verwijder de pagina',
  },
  'concept-weggooien': {
    heading: 'Concept weggooien',
    meaning:
      'De pagina op de site blijft zoals hij is. Je vindt het concept daarna nog terug bij de versies.',
    call: 'discard',
    button: 'Gooi het concept weg',
  },
}
