import LogInForm from '#features/account/screens/log-in-form.island.tsx'
import { Island } from '#islands/island.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LogOutForm } from './log-out-form.tsx'

const logInPath = '/inloggen'
const islandId = 'header-log-in'

/**
 * Logging in, or what a member can do. What the panel holds waits in templates until it is known who asks and
 * somebody reaches for it: pages are the same for everyone, and a second login form would confuse those who fill in
 * forms by machine. The login page has a form of its own, so there it is only a link.
 */
export function HeaderAccount({ path }: { path: string }) {
  const isLogInPage = path === logInPath
  return (
    <div className="header-item header-account">
      <a
        className="header-opener"
        href={logInPath}
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
      {!isLogInPage && <AccountPanel />}
    </div>
  )
}

function AccountPanel() {
  return (
    <>
      <div className="header-panel" id="header-account" />
      <template data-for="visitor">
        <VisitorPanel />
      </template>
      <template data-for="member">
        <MemberPanel />
      </template>
    </>
  )
}

function VisitorPanel() {
  return (
    <div className="header-account-panel container">
      <div className="header-account-main">
        <h2>Log in op je IZZ-account</h2>
        <Island of={LogInForm} props={{ prefix: 'boven' }} wake="touch" id={islandId} />
      </div>
      <div className="header-account-aside">
        <p className="header-teaser-title">Nog geen account?</p>
        <p>Werk je in zorg of welzijn? Dan maak je gratis een account.</p>
        <ButtonLink href="/registreren" look="secondary">
          Maak een account
        </ButtonLink>
      </div>
    </div>
  )
}

function MemberPanel() {
  return (
    <div className="header-member-panel container">
      <p className="header-member-name">Je bent ingelogd</p>
      <ButtonLink href="/mijn-account">Mijn account</ButtonLink>
      <LogOutForm />
    </div>
  )
}
