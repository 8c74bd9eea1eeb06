import { registerPath } from '#addresses.ts'
import LogInForm from '#features/account/screens/log-in-form.island.tsx'
import { Island } from '#islands/island.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Addresses } from '../addresses.ts'
import { LogOutForm } from '../log-out-form.tsx'

const islandId = 'header-log-in'

/**
 * Logging in, or what a member can do. What the panel holds waits in templates until it is known who asks and
 * somebody reaches for it: pages are the same for everyone, and a second login form would confuse those who fill in
 * forms by machine. The login page has a form of its own, so there it is only a link.
 */
export function HeaderAccount({ path, addresses }: { path: string; addresses: Addresses }) {
  const isLogInPage = path === addresses.logIn
  return (
    <div className="header-item header-account">
      <a
        className="header-opener"
        href={addresses.logIn}
        aria-current={isLogInPage ? 'page' : undefined}
        {...(!isLogInPage && { 'data-opens': 'header-account', 'data-wakes': islandId })}
      >
        <span className="header-account-visitor">
          <Icon of="person" size={22} />
          <span className="header-account-word">Inloggen</span>
        </span>
        <span className="header-account-member">
          <Icon of="person" size={22} />
          <span className="header-account-word">
            <span className="header-account-my">Mijn </span>account
          </span>
        </span>
      </a>
      {!isLogInPage && <AccountPanel addresses={addresses} />}
    </div>
  )
}

type PanelProps = { addresses: Addresses }

function AccountPanel({ addresses }: PanelProps) {
  return (
    <>
      <div className="header-panel" id="header-account" />
      <template data-for="visitor">
        <VisitorPanel addresses={addresses} />
      </template>
      <template data-for="member">
        <MemberPanel addresses={addresses} />
      </template>
    </>
  )
}

function VisitorPanel({ addresses: { forgotPassword, myAccount } }: PanelProps) {
  const props = { addresses: { forgotPassword, myAccount }, returnsHere: true, prefix: 'boven' }
  return (
    <div className="header-account-panel container">
      <div className="header-account-main">
        <h2>Log in op je IZZ-account</h2>
        <Island of={LogInForm} props={props} wake="touch" id={islandId} />
      </div>
      <div className="header-account-aside">
        <p className="header-teaser-title">Nog geen account?</p>
        <p>Werk je in zorg of welzijn? Dan maak je gratis een account.</p>
        <ButtonLink href={registerPath} look="secondary">
          Maak een account
        </ButtonLink>
      </div>
    </div>
  )
}

function MemberPanel({ addresses }: PanelProps) {
  return (
    <div className="header-member-panel container">
      <p className="header-member-name">Je bent ingelogd</p>
      <ButtonLink href={addresses.myAccount}>Mijn account</ButtonLink>
      <LogOutForm />
    </div>
  )
}
