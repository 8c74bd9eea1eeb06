import { logInPath } from '#addresses.ts'
import type { FailedWhere } from '#forms/failure.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { SearchForm } from '#ui/search-form/search-form.tsx'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'
import { SendAgain } from './send-again.tsx'

type ErrorPageProps = Partial<FailedWhere> & { frame: Frame; message: string; requestId: string }

export function ErrorPage({ frame, message, requestId, ...where }: ErrorPageProps) {
  const { url = '', typed = [], isLoggedOut = false, mayPass = false } = where
  const isSentAgain = mayPass && typed.length > 0
  const title = isLoggedOut ? 'Je bent uitgelogd' : 'Er ging iets mis'
  return (
    <Document frame={frame} title={pageTitle(title)} isPrivate>
      <div className="plain-page container">
        <h1>{title}</h1>
        <p>{message}</p>
        {isSentAgain && <SendAgain {...{ url, typed, isLoggedOut }} />}
        {isLoggedOut && !isSentAgain && (
          <p>
            <ButtonLink href={logInPath}>Inloggen</ButtonLink>
          </p>
        )}
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
