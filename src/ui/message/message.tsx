import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type MessageTone = 'good' | 'wrong' | 'notice'

const icons: Record<MessageTone, LucideIcon> = { good: CircleCheck, wrong: CircleAlert, notice: Info }

/** Something that happened, in words, with an icon: colour is never the only sign. */
export function Message({ tone, children }: { tone: MessageTone; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div className={`message message-${tone}`} role={tone === 'wrong' ? 'alert' : 'status'}>
      <Icon size={24} aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
