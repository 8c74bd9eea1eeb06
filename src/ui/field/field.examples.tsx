import type { Examples } from '../examples.ts'
import { Field, SelectField } from './field.tsx'

const branches = [
  { id: 'ziekenhuizen', label: 'Ziekenhuizen en medisch-specialistische zorg' },
  { id: 'vvt', label: 'Verpleging, verzorging en thuiszorg (VVT)' },
]

export const examples: Examples = {
  name: 'Veld',
  items: {
    gewoon: <Field name="voorbeeld-voornaam" label="Voornaam" autoComplete="given-name" required />,
    'met uitleg': (
      <Field
        name="voorbeeld-email"
        label="E-mailadres"
        hint="Hier sturen we de link naartoe waarmee je je account activeert."
        inputMode="email"
        autoComplete="email"
      />
    ),
    'met een fout': (
      <Field
        name="voorbeeld-achternaam"
        label="Achternaam"
        hint="Zoals die in je paspoort staat."
        errors={{
          'voorbeeld-achternaam': [
            'Vul je achternaam in.',
            'Gebruik alleen letters, spaties, streepjes, punten en apostrofs.',
          ],
        }}
        required
      />
    ),
    keuzelijst: (
      <SelectField name="voorbeeld-branche" label="Werkzaam in de branche" options={branches} required />
    ),
    'keuzelijst met een fout': (
      <SelectField
        name="voorbeeld-functie"
        label="Werkzaam in de branche"
        options={branches}
        errors={{ 'voorbeeld-functie': ['Kies de branche waarin je werkt.'] }}
        required
      />
    ),
  },
}
