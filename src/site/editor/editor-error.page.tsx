import { logInPath } from '#addresses.ts'
import type { Frame } from '../frame.ts'
import { EditorDocument } from './editor-document.tsx'

type EditorErrorPageProps = {
  frame: Frame
  message: string
  requestId: string
  isLoggedOut: boolean
  /** What came along in a form, so that nobody has to think of it twice. */
  typed: string[]
}

const backHere = btoa('/redactie')

/** What an editor without script sees when something is not there, not theirs, or broke. */
export function EditorErrorPage({ frame, message, requestId, isLoggedOut, typed }: EditorErrorPageProps) {
  return (
    <EditorDocument
      frame={frame}
      title={isLoggedOut ? 'Je bent uitgelogd' : 'Dat lukte niet'}
      isNarrow
      isLoggedOut={isLoggedOut}
    >
      <p data-why>{message}</p>
      {isLoggedOut && (
        <p>
          <a href={`${logInPath}?return-url=${backHere}`} target="_blank" rel="noopener">
            Log in (nieuw tabblad)
          </a>
        </p>
      )}
      {typed.length > 0 && (
        <section aria-labelledby="getypt">
          <h2 id="getypt">Wat je typte</h2>
          <p>Dit is niet opgeslagen. Kopieer het voordat je verdergaat.</p>
          {typed.map((text, number) => (
            <textarea
              key={number}
              className="field-input"
              aria-label={`Tekst ${number + 1}`}
              defaultValue={text}
              readOnly
            />
          ))}
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
