import type { Examples } from '../examples.ts'
import { LinkTiles } from './link-tiles.tsx'

export const examples: Examples = {
  name: 'Wegwijzers',
  items: {
    'drie naast elkaar': (
      <LinkTiles
        links={[
          { label: 'Zorgverzekering', path: '/zorgverzekering' },
          { label: 'Gezond werken', path: '/gezond-werken' },
          { label: 'Contact', path: '/contact' },
        ]}
      />
    ),
  },
}
