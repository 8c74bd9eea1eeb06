import { momentInWords } from '#period-words.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Editor } from '../people/editor.ts'

type ListedSetting = {
  slug: string
  title: string
  lead: string
  waits: boolean
  at?: string
  by?: string | undefined
}
type SettingsPageProps = { frame: Frame; editor: Editor; settings: ListedSetting[] }

export function SettingsPage({ frame, editor, settings }: SettingsPageProps) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Instellingen">
      <p>Wat je hier wijzigt, geldt voor de hele site. Het staat er binnen een paar seconden op.</p>
      <ul className="setting-list">
        {settings.map(({ slug, title, lead, waits, at, by }) => (
          <li key={slug} className="setting-card">
            <h2>
              <a href={`/redactie/instellingen/${slug}`}>{title}</a>
            </h2>
            <p>{lead}</p>
            {waits && (
              <p>
                <a href={`/redactie/instellingen/${slug}/voorstel`}>
                  Er wacht een wijziging op controle<span className="visually-hidden">: {title}</span>
                </a>
              </p>
            )}
            {at && (
              <p className="setting-when">
                Gewijzigd op {momentInWords(at)}
                {by && ` door ${by}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </EditorDocument>
  )
}
