import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readRichText } from '#features/blocks/rich-text.ts'
import { cleanRichText, toHtml } from '../../drafts/clean-rich-text.ts'
import { cleanHtmlWith } from '../puck/trusted-html.browser.ts'
import {
  isInList,
  moveItems,
  moveOutAtStart,
  moveOutWhenEmpty,
  nestByKey,
  splitItem,
} from './list-commands.ts'
import { nestCopied, withList } from './nest-copied.browser.ts'
import { replacedBy } from './replaced-by.ts'
import { insertBreak, leaveByEmptyLine, toggleBold, toggleItalic } from './rich-commands.ts'
import { toDocument, toRichText } from './rich-document.ts'
import { goToCell, isInTable } from './table-commands.ts'

type Heard = {
  onChange: (html: string) => void
  /** Somebody asked for a link by the keyboard. */
  onLink: () => void
}

type RichEditor = {
  place: RefObject<HTMLDivElement | null>
  state: EditorState
  run: (command: Command) => void
}

const keys = keymap({
  'Mod-b': toggleBold,
  'Mod-i': toggleItalic,
  'Shift-Enter': insertBreak,
  Enter: chainCommands(moveOutWhenEmpty, leaveByEmptyLine, splitItem, baseKeymap.Enter as Command),
  Backspace: chainCommands(moveOutAtStart, baseKeymap.Backspace as Command),
})

/**
 * A place to type in. What comes from outside, by undoing for example, takes the place of what is there; what is typed
 * goes out as HTML. Undoing is left to the screen, which undoes everything in one order.
 */
export function useRichEditor(value: string, label: string, { onChange, onLink }: Heard): RichEditor {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const sent = useRef(value)
  const heard = useRef({ onChange, onLink })
  heard.current = { onChange, onLink }
  const [state, setState] = useState(() => stateOf(value))

  useEffect(() => {
    if (!place.current) return
    cleanHtmlWith(cleanRichText)
    const made = new EditorView(place.current, {
      state: stateOf(sent.current),
      attributes: {
        class: 'prose edit-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: cleanRichText,
      clipboardSerializer: nestCopied,
      transformCopied: withList,
      handleKeyDown: openTabKey((event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        heard.current.onLink()
        return true
      }),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        sent.current = toHtml(toRichText(next.doc))
        heard.current.onChange(sent.current)
      },
    })
    view.current = made
    setState(made.state)
    return () => made.destroy()
  }, [label])

  useEffect(() => {
    if (value === sent.current || !view.current) return
    sent.current = value
    const next = replacedBy(view.current.state, documentOf(value))
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
  return EditorState.create({ doc: documentOf(html), plugins: [keys, keymap(baseKeymap)] })
}

function documentOf(html: string): Node {
  const reading = readRichText(cleanRichText(html))
  return toDocument(reading.ok ? reading.value : [])
}

type OnKey = (event: KeyboardEvent) => boolean

/** In a table Tab goes from cell to cell, in a list it puts an item deeper. After Escape it leaves, as everywhere else. */
function openTabKey(otherwise: OnKey): (view: EditorView, event: KeyboardEvent) => boolean {
  let isLeaving = false
  return (view, event) => {
    if (event.key === 'Shift') return false
    const wasLeaving = isLeaving
    isLeaving = event.key === 'Escape'
    if (event.key !== 'Tab') return otherwise(event)
    if (wasLeaving) return false
    if (isInList(view.state)) return (event.shiftKey ? moveItems(-1) : nestByKey)(view.state, view.dispatch)
    if (!isInTable(view.state)) return false
    return goToCell(event.shiftKey ? -1 : 1)(view.state, view.dispatch)
  }
}
