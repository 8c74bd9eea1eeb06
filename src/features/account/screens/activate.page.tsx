import type { ReactNode } from 'react'
import { activationLinkPath, registerPath } from '#addresses.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes } from '#periods.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import ActivateForm from './activate-form.island.tsx'
import type { LinkState } from './link-state.ts'

type ActivatePageProps = {
  frame: Frame
  code: string
  found: LinkState
  registrationId?: string | undefined
  /** In another browser than the one in which the account was asked for. */
  needsPassword: boolean
  state?: FormState
}

export function ActivatePage({ frame, found, ...link }: ActivatePageProps) {
  return (
    <Document frame={frame} title={pageTitle('Account activeren')} isPrivate>
      <div className="plain-page container">{bodyFor(found, { ...link, logIn: frame.addresses.logIn })}</div>
    </Document>
  )
}

type LinkProps = Omit<ActivatePageProps, 'frame' | 'found'> & { logIn: string }

function bodyFor(
  found: LinkState,
  { code, registrationId, needsPassword, state, logIn }: LinkProps,
): ReactNode {
  if (found === 'valid') {
    return (
      <>
        <h1>Activeer je account</h1>
        <p>
          <WholeWords>
            Bevestig met de knop dat dit e-mailadres van jou is. Daarna kun je inloggen.
          </WholeWords>
        </p>
        <Island of={ActivateForm} props={{ code, needsPassword, ...(state && { state }) }} wake="idle" />
        {needsPassword && (
          <p>
            Weet je dit wachtwoord niet? Misschien vroeg iemand anders dit account aan.{' '}
            <a href={registerPath}>Maak dan zelf een account</a>.{' '}
            <WholeWords>Dat kan met hetzelfde e-mailadres.</WholeWords>
          </p>
        )}
      </>
    )
  }
  if (found === 'used') {
    return (
      <>
        <h1>Je account is al actief</h1>
        <p>Je hebt deze link al gebruikt. Alles is in orde: je kunt inloggen.</p>
        <p>
          <ButtonLink href={logIn}>Naar inloggen</ButtonLink>
        </p>
      </>
    )
  }
  if (found === 'expired' && registrationId) {
    return (
      <>
        <h1>Deze link is verlopen</h1>
        <p>
          <WholeWords>
            {`Een activatielink werkt ${minutesInWords(proofLifetimeInMinutes.activate)}. Met de knop sturen we je een nieuwe, naar hetzelfde e-mailadres.`}
          </WholeWords>
        </p>
        <form className="form" method="post" action="/actions/users/send-activation-email">
          <input type="hidden" name="userId" value={registrationId} />
          <p>
            <Button>Stuur mij een nieuwe link</Button>
          </p>
        </form>
      </>
    )
  }
  return (
    <>
      <h1>Deze link werkt niet</h1>
      <p>
        De link is niet volledig, of we hebben je daarna een nieuwere gestuurd. Gebruik de link uit de laatste
        mail, of vraag een nieuwe aan.
      </p>
      <p>
        <ButtonLink href={activationLinkPath}>Vraag een nieuwe activatielink aan</ButtonLink>
      </p>
    </>
  )
}
