import type { Block } from '#features/blocks/block.ts'
import { plainTextOf } from '#features/blocks/rich-text.ts'
import type { SearchDocument } from './search.ts'

type Findable = { path: string; title: string; description: string; blocks: Block[] }

export function toDocument({ path, title, description, blocks }: Findable): SearchDocument {
  return { path, title, description, text: blocks.map(textOf).join(' ') }
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'hero':
      return `${block.title} ${block.lead}`
    case 'text':
      return plainTextOf(block.html)
    case 'call-to-action':
      return `${block.title} ${block.text}`
  }
}
