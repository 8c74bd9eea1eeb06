import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { WholeWords } from '../whole-words/whole-words.tsx'

export type MessageTone = 'good' | 'wrong' | 'notice'

const icons: Record<MessageTone, IconName> = { good: 'check', wrong: 'alert', notice: 'info' }

/** Something that happened, in words, with an icon: colour is never the only sign. */
export function Message({ tone, children }: { tone: MessageTone; children: ReactNode }) {
  return (
    <div className={`message message-${tone}`} role={tone === 'wrong' ? 'alert' : 'status'}>
      <Icon of={icons[tone]} />
      <div>{typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}</div>
    </div>
  )
}
