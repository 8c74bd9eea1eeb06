import type { Examples } from '../examples.ts'
import { DateGroup } from './date-group.tsx'

export const examples: Examples = {
  name: 'Datum',
  items: {
    gewoon: (
      <DateGroup
        name="voorbeeld-geboortedatum"
        label="Geboortedatum"
        hint="Bijvoorbeeld 7 11 1985."
        value="1985-11-07"
        required
      />
    ),
    'met een fout': (
      <DateGroup
        name="voorbeeld-datum-fout"
        label="Geboortedatum"
        errors={{ 'voorbeeld-datum-fout': ['Vul een bestaande datum in.'] }}
        required
      />
    ),
  },
}
