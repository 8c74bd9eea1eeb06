import type { Examples } from '../examples.ts'
import { Collapse } from './collapse.tsx'

export const examples: Examples = {
  name: 'Uitklapper',
  items: {
    'de een sluit de ander': (
      <div>
        <Collapse title="Wat is het eigen risico?" group="voorbeeld-vragen">
          <p>Wat je zelf betaalt voordat je zorgverzekering vergoedt.</p>
        </Collapse>
        <Collapse title="Wie is gratis verzekerd?" group="voorbeeld-vragen">
          <p>Kinderen tot 18 jaar.</p>
        </Collapse>
      </div>
    ),
    'elk blijft open': (
      <div>
        <Collapse title="Wat is natura?" group="voorbeeld-vormen" leaveOpen isOpen>
          <p>Je verzekeraar heeft contracten met zorgverleners.</p>
        </Collapse>
        <Collapse title="Wat is combinatie?" group="voorbeeld-vormen" leaveOpen>
          <p>Voor sommige zorg krijg je ook zonder contract meer terug.</p>
        </Collapse>
      </div>
    ),
  },
}
