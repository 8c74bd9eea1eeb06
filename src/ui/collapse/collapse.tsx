import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type CollapseProps = {
  title: ReactNode
  /** Opening one closes the others of its group. */
  group: string
  /** The others stay as they are. */
  leaveOpen?: boolean
  isOpen?: boolean
  /** An address with this hash leads to its title, and opens it. */
  id?: string
  children: ReactNode
}

/** Something that opens below its title. The browser does it all, with or without script. */
export function Collapse({ title, group, leaveOpen = false, isOpen = false, id, children }: CollapseProps) {
  return (
    <details className="collapse" id={id} name={leaveOpen ? undefined : group} open={isOpen}>
      <summary className="collapse-title">
        {title}
        <Icon of="chevron-down" className="collapse-mark" />
      </summary>
      <div className="collapse-body">{children}</div>
    </details>
  )
}
