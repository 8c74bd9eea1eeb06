import { Card } from '../card/card.tsx'
import type { Examples } from '../examples.ts'

export const examples: Examples = {
  name: 'Raster',
  items: {
    'zoveel kolommen als er passen': (
      <div className="grid">
        <Card title="Zorgverzekering" href="/zorgverzekering" />
        <Card title="Gezond werken" href="/gezond-werken" />
        <Card title="Ledenvoordeel" href="/ledenvoordeel" />
      </div>
    ),
  },
}
