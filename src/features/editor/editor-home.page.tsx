import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Editor } from './people/editor.ts'

export function EditorHomePage({ frame, editor }: { frame: Frame; editor: Editor }) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Redactie">
      <p>Welkom, {editor.name}.</p>
    </EditorDocument>
  )
}
