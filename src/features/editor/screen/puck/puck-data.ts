import type { Data } from '@puckeditor/core'
import type { BlockFile } from '#features/blocks/block.ts'
import type { PageFile } from '#features/pages/page.ts'

/** A page as Puck wants it: what is told of the page itself is its root, a block is a component of its kind. */
export function toPuckData({ blocks, ...page }: PageFile): Data {
  return {
    root: { props: page },
    content: blocks.map(({ kind, ...props }) => ({ type: kind, props })),
  }
}

/** And back: what Puck adds for itself stays behind. */
export function toPageFile({ root, content }: Pick<Data, 'root' | 'content'>): PageFile {
  const { id: _, ...page } = root.props as Record<string, unknown>
  const blocks = content.map(({ type, props: { id, ...fields } }) => ({ kind: type, id, ...fields }))
  return { ...page, blocks: withOwnIds(blocks as BlockFile[]) } as PageFile
}

/** A copy of a block holds items with the ids of the first; on one page each needs its own. */
function withOwnIds(blocks: BlockFile[]): BlockFile[] {
  const taken = new Set<string>()
  const own = (id: string): string => {
    if (taken.has(id)) return own(`${id}-2`)
    taken.add(id)
    return id
  }
  const withOwnId = (item: { id?: string }) => (item?.id ? { ...item, id: own(item.id) } : item)
  const ownIn = (value: unknown) => (Array.isArray(value) ? value.map(withOwnId) : value)
  return blocks.map((block) => {
    const fields = Object.entries(block).map(([name, value]) => [name, ownIn(value)])
    return Object.fromEntries(fields) as BlockFile
  })
}
