import { Island } from '#islands/island.tsx'
import { minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes } from '#periods.ts'
import type { Addresses } from '#site/addresses.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import CodeForm from './code-form.island.tsx'
import type { LinkState } from './link-state.ts'

type ConfirmEmailPageProps = { frame: Frame; code: string; found: LinkState }

export function ConfirmEmailPage({ frame, code, found }: ConfirmEmailPageProps) {
  return (
    <Document frame={frame} title={pageTitle('E-mailadres bevestigen')} isPrivate>
      <div className="plain-page container">
        {found === 'valid' ? (
          <>
            <h1>
              <WholeWords>Bevestig je nieuwe e-mailadres</WholeWords>
            </h1>
            <p>
              <WholeWords>
                Daarna log je in met je nieuwe e-mailadres. We loggen je overal uit. Heb je dit niet zelf
                aangevraagd? Bevestig dan niet.
              </WholeWords>
            </p>
            <Island
              of={CodeForm}
              props={{
                action: '/actions/users/verify-email',
                submitLabel: 'Bevestig mijn e-mailadres',
                code,
              }}
              wake="idle"
            />
          </>
        ) : (
          <>
            <h1>{explanations[found].heading}</h1>
            <p>
              <WholeWords>{explanations[found].text}</WholeWords>
            </p>
            <p>
              <ButtonLink href={explanations[found].to(frame.addresses)}>
                {explanations[found].label}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </Document>
  )
}

const again = {
  to: ({ changeEmail }: Addresses) => changeEmail,
  label: 'Vraag de wijziging opnieuw aan',
}

const explanations: Record<
  Exclude<LinkState, 'valid'>,
  { heading: string; text: string; to: (addresses: Addresses) => string; label: string }
> = {
  used: {
    heading: 'Deze link is al gebruikt',
    text: 'Je nieuwe e-mailadres is al bevestigd. Je kunt ermee inloggen.',
    to: ({ logIn }) => logIn,
    label: 'Naar inloggen',
  },
  expired: {
    heading: 'Deze link is verlopen',
    text: `Een link om je e-mailadres te bevestigen werkt ${minutesInWords(proofLifetimeInMinutes['change-email'])}. Log in met je oude e-mailadres en vraag de wijziging opnieuw aan.`,
    ...again,
  },
  unknown: {
    heading: 'Deze link werkt niet',
    text: 'De link is niet volledig, of we hebben je daarna een nieuwere gestuurd. Gebruik de link uit de laatste mail.',
    ...again,
  },
}
