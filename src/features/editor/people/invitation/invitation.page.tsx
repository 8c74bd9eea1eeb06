import { registerPath } from '#addresses.ts'
import { shortestPassword } from '#features/account/passwords/password-length.ts'
import type { FormState } from '#forms/answer.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { FormFaults } from '../../plain-form.view.tsx'

type InvitationPageProps = {
  frame: Frame
  code: string
  /** Not there when it was used, withdrawn or has ended. */
  invitation?: { email: string; role: string }
  state?: FormState
}

export function InvitationPage({ frame, code, invitation, state }: InvitationPageProps) {
  const title = 'Je account voor de redactie'
  return (
    <Document frame={frame} title={pageTitle(state ? `Fout: ${title}` : title)} isPrivate>
      <div className="plain-page container">
        {invitation ? (
          <>
            <h1>{title}</h1>
            <p>
              Je bent uitgenodigd als {invitation.role.toLowerCase()}, met het adres{' '}
              <bdi>{invitation.email}</bdi>. Kies een wachtwoord. Daarna log je in, en stel je een app in die
              codes geeft.
            </p>
            <form className="form" method="post" action="/api/v1/uitnodiging" noValidate>
              {state && <FormFaults state={state} />}
              <input type="hidden" name="code" value={code} />
              <Field
                name="firstName"
                label="Voornaam"
                autoComplete="given-name"
                required
                errors={state?.errors}
                defaultValue={state?.values.firstName}
              />
              <Field
                name="lastName"
                label="Achternaam"
                autoComplete="family-name"
                required
                errors={state?.errors}
                defaultValue={state?.values.lastName}
              />
              <Field
                name="password"
                label="Wachtwoord"
                type="password"
                autoComplete="new-password"
                hint={`Minstens ${shortestPassword} tekens. Een zin van een paar woorden is goed te onthouden.`}
                required
                errors={state?.errors}
              />
              <div className="form-actions">
                <Button>Maak mijn account</Button>
              </div>
            </form>
            <p>
              Wil je ook lid zijn? <a href={registerPath}>Maak dan een gewoon account</a> met dit e-mailadres.
              Je komt daarmee ook in de redactie.
            </p>
          </>
        ) : (
          <>
            <h1>Deze uitnodiging werkt niet meer</h1>
            <p>
              De link is al gebruikt, verlopen of ingetrokken. Heb je al een account? Dan kun je inloggen.
              Anders vraag je de beheerder van de redactie om een nieuwe uitnodiging.
            </p>
            <p>
              <ButtonLink href={frame.addresses.logIn}>Inloggen</ButtonLink>
            </p>
          </>
        )}
      </div>
    </Document>
  )
}
