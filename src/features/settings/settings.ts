import { z } from 'zod'

/** What editors set for the whole site, beside its pages. */

/** Where a page stands in the menus, when an editor chose otherwise than the page itself says. */
const menuPlace = z.object({
  path: z.string().startsWith('/'),
  menu: z.enum(['main', 'service', 'legal', 'none']),
  order: z.number(),
  label: z.string().optional(),
  /** Empty: under no heading. Not there, as in menus of before there were headings: as the page itself says. */
  group: z.string().optional(),
})

const footer = z.object({
  helpTitle: z.string().min(1),
  notice: z.string(),
  links: z.array(z.object({ label: z.string().min(1), href: z.string().min(1) })),
})

const synonymGroup = z.object({ words: z.array(z.string().min(1)).min(2), source: z.string() })
const pinnedAnswer = z.object({ query: z.string().min(1), path: z.string().startsWith('/') })

/** A hard word, what else it is written as, what it means, and where more is told. */
const glossaryEntry = z.object({
  word: z.string().min(1),
  forms: z.array(z.string().min(1)),
  explanation: z.string().min(1),
  path: z.string().startsWith('/').optional(),
})

/** By name. */
export const settingSchemas = {
  navigation: z.array(menuPlace),
  footer,
  synonyms: z.array(synonymGroup),
  pinned: z.array(pinnedAnswer),
  glossary: z.array(glossaryEntry),
}

export type MenuPlace = z.infer<typeof menuPlace>
export type GlossaryEntry = z.infer<typeof glossaryEntry>
export type Footer = z.infer<typeof footer>
export type Settings = { [Name in keyof typeof settingSchemas]: z.infer<(typeof settingSchemas)[Name]> }

export const noSettings: Settings = {
  navigation: [],
  footer: {
    helpTitle: 'Kunnen we je helpen?',
    notice: 'Dit is een demonstratie. Je kunt hier geen verzekering afsluiten en je vindt hier geen advies.',
    links: [],
  },
  synonyms: [],
  pinned: [],
  glossary: [],
}

/** What is not stored, or does not fit, is as it was by itself. */
export function readSettings(stored: ReadonlyMap<string, unknown>, byItself: Settings): Settings {
  const read = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const result = settingSchemas[name].safeParse(stored.get(name))
    return result.success ? (result.data as Settings[Name]) : byItself[name]
  }
  return {
    navigation: read('navigation'),
    footer: read('footer'),
    synonyms: read('synonyms'),
    pinned: read('pinned'),
    glossary: read('glossary'),
  }
}

export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(settingSchemas, name)
}

/** The place that does not fit, or nothing. */
export function findSettingFault(name: keyof Settings, document: unknown): string | undefined {
  return settingSchemas[name].safeParse(document).error?.issues[0]?.path.join('.')
}
