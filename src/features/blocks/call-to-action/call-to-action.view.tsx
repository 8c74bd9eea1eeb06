import { ButtonLink } from '#ui/button/button.tsx'
import type { CallToAction } from './call-to-action.ts'

/** Both calls are in the page, which is the same for everyone; who reads it decides which of them is seen. */
export function CallToActionView({ block }: { block: CallToAction }) {
  const { id, forMembers } = block
  return (
    <section className="call-to-action container" id={id}>
      <div className="call-to-action-box">
        <Call {...block} audience={forMembers && 'for-visitors'} />
        {forMembers && <Call {...forMembers} audience="for-members" />}
      </div>
    </section>
  )
}

type CallProps = Pick<CallToAction, 'title' | 'text' | 'button'> & {
  audience: 'for-visitors' | 'for-members' | undefined
}

function Call({ title, text, button, audience }: CallProps) {
  return (
    <div className={audience ? `call-to-action-call ${audience}` : 'call-to-action-call'}>
      <div className="call-to-action-words">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </div>
  )
}
