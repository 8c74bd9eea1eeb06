import { logInPath } from '#addresses.ts'
import type { Resend } from '#http/failures.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { SearchForm } from '#ui/search-form/search-form.tsx'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'

type ErrorPageProps = {
  frame: Frame
  message: string
  requestId: string
  isLoggedOut?: boolean
  /** What was typed in a form without script, so that nobody has to type it twice. */
  resend?: Resend | undefined
}

export function ErrorPage({ frame, message, requestId, isLoggedOut = false, resend }: ErrorPageProps) {
  const title = isLoggedOut ? 'Je bent uitgelogd' : 'Er ging iets mis'
  return (
    <Document frame={frame} title={pageTitle(title)} isPrivate>
      <div className="plain-page container">
        <h1>{title}</h1>
        <p>{message}</p>
        {isLoggedOut && !resend && (
          <p>
            <ButtonLink href={logInPath}>Inloggen</ButtonLink>
          </p>
        )}
        {resend && <SendAgain isLoggedOut={isLoggedOut} resend={resend} />}
        <p>
          Blijft het misgaan? Laat het ons weten via <a href="/contact">contact</a> en noem dit kenmerk:{' '}
          <strong>{requestId}</strong>.
        </p>
        <h2>Zoek verder op de site</h2>
        <SearchForm action={frame.addresses.search} id="zoek-verder" label="Zoek verder" />
      </div>
    </Document>
  )
}

function SendAgain({ isLoggedOut, resend }: { isLoggedOut: boolean; resend: Resend }) {
  return (
    <>
      <h2>Wat je invulde, is er nog</h2>
      {isLoggedOut ? (
        <ol>
          <li>
            <a href={logInPath} target="_blank" rel="noopener">
              Log in (nieuw tabblad)
            </a>
            .
          </li>
          <li>Kom terug op deze pagina en verstuur het formulier opnieuw.</li>
        </ol>
      ) : (
        <p>Wacht een paar minuten en verstuur het formulier opnieuw.</p>
      )}
      <p>Wachtwoorden bewaren we niet. Vraagt het formulier erom, dan typ je je wachtwoord nog een keer.</p>
      <form method="post" action={resend.action}>
        {resend.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>Verstuur opnieuw</Button>
      </form>
    </>
  )
}
