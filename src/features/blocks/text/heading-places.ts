import { plainTextOf, type RichNode, type RichText } from '../rich-text.ts'

type Headed = { id: string; html: RichText }

/** Where an address can lead in it: to its headings. That with which it begins is the place of the block itself. */
export function headingPlaces({ id, html }: Headed): { node: RichNode; id: string; label: string }[] {
  const first = html.find((node) => typeof node === 'object')
  return html
    .filter((node) => typeof node === 'object' && node.tag === 'h2')
    .map((node, number) => ({
      node,
      id: node === first ? id : `${id}-deel-${number + 1}`,
      label: plainTextOf([node]).trim(),
    }))
}

/** The id of each heading, for the text as it is drawn. */
export function headingIdsOf(block: Headed): (node: RichNode) => string | undefined {
  const ids = new Map(headingPlaces(block).map(({ node, id }): [RichNode, string] => [node, id]))
  return (node) => (ids.get(node) === block.id ? undefined : ids.get(node))
}
