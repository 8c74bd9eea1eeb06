import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type CollapseProps = {
  title: ReactNode
  /** Opening one closes the others of its group. */
  group: string
  /** The others stay as they are. */
  leaveOpen?: boolean
  isOpen?: boolean
  /** An address with this hash opens it, without script too: it is inside what opens. */
  bodyId?: string
  children: ReactNode
}

/** Something that opens below its title. The browser does it all, with or without script. */
export function Collapse({
  title,
  group,
  leaveOpen = false,
  isOpen = false,
  bodyId,
  children,
}: CollapseProps) {
  return (
    <details className="collapse" name={leaveOpen ? undefined : group} open={isOpen}>
      <summary className="collapse-title">
        {title}
        <Icon of="chevron-down" className="collapse-mark" />
      </summary>
      <div className="collapse-body" id={bodyId}>
        {children}
      </div>
    </details>
  )
}
