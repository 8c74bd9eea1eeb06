import { mailboxPath } from '#addresses.ts'
import { Message } from '#ui/message/message.tsx'

/** In the demonstration no mail leaves the machine: this says where it went. */
export function DemoMailbox({ isDemo }: { isDemo: boolean }) {
  if (!isDemo) return null
  return (
    <Message tone="notice">
      Dit is een demonstratie: onze mails staan in het <a href={mailboxPath}>postvak</a>.
    </Message>
  )
}
