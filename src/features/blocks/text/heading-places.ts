import { plainTextOf, type RichNode } from '../rich-text.ts'
import type { Text } from './text.ts'

/** Where an address can lead in it: to its headings. That with which it begins is the place of the block itself. */
export function headingPlaces({ id, html }: Text): { node: RichNode; id: string; label: string }[] {
  const first = html.find((node) => typeof node === 'object')
  return html
    .filter((node) => typeof node === 'object' && node.tag === 'h2')
    .map((node, number) => ({
      node,
      id: node === first ? id : `${id}-deel-${number + 1}`,
      label: plainTextOf([node]).trim(),
    }))
}
