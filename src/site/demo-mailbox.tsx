import { mailboxPath } from '#addresses.ts'
import { Message } from '#ui/message/message.tsx'
import type { Frame } from './frame.ts'

/** `to`: the address that was just mailed, where the screen does not name it yet. */
type DemoMailboxProps = { frame: Pick<Frame, 'isDemo'>; to?: string | undefined }

/** In the demonstration no mail leaves the machine: every screen that sends one says where it went. */
export function DemoMailbox({ frame, to }: DemoMailboxProps) {
  if (!frame.isDemo) return null
  const mailbox = <a href={mailboxPath}>postvak</a>
  return (
    <Message tone="notice">
      {to ? (
        <>
          Dit is een demonstratie: de mail aan <strong>{to}</strong> staat in het {mailbox}.
        </>
      ) : (
        <>Dit is een demonstratie: onze mails staan in het {mailbox}.</>
      )}
    </Message>
  )
}
