import type { Examples } from '../examples.ts'
import { Button, ButtonLink } from './button.tsx'

export const examples: Examples = {
  name: 'Knop',
  items: {
    'de vier soorten': (
      <p className="example-row">
        <Button>Gegevens opslaan</Button>
        <ButtonLink href="/lid-worden" look="accent">
          Word gratis lid
        </ButtonLink>
        <ButtonLink href="/contact" look="secondary">
          Neem contact op
        </ButtonLink>
        <Button look="quiet">Annuleren</Button>
      </p>
    ),
    bezig: <Button busy>Gegevens opslaan</Button>,
  },
}
