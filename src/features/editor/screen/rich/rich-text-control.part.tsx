import { Bold, Italic, Link2, Table2 } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Field } from '#features/blocks/field.ts'
import { FieldHint, RequiredMark } from '#ui/field/field.tsx'
import { FactButton } from '../fields/fact-button.part.tsx'
import { LinkDialog } from './link-dialog.part.tsx'
import { isInList, moveItems } from './list-commands.ts'
import {
  type BlockStyle,
  hasMark,
  insertWords,
  linkAt,
  setLink,
  setStyle,
  styleAt,
  toggleBold,
  toggleItalic,
} from './rich-commands.ts'
import {
  addColumn,
  addRow,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
  removeTable,
} from './table-commands.ts'
import { useRichEditor } from './use-rich-editor.part.tsx'

type RichTextControlProps = { field: Field; value: string | undefined; onChange: (value: string) => void }

const styles: [BlockStyle, string][] = [
  ['p', 'Gewone tekst'],
  ['h2', 'Kop'],
  ['h3', 'Tussenkop'],
  ['ul', 'Lijst'],
  ['ol', 'Genummerde lijst'],
  ['blockquote', 'Citaat'],
]

const listTools: WordTool[] = [
  ['Punt dieper', moveItems(1)],
  ['Punt terug', moveItems(-1)],
]

const tableTools: WordTool[] = [
  ['Rij erbij', addRow],
  ['Rij weg', removeRow],
  ['Kolom erbij', addColumn],
  ['Kolom weg', removeColumn],
  ['Tabel weg', removeTable],
]

export function RichTextControl({ field, value = '', onChange }: RichTextControlProps) {
  const hintId = useId()
  const [isLinking, setLinking] = useState(false)
  const { place, state, run } = useRichEditor(value, field.label, {
    onChange,
    onLink: () => link.from !== link.to && setLinking(true),
  })
  const link = linkAt(state)
  const insert = (text: string) => run(insertWords(text))
  return (
    <div className="edit-field">
      <p className="edit-label">
        {field.label}
        {!field.isOptional && <RequiredMark />}
      </p>
      <FieldHint id={hintId} hint={field.hint} />
      <div className="edit-toolbar" role="toolbar" aria-label={`Opmaak van ${field.label}`}>
        <StyleSelect style={styleAt(state)} onPick={(style) => run(setStyle(style))} />
        <Tool label="Vet" isOn={hasMark(state, 'strong')} onPress={() => run(toggleBold)}>
          <Bold size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Schuin" isOn={hasMark(state, 'em')} onPress={() => run(toggleItalic)}>
          <Italic size={18} aria-hidden="true" />
        </Tool>
        <Tool
          label={link.from === link.to ? 'Link (selecteer eerst woorden)' : 'Link (Ctrl+K)'}
          isOn={link.href !== ''}
          isOff={link.from === link.to}
          onPress={() => setLinking(true)}
        >
          <Link2 size={18} aria-hidden="true" />
        </Tool>
        <Tool label="Tabel" isOff={isInTable(state)} onPress={() => run(insertTable)}>
          <Table2 size={18} aria-hidden="true" />
        </Tool>
        <FactButton onPick={insert} />
      </div>
      {isInTable(state) && (
        <WordTools label="Tabel" tools={tableTools} onPress={run}>
          Tab gaat naar de volgende cel. Escape en dan Tab gaat uit de tabel.
        </WordTools>
      )}
      {isInList(state) && (
        <WordTools label="Lijst" tools={listTools} onPress={run}>
          Tab zet een punt onder het punt erboven, Shift+Tab zet het terug. Escape en dan Tab gaat uit de
          lijst.
        </WordTools>
      )}
      <div ref={place} />
      {isLinking && (
        <LinkDialog
          href={link.href}
          onClose={() => setLinking(false)}
          onPick={(href) => {
            // While a dialog is open nothing outside it takes the focus.
            flushSync(() => setLinking(false))
            run(setLink(href))
          }}
        />
      )}
    </div>
  )
}

function StyleSelect({ style, onPick }: { style: string; onPick: (style: BlockStyle) => void }) {
  return (
    <select
      className="edit-input edit-style"
      aria-label="Soort tekst"
      value={style}
      onChange={({ target }) => onPick(target.value as BlockStyle)}
    >
      {style === 'table' && <option value="table">Tabel</option>}
      {styles.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

type ToolProps = { label: string; isOn?: boolean; isOff?: boolean; onPress: () => void; children: ReactNode }

function Tool({ label, isOn, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      className="edit-tool"
      type="button"
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isOff && onPress()}
    >
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

type WordTool = [label: string, command: Command]
type WordToolsProps = {
  label: string
  tools: WordTool[]
  onPress: (command: Command) => void
  /** What the keyboard does there. */
  children: ReactNode
}

/** For the place where the caret stands. */
function WordTools({ label, tools, onPress, children }: WordToolsProps) {
  return (
    <div className="edit-toolbar" role="toolbar" aria-label={label}>
      {tools.map(([label, command]) => (
        <button
          key={label}
          className="edit-tool edit-tool-words"
          type="button"
          onClick={() => onPress(command)}
        >
          {label}
        </button>
      ))}
      <p className="edit-note">{children}</p>
    </div>
  )
}
