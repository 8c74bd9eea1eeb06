import type { ReactNode } from 'react'
import SessionGuard from '#features/profile/session-guard.island.tsx'
import { Island } from '#islands/island.tsx'
import type { Addresses } from './addresses.ts'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'
import { LogOutForm } from './log-out-form.tsx'

type MemberDocumentProps = {
  frame: Frame
  title: string
  heading?: string
  /** What is filled in here survives the end of the session. */
  isKept?: boolean
  children: ReactNode
}

/** The frame of every page for members: what else they can do, logging out, and a warning before the session ends. */
export function MemberDocument({
  frame,
  title,
  heading = title,
  isKept = false,
  children,
}: MemberDocumentProps) {
  return (
    <Document frame={frame} title={pageTitle(title)} isPrivate>
      <div className="account container">
        <h1>{heading}</h1>
        <div className="account-columns">
          <div className="account-main">{children}</div>
          <nav className="account-links" aria-label="Mijn account">
            <ul>
              {linksFrom(frame.addresses).map(({ path, label }) => (
                <li key={path}>
                  <a href={path} aria-current={path === frame.path ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <LogOutForm />
          </nav>
        </div>
        <Island of={SessionGuard} props={{ logIn: frame.addresses.logIn, isKept }} wake="load" />
      </div>
    </Document>
  )
}

function linksFrom({ myAccount, changeEmail, changePassword, safety, removeAccount }: Addresses) {
  return [
    { path: myAccount, label: 'Mijn gegevens' },
    { path: changeEmail, label: 'E-mailadres wijzigen' },
    { path: changePassword, label: 'Wachtwoord wijzigen' },
    { path: safety, label: 'Veiligheid' },
    { path: removeAccount, label: 'Account verwijderen' },
  ]
}
