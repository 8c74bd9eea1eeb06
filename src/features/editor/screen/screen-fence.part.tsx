import { Component, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'

/** A fault of ours does not leave an editor with a screen that says nothing. */
export class ScreenFence extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="container edit-broken" id="blokken">
        <h1 id="velden">Pagina bewerken</h1>
        <Message tone="wrong">
          Er ging iets mis in dit scherm. Wat je hebt getypt, is bewaard. Laad de pagina opnieuw en ga verder.
        </Message>
        <Button type="button" onClick={() => location.reload()}>
          Laad de pagina opnieuw
        </Button>
      </div>
    )
  }
}
