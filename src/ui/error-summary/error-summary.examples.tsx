import type { Examples } from '../examples.ts'
import { ErrorSummary } from './error-summary.tsx'

export const examples: Examples = {
  name: 'Overzicht van fouten',
  items: {
    'twee fouten': (
      <ErrorSummary
        message="Nog niet alles is goed ingevuld."
        errors={{
          'voorbeeld-achternaam': ['Vul je achternaam in.'],
          'voorbeeld-datum-fout': ['Vul een bestaande datum in.'],
        }}
      />
    ),
  },
}
