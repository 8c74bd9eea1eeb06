import type { Examples } from '../examples.ts'
import { CheckTile, ChoiceTiles } from './choice-tiles.tsx'

const yesOrNo = [
  { id: 'true', label: 'Ja' },
  { id: 'false', label: 'Nee' },
]

export const examples: Examples = {
  name: 'Keuzetegels',
  items: {
    'ja of nee': (
      <ChoiceTiles
        name="voorbeeld-verzekerd"
        label="Zorgverzekering via IZZ"
        options={yesOrNo}
        chosen="true"
        required
      />
    ),
    'met een fout': (
      <ChoiceTiles
        name="voorbeeld-verzekerd-fout"
        label="Zorgverzekering via IZZ"
        hint="Je zorgverzekering loopt dan via VGZ of CZ."
        options={yesOrNo}
        errors={{ 'voorbeeld-verzekerd-fout': ['Kies of je via IZZ verzekerd bent.'] }}
        required
      />
    ),
    'los vinkje': (
      <CheckTile
        name="voorbeeld-nieuwsbrief"
        label="Maandelijkse nieuwsbrief per e-mail"
        hint="Je kunt je altijd weer afmelden."
      />
    ),
  },
}
