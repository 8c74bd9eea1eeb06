import { aboutBlocks } from '#features/blocks/block.ts'
import { fieldsOfKind, fieldWords } from '#features/blocks/field-words.ts'
import { describePage } from '#features/pages/describe-page.ts'
import { menuField } from './properties/menu-field.ts'

/** A concept may hold a kind that no longer exists. */
export function blockLabelOf(kind: string): string {
  return kind in aboutBlocks ? aboutBlocks[kind as keyof typeof aboutBlocks].label : 'Blok'
}

/** What the screen calls a field of a block, with the number of its item. */
export function labelInBlock(kind: string, place: PropertyKey[]): string | undefined {
  return fieldWords(fieldsOfKind(kind), place)
}

/** What the screens call something of the page itself. */
export function labelOfProperty(place: PropertyKey[]): string | undefined {
  return elsewhere[String(place[0])] ?? fieldWords(describePage(), place)
}

/** What has screens of its own. */
const elsewhere: Record<string, string> = { path: 'Adres', navigation: menuField.label, blocks: 'Blokken' }
