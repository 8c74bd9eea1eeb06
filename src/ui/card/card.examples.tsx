import type { Examples } from '../examples.ts'
import { Card, Panel } from './card.tsx'

export const examples: Examples = {
  name: 'Kaart',
  items: {
    'een link': (
      <Card title="Eigen risico" href="/zorgverzekering/eigen-risico">
        <p>Wat je zelf betaalt voordat je zorgverzekering vergoedt.</p>
      </Card>
    ),
    paneel: (
      <Panel title="Persoonlijke gegevens">
        <p>Anna de Vries</p>
      </Panel>
    ),
  },
}
