import { logInPath } from '#addresses.ts'
import type { FailedWhere } from '#forms/failure.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { Frame } from '../frame.ts'
import { SendAgain } from '../send-again.tsx'
import { EditorDocument } from './editor-document.tsx'

type EditorErrorPageProps = FailedWhere & { frame: Frame; message: string; requestId: string }

const home = '/redactie'

/** What an editor without script sees when something is not there, not theirs, or broke. */
export function EditorErrorPage({ frame, message, requestId, ...where }: EditorErrorPageProps) {
  const { url, typed, isLoggedOut, mayPass } = where
  const words = typed.flatMap(([name, value]) => (bookkeeping.test(name) ? [] : value.trim() || []))
  return (
    <EditorDocument
      frame={frame}
      title={isLoggedOut ? 'Je bent uitgelogd' : 'Dat lukte niet'}
      isNarrow
      isLoggedOut={isLoggedOut}
    >
      <p data-why>{message}</p>
      {mayPass && typed.length > 0 && <SendAgain {...{ url, typed, isLoggedOut, home }} />}
      {isLoggedOut && typed.length === 0 && (
        <p>
          <ButtonLink href={`${logInPath}?return-url=${btoa(home)}`}>Inloggen</ButtonLink>
        </p>
      )}
      {words.length > 0 && (
        <section aria-labelledby="getypt">
          <h2 id="getypt">Wat je typte</h2>
          <p>
            Dit is niet opgeslagen.{' '}
            {mayPass ? 'Je kunt het ook kopiëren.' : 'Kopieer het voordat je verdergaat.'}
          </p>
          <textarea
            className="field-input"
            aria-labelledby="getypt"
            rows={Math.min(mostRows, words.length + 1)}
            defaultValue={words.join('\n')}
            readOnly
          />
        </section>
      )}
      <p>
        <a href="/redactie">Naar de redactie</a>
      </p>
      <p>
        Blijft het misgaan? Noem dan dit kenmerk: <strong>{requestId}</strong>.
      </p>
    </EditorDocument>
  )
}

const mostRows = 20

/** What a form knows by itself: nobody typed that. */
const bookkeeping = /^(account|id|path|page|plan|revision|version|was.*)$/
