import type { Editor } from '#features/editor/people/editor.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { pageAddress } from '../page-address.ts'
import { LinkingPages } from './linking-pages.view.tsx'
import type { PageSheet } from './page-sheet.ts'

export type Confirmation = 'offline' | 'verwijderen' | 'concept-weggooien'

type ConfirmPageProps = {
  frame: Frame
  editor: Editor
  sheet: PageSheet
  what: Confirmation
  linking: { path: string; title: string }[]
  fault?: string
}

/** Asks before something goes away, and tells what it means for others. */
export function ConfirmPage({ frame, editor, sheet, what, linking, fault }: ConfirmPageProps) {
  const { path, title, countBelow } = sheet
  const { heading, meaning, call, button } = words[what]
  return (
    <EditorDocument frame={frame} editor={editor} title={`${heading}: ${title}`}>
      {fault && <Message tone="wrong">{fault}</Message>}
      <p>{meaning}</p>
      {what !== 'concept-weggooien' && <LinkingPages linking={linking} />}
      {what !== 'concept-weggooien' && countBelow > 0 && (
        <p>
          Onder deze pagina {countBelow === 1 ? 'staat één pagina' : `staan ${countBelow} pagina’s`}. Die{' '}
          {countBelow === 1 ? 'blijft' : 'blijven'} staan.
        </p>
      )}
      <form className="sheet-actions" method="post" action={`/api/v1/redactie/pages/${call}`}>
        <input type="hidden" name="path" value={path} />
        <Button look="accent">{button}</Button>
        <a href={pageAddress(path)}>Toch niet</a>
      </form>
    </EditorDocument>
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
      'De pagina en het concept verdwijnen. De versies blijven bewaard: zoek op de staat ‘Verwijderd’ om de pagina terug te halen.',
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
