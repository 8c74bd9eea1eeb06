import { Island } from '#islands/island.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import EditIsland from './edit.island.tsx'

const places = [
  { href: '#velden', label: 'Ga naar de velden' },
  { href: '#blokken', label: 'Ga naar de blokken' },
]

type EditPageProps = { frame: Frame; editor: Editor; id: string }

export function EditPage({ frame, editor, id }: EditPageProps) {
  return (
    <EditorDocument
      frame={frame}
      editor={editor}
      title="Pagina bewerken"
      isWide
      skipTo={places}
      ahead={frame.assets.editor.screen}
    >
      <noscript>
        <Message tone="notice">
          Voor het bewerken van een pagina is JavaScript nodig. Zet het aan in je browser.
        </Message>
      </noscript>
      <Island
        of={EditIsland}
        props={{
          id,
          siteStyles: [frame.assets.style, frame.assets.toolStyle],
          mayPublish: may(editor, 'publish'),
        }}
        wake="load"
      />
    </EditorDocument>
  )
}
