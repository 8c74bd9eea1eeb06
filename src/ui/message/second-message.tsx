import { createElement, Fragment, type ReactNode } from 'react'
import { type MessageNode, readSecondMessage } from '#forms/second-message.ts'
import { WholeWords } from '../whole-words/whole-words.tsx'

/** A second message, which the server sent as HTML. It is read by an allow-list and drawn as elements. */
export function SecondMessage({ html }: { html: string }) {
  return html ? <p className="second-message">{draw(readSecondMessage(html))}</p> : null
}

function draw(nodes: MessageNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {typeof node === 'string' ? (
        <WholeWords>{node}</WholeWords>
      ) : (
        createElement(
          node.tag,
          node.href ? { href: node.href } : null,
          node.tag === 'br' ? undefined : draw(node.children),
        )
      )}
    </Fragment>
  ))
}
