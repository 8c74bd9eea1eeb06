import type { ReactNode } from 'react'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import CodeForm from './code-form.island.tsx'
import type { LinkState } from './link-state.ts'

type ActivatePageProps = {
  frame: Frame
  code: string
  found: LinkState
  memberId?: string | undefined
  state?: FormState
}

export function ActivatePage({ frame, code, found, memberId, state }: ActivatePageProps) {
  return (
    <Document frame={frame} title={pageTitle('Account activeren')} isPrivate>
      <div className="plain-page container">{bodyFor(found, { code, memberId, state })}</div>
    </Document>
  )
}

type LinkProps = Pick<ActivatePageProps, 'code' | 'memberId'> & { state: FormState | undefined }

function bodyFor(found: LinkState, { code, memberId, state }: LinkProps): ReactNode {
  if (found === 'valid') {
    return (
      <>
        <h1>Activeer je account</h1>
        <p>Bevestig met de knop dat dit e-mailadres van jou is. Daarna kun je inloggen.</p>
        <Island
          of={CodeForm}
          props={{
            action: '/actions/users/activate',
            submitLabel: 'Activeer mijn account',
            code,
            ...(state && { state }),
          }}
          wake="idle"
        />
      </>
    )
  }
  if (found === 'used') {
    return (
      <>
        <h1>Je account is al actief</h1>
        <p>Je hebt deze link al gebruikt. Alles is in orde: je kunt inloggen.</p>
        <p>
          <ButtonLink href="/inloggen">Naar inloggen</ButtonLink>
        </p>
      </>
    )
  }
  if (found === 'expired' && memberId) {
    return (
      <>
        <h1>Deze link is verlopen</h1>
        <p>
          Een activatielink werkt 72 uur. Met de knop sturen we je een nieuwe, naar hetzelfde e-mailadres.
        </p>
        <form className="form" method="post" action="/actions/users/send-activation-email">
          <input type="hidden" name="userId" value={memberId} />
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
        <ButtonLink href="/activatielink-aanvragen">Vraag een nieuwe activatielink aan</ButtonLink>
      </p>
    </>
  )
}
