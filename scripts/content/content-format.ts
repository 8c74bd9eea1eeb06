import { z } from 'zod'

/** One file of an export: its path below the folder, and what stands in it. */
export type ContentEntry = { path: string; document: unknown }

/** In every export. `changedAt` is the last change in it: of two sites the newer one is told by it. */
export const manifestPath = 'inhoud.json'
export const manifestSchema = z.strictObject({
  format: z.literal(1, 'Deze export is van een andere versie van de site.'),
  changedAt: z.iso.datetime('changedAt is geen tijdstip.'),
})
export type Manifest = z.infer<typeof manifestSchema>

export const redirectsPath = 'redirects.json'
export const optionsPath = 'options.json'
export const sheetPaths = { insurance: 'facts/insurance.json', yearFacts: 'facts/year-facts.json' } as const
export const mediaFolder = 'media/'
export const filesFolder = 'media/files/'
export const settingPath = (name: string) => `settings/${name}.json`

/** As in `content/pages/`: the folders are those of the address. No address has the line of `home_`. */
export function pagePathOf(address: string): string {
  return `pages${names[address] ?? address}.json`
}

const names: Record<string, string> = { '/': '/home', '/home': '/home_' }

/** Always the same text for the same content, so that a diff shows what changed and nothing else. */
export function toText(document: unknown): string {
  return `${JSON.stringify(inOrder(document), undefined, 2)}\n`
}

const firstKeys = ['format', 'path', 'kind', 'id', 'name', 'title', 'label', 'description']
const lastKeys = ['values', 'items', 'blocks']

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => byKey(one, other))
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]))
}

/** What a thing is called comes first, what it holds last. */
function byKey(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : 1)
}

function rankOf(key: string): number {
  if (lastKeys.includes(key)) return 100 + lastKeys.indexOf(key)
  return firstKeys.includes(key) ? firstKeys.indexOf(key) : 50
}

const text = (most: number) => z.string().max(most)
const fileName = z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/, 'Een bestandsnaam klopt niet.')

/** A picture, film or document: what editors told about it, and the names of its files. */
export const mediumSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/, 'De naam mag alleen kleine letters, cijfers en streepjes hebben.'),
    kind: z.enum(['picture', 'film', 'document'], 'Dit soort bestand kennen we niet.'),
    title: text(90),
    tags: z.array(text(30).regex(/^[^,]+$/, 'Een trefwoord heeft geen komma.')).max(10),
    alt: text(250),
    isDecorative: z.boolean(),
    width: z.int().min(0),
    height: z.int().min(0),
    seconds: z.int().min(0),
    bytes: z.int().min(0),
    focus: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }),
    stem: z.string().regex(/^[a-z0-9-]{1,80}$/, 'Het begin van de bestandsnamen klopt niet.'),
    captions: text(512 * 1024),
    poster: text(80),
    uploadedAt: z.iso.datetime('uploadedAt is geen tijdstip.'),
    variants: z.strictObject({
      thumbnail: text(200).optional(),
      picture: z
        .strictObject({
          width: z.int(),
          height: z.int(),
          src: text(200),
          sources: z.array(z.strictObject({ type: text(40), srcset: text(2_000) })).max(10),
        })
        .optional(),
      sources: z
        .array(z.strictObject({ type: text(40), src: text(200) }))
        .max(4)
        .optional(),
      captions: text(200).optional(),
      document: text(200).optional(),
    }),
    files: z.array(fileName).max(40),
  })
  .refine(({ files, stem }) => files.every((file) => file.startsWith(`${stem}-`)), {
    error: 'Een bestand heet anders dan de rest.',
  })
  .refine(({ variants, files }) => addressesIn(variants).every((address) => files.includes(address)), {
    error: 'Er wordt een bestand genoemd dat er niet bij zit.',
  })
export type ExportedMedium = z.infer<typeof mediumSchema>

/** The names of all files that a browser would ask for; an address elsewhere is no name. */
function addressesIn(variants: { [key: string]: unknown }): string[] {
  const texts = JSON.stringify(variants).match(/"(?:src|srcset|thumbnail|captions|document)":"[^"]*"/g) ?? []
  return texts
    .flatMap(
      (pair) =>
        (JSON.parse(`{${pair}}`) as Record<string, string>)[pair.split('"')[1] ?? '']?.split(', ') ?? [],
    )
    .map((each) => each.split(' ')[0] ?? '')
    .map((address) => (address.startsWith('/media/u/') ? address.slice('/media/u/'.length) : address))
}

const address = z
  .string()
  .max(300)
  .regex(/^\/[^\s\\]*$/, 'Dit is geen adres van de site.')

/** From an old address to the present one. */
export const redirectsSchema = z.record(address, address)

const optionList = z
  .array(z.strictObject({ id: text(60).min(1), label: text(120).min(1), retired: z.boolean() }))
  .max(500)
export const optionsSchema = z.strictObject({
  branch: optionList,
  functionType: optionList,
  jobPosition: optionList,
  insurer: optionList,
})
