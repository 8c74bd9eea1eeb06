import type { FieldErrors } from '#forms/answer.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { shortestPassword } from '../passwords/password-length.ts'

type NewPasswordFieldProps = { name: string; label: string; errors: FieldErrors }

/** A new password, with a suggestion that is easy to remember: four Dutch words, chosen in the browser. */
export function NewPasswordField({ name, label, errors }: NewPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      hint={`Minstens ${shortestPassword} tekens. Een zin van een paar woorden is goed te onthouden.`}
      autoComplete="new-password"
      shortest={shortestPassword}
      errors={errors}
      helper={(fill) => (
        <Button
          className="button button-quiet needs-script"
          type="button"
          onClick={async () => fill((await import('../passwords/passphrase.browser.ts')).suggestPassphrase())}
        >
          Stel een wachtwoordzin voor
        </Button>
      )}
    />
  )
}
