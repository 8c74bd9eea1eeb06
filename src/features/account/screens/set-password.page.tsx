import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes } from '#periods.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { LinkState } from './link-state.ts'
import SetPasswordForm from './set-password-form.island.tsx'

type SetPasswordPageProps = { frame: Frame; code: string; found: LinkState; state?: FormState }

export function SetPasswordPage({ frame, code, found, state }: SetPasswordPageProps) {
  return (
    <Document
      frame={frame}
      title={pageTitle(state ? 'Fout: Nieuw wachtwoord' : 'Nieuw wachtwoord')}
      isPrivate
    >
      <div className="plain-page container">
        {found === 'valid' ? (
          <>
            <h1>Kies een nieuw wachtwoord</h1>
            <p>Daarna log je overal opnieuw in, met je nieuwe wachtwoord.</p>
            <Island of={SetPasswordForm} props={{ code, ...(state && { state }) }} wake="idle" />
          </>
        ) : (
          <>
            <h1>{headings[found]}</h1>
            <p>{explanations[found]}</p>
            <p>
              <ButtonLink href={frame.addresses.forgotPassword}>Vraag een nieuwe link aan</ButtonLink>
            </p>
          </>
        )}
      </div>
    </Document>
  )
}

type Unusable = Exclude<LinkState, 'valid'>

const headings: Record<Unusable, string> = {
  used: 'Deze link is al gebruikt',
  expired: 'Deze link is verlopen',
  unknown: 'Deze link werkt niet',
}

const explanations: Record<Unusable, string> = {
  used: 'Je hebt met deze link al een nieuw wachtwoord gekozen. Wil je het nog een keer wijzigen? Vraag dan een nieuwe link aan.',
  expired: `Een link om een wachtwoord te kiezen werkt ${minutesInWords(proofLifetimeInMinutes['reset-password'])}. Vraag een nieuwe aan, dat is zo gebeurd.`,
  unknown:
    'De link is niet volledig, of we hebben je daarna een nieuwere gestuurd. Gebruik de link uit de laatste mail.',
}
