import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { momentInWords } from '#period-words.ts'
import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import EndSessionsForm from './end-sessions-form.island.tsx'
import type { OwnEvent } from './own-events.ts'

type OwnSession = { number: string; createdAt: string; extendedAt: string; isThisOne: boolean }

type SafetyPageProps = { frame: Frame; sessions: OwnSession[]; events: OwnEvent[]; state?: FormState }

export function SafetyPage({ frame, sessions, events, state }: SafetyPageProps) {
  const others = sessions.filter(({ isThisOne }) => !isThisOne)
  return (
    <MemberDocument frame={frame} title="Veiligheid">
      <section className="safety" aria-labelledby="sessies">
        <h2 id="sessies">Hier ben je ingelogd</h2>
        <ul className="safety-list">
          {sessions.map(({ number, createdAt, extendedAt, isThisOne }) => (
            <li key={number}>
              <strong>{isThisOne ? 'Deze browser' : 'Een andere browser'}</strong>
              <span>Ingelogd op {momentInWords(createdAt)}</span>
              <span>Laatst gebruikt op {momentInWords(extendedAt)}</span>
            </li>
          ))}
        </ul>
        {others.length === 0 && <p>Je bent nergens anders ingelogd.</p>}
        {others.length > 0 && (
          <>
            <p>Herken je een browser niet? Log daar uit en kies een nieuw wachtwoord.</p>
            <Island
              of={EndSessionsForm}
              props={{
                others: others.map(({ number, createdAt }) => ({
                  id: number,
                  label: `Ingelogd op ${momentInWords(createdAt)}`,
                })),
                ...(state && { state }),
              }}
              wake="load"
            />
          </>
        )}
      </section>
      <section className="safety" aria-labelledby="logboek">
        <h2 id="logboek">Dit gebeurde met je account</h2>
        <p>
          Je ziet hier wat er het laatst gebeurde. Klopt er iets niet?{' '}
          <a href={frame.addresses.changePassword}>Wijzig dan je wachtwoord</a>.
        </p>
        <ol className="safety-list">
          {events.map(({ at, what, outcome }, place) => (
            <li key={`${at} ${place}`}>
              <strong>
                {what}: {outcome}
              </strong>
              <time dateTime={at}>{momentInWords(at)}</time>
            </li>
          ))}
        </ol>
      </section>
      <section className="safety" aria-labelledby="meenemen">
        <h2 id="meenemen">Je gegevens meenemen</h2>
        <p>
          Je krijgt een bestand met alles wat we van je bewaren. Het is een JSON-bestand: je kunt het lezen,
          en een andere organisatie kan het overnemen.
        </p>
        <p>
          <ButtonLink href="/api/v1/user/export" look="secondary">
            Download mijn gegevens
          </ButtonLink>
        </p>
      </section>
    </MemberDocument>
  )
}
