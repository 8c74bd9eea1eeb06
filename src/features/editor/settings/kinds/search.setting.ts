import { z } from 'zod'
import { documentOf, findDoubles, findWithoutPage, readRows } from '../read-rows.ts'
import { pageHint, sitePath, text, wordList } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { settingsNow } from '../store.ts'

const group = z.object({
  words: wordList().pipe(
    z
      .array(z.string().max(60, 'Gebruik hooguit 60 tekens per woord.'))
      .min(2, 'Vul twee of meer woorden in.'),
  ),
  source: z.string().max(160, 'Gebruik hooguit 160 tekens.'),
})

/** Words that lead to one another when somebody searches. */
export const synonymsSetting: Setting = {
  name: 'synonyms',
  formFor: () => ({
    slug: 'synoniemen',
    title: 'Woorden die hetzelfde betekenen',
    lead: 'Wie het ene woord zoekt, vindt ook pagina’s met het andere.',
    newRow: 'Nieuwe groep',
    keys: ['words'],
    fields: [],
    columns: [
      { name: 'words', label: 'Woorden', hint: 'Met komma’s ertussen.' },
      { name: 'source', label: 'Waarom', hint: 'Zodat een collega het begrijpt. Mag leeg blijven.' },
    ],
  }),
  async read(db, content) {
    const { synonyms } = await settingsNow(db, content)
    return {
      fields: {},
      rows: synonyms.map(({ words, source }) => ({ words: words.join(', '), source })),
    }
  },
  toDocument: ({ rows }) => documentOf(readRows(rows, group)),
}

const pinned = z.object({
  query: text(80, 'Vul de zoekvraag in.'),
  path: sitePath('Vul het adres van de pagina in.'),
})

/** The page that stands first for a search. */
export const pinnedSetting: Setting = {
  name: 'pinned',
  formFor: () => ({
    slug: 'zoekantwoorden',
    title: 'Antwoorden bovenaan',
    lead: 'Bij deze zoekvragen staat de pagina bovenaan, ook als de woorden er niet in staan. Een pagina heeft ook eigen zoekvragen; die wijzig je bij de pagina.',
    newRow: 'Nieuwe zoekvraag',
    keys: ['query'],
    fields: [],
    columns: [
      { name: 'query', label: 'Zoekvraag' },
      { name: 'path', label: 'Pagina', hint: pageHint, isPage: true },
    ],
  }),
  read: async (db, content) => ({ fields: {}, rows: (await settingsNow(db, content)).pinned }),
  toDocument: ({ rows }, { pages }) =>
    documentOf(readRows(rows, pinned), {
      ...findDoubles(rows, 'query', 'Deze zoekvraag staat er al.'),
      ...findWithoutPage(rows, 'path', (path) => pages.has(path)),
    }),
}
