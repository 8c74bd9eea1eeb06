import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'

/** Another text in the place of this one, with the caret behind what differs: where somebody was at work. */
export function replacedBy(state: EditorState, doc: Node): EditorState {
  const { plugins } = state
  const start = state.doc.content.findDiffStart(doc.content)
  const end = state.doc.content.findDiffEnd(doc.content)
  if (start === null || !end) return state
  // When words repeat, the end may be found before the beginning.
  const at = Math.min(Math.max(start, end.b), doc.content.size)
  return EditorState.create({ doc, plugins, selection: TextSelection.near(doc.resolve(at), -1) })
}
