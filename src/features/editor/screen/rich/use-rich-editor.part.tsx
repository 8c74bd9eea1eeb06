import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readRichText } from '#features/blocks/rich-text.ts'
import { cleanRichText, toHtml } from '../../drafts/clean-rich-text.ts'
import { insertBreak, leaveByEmptyLine, toggleBold, toggleItalic } from './rich-commands.ts'
import { toDocument, toRichText } from './rich-document.ts'

type RichEditor = {
  place: RefObject<HTMLDivElement | null>
  state: EditorState
  run: (command: Command) => void
}

const keys = keymap({
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Shift-Enter': insertBreak,
  Enter: chainCommands(leaveByEmptyLine, baseKeymap.Enter as Command),
})

/**
 * A place to type in. What comes from outside, by undoing for example, takes the place of what is there; what is typed
 * goes out as HTML. Undoing is left to the screen, which undoes everything in one order.
 */
export function useRichEditor(value: string, label: string, onChange: (html: string) => void): RichEditor {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const sent = useRef(value)
  const changed = useRef(onChange)
  changed.current = onChange
  const [state, setState] = useState(() => stateOf(value))

  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: stateOf(sent.current),
      attributes: {
        class: 'prose edit-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: cleanRichText,
      handleDOMEvents: { keydown: keepFormattingKeys },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        sent.current = toHtml(toRichText(next.doc))
        changed.current(sent.current)
      },
    })
    view.current = made
    setState(made.state)
    return () => made.destroy()
  }, [label])

  useEffect(() => {
    if (value === sent.current || !view.current) return
    sent.current = value
    const next = stateOf(value)
    view.current.updateState(next)
    setState(next)
  }, [value])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }
  return { place, state, run }
}

function stateOf(html: string): EditorState {
  const reading = readRichText(cleanRichText(html))
  return EditorState.create({
    doc: toDocument(reading.ok ? reading.value : []),
    plugins: [keys, keymap(baseKeymap)],
  })
}

/** To the screen these keys mean something else. */
function keepFormattingKeys(_view: EditorView, event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && /^[bi]$/i.test(event.key)) event.stopPropagation()
  return false
}
