import type { ReactNode } from 'react'

/**
 * The second message of the login form, which is HTML. It comes from our own catalogue only, by error code, and is
 * written as elements: nothing that the server or a person sends is ever read as HTML.
 */
const messages: Record<string, ReactNode> = {
  pending_verification: (
    <>
      Geen mail gekregen? <a href="/activatielink-aanvragen">Vraag een nieuwe activatielink aan</a>.
    </>
  ),
}

export function SecondMessage({ errorCode }: { errorCode: string }) {
  const message = Object.hasOwn(messages, errorCode) ? messages[errorCode] : undefined
  return message ? <p className="second-message">{message}</p> : null
}
