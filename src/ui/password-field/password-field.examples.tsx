import type { Examples } from '../examples.ts'
import { PasswordField } from './password-field.tsx'

export const examples: Examples = {
  name: 'Wachtwoord',
  items: {
    gewoon: <PasswordField name="voorbeeld-wachtwoord" label="Wachtwoord" autoComplete="current-password" />,
    'nieuw, met een fout': (
      <PasswordField
        name="voorbeeld-nieuw-wachtwoord"
        label="Nieuw wachtwoord"
        hint="Minstens 12 tekens. Een zin van een paar woorden is goed te onthouden."
        autoComplete="new-password"
        shortest={12}
        errors={{
          'voorbeeld-nieuw-wachtwoord': ['Kies een langer wachtwoord: minstens 12 tekens. Je hebt er nu 4.'],
        }}
      />
    ),
  },
}
