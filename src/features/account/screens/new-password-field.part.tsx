import type { FieldErrors } from '#forms/answer.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type NewPasswordFieldProps = { name: string; label: string; errors: FieldErrors }

const shortest = 12

/** A new password, with a suggestion that is easy to remember: four Dutch words, chosen in the browser. */
export function NewPasswordField({ name, label, errors }: NewPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      hint={`Minstens ${shortest} tekens. Een zin van een paar woorden is goed te onthouden.`}
      autoComplete="new-password"
      shortest={shortest}
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
