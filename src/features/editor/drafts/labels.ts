import { aboutBlocks } from '#features/blocks/block.ts'
import type { PageFile } from '#features/pages/page.ts'

/** A concept may hold a kind that no longer exists. */
export function blockLabelOf(kind: string): string {
  return kind in aboutBlocks ? aboutBlocks[kind as keyof typeof aboutBlocks].label : 'Blok'
}

/** What editors call the fields of pages and blocks. A field without words is a type error. */
const fieldLabels: Record<string, string> = {
  title: 'Titel',
  description: 'Omschrijving',
  lead: 'Inleiding',
  intro: 'Inleiding',
  html: 'Tekst',
  text: 'Tekst',
  transcript: 'Uitgeschreven tekst',
  label: 'Tekst van de knop',
  href: 'Link',
  alt: 'Beschrijving van de afbeelding',
  name: 'Naam',
  picture: 'Afbeelding',
  portrait: 'Portret',
  role: 'Functie',
  quote: 'Uitspraak',
  question: 'Vraag',
  buttons: 'Knoppen',
  button: 'Knop',
  panel: 'Paneel',
  forMembers: 'Voor leden',
  tiles: 'Tegels',
  topics: 'Onderwerpen',
  items: 'Vragen',
  products: 'Pakketten',
  package: 'Pakket',
  packages: 'Pakketten',
  testimonials: 'Ervaringen',
  film: 'Film',
  code: 'Code van de film',
  source: 'Bron',
  sources: 'Bronnen',
  below: 'Overzicht van',
  order: 'Volgorde',
  atOnce: 'Aantal tegelijk',
  year: 'Jaar',
  related: 'Lees ook',
  answers: 'Zoekvragen',
  publishedDate: 'Datum',
  date: 'Datum',
  type: 'Soort pagina',
  audience: 'Voor wie',
  navigation: 'Menu',
  menu: 'Menu',
  path: 'Adres',
  blocks: 'Blokken',
} satisfies Record<Exclude<FieldIn<PageFile>, 'kind' | 'id' | 'from' | 'leaveOpen' | 'movedFrom'>, string>

type FieldIn<Part> = Part extends (infer Item)[]
  ? FieldIn<Item>
  : Part extends object
    ? { [Name in keyof Part & string]: Name | FieldIn<Part[Name]> }[keyof Part & string]
    : never

/** The words for `tiles.0.title`: those of its last part that has any. */
export function labelOf(field: string): string | undefined {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part))
  return parts.map((part) => fieldLabels[part]).findLast((label) => label !== undefined)
}
