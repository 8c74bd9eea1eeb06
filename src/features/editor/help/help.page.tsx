import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Editor } from '../people/editor.ts'
import { may } from '../people/roles.ts'
import { chapters } from './chapters.ts'

export function EditorHelpPage({ frame, editor }: { frame: Frame; editor: Editor }) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Uitleg" isNarrow>
      <nav aria-label="Op deze pagina">
        <ul className="plain-list">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {chapters.map(({ id, title, steps, screens = [] }) => (
        <section key={id} className="help-chapter" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className="plain-list">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          {screens
            .filter(({ act }) => may(editor, act))
            .map(({ label, href }) => (
              <p key={href}>
                <a href={href}>{label}</a>
              </p>
            ))}
        </section>
      ))}
    </EditorDocument>
  )
}
