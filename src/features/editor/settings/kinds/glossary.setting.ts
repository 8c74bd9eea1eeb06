import { z } from 'zod'
import { spellingOf } from '#features/blocks/glossary/words-in.ts'
import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { documentOf, findWithoutPage, readRows } from '../read-rows.ts'
import { sitePath, text, withoutFacts, wordList } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName } from '../setting-form.ts'
import { settingsNow } from '../store.ts'

const longestWord = 40
const mostForms = 12
const longestExplanation = 240

const word = () =>
  text(longestWord, 'Vul het woord in.').refine(
    (typed) => spellingOf(typed) !== '',
    'Vul een woord met letters in.',
  )

const row = z.object({
  word: word(),
  forms: wordList().pipe(
    z
      .array(
        z
          .string()
          .max(longestWord, `Gebruik hooguit ${longestWord} tekens per woord.`)
          .refine((typed) => spellingOf(typed) !== '', 'Vul woorden met letters in, met komma’s ertussen.'),
      )
      .max(mostForms, `Vul hooguit ${mostForms} vormen in.`),
  ),
  explanation: text(longestExplanation, 'Vul de uitleg in.')
    .refine(...withoutFacts)
    .transform((typed) => typed.trim().replace(/\s+/g, ' ')),
  path: z
    .literal('')
    .transform(() => undefined)
    .or(sitePath('Vul het adres van een pagina in, zoals /zorgverzekering/premie, of laat dit leeg.')),
})

/** Hard words, which pages explain in place. */
export const glossarySetting: Setting = {
  name: 'glossary',
  formFor: () => ({
    slug: 'woordenlijst',
    title: 'Moeilijke woorden',
    lead: 'Waar een van deze woorden voor het eerst in een tekst staat, kan de lezer de uitleg openen. Alle woorden staan ook op de pagina Woordenlijst.',
    newRow: 'Nieuw woord',
    keys: ['word'],
    fields: [],
    columns: [
      { name: 'word', label: 'Woord' },
      {
        name: 'forms',
        label: 'Andere vormen',
        hint: 'Meervoud en samenstellingen, met komma’s ertussen: naturapolis, naturapolissen.',
      },
      {
        name: 'explanation',
        label: 'Uitleg',
        hint: `Een of twee korte zinnen, hooguit ${longestExplanation} tekens. Noem geen bedragen: die veranderen elk jaar.`,
        kind: 'long',
      },
      {
        name: 'path',
        label: 'Pagina om verder te lezen',
        hint: 'Het adres, zoals /zorgverzekering/premie. Mag leeg blijven.',
      },
    ],
  }),
  async read(db, content) {
    const { glossary } = await settingsNow(db, content)
    return {
      fields: {},
      rows: glossary.map(({ word, forms, explanation, path = '' }) => ({
        ...{ word, forms: forms.join(', '), explanation, path },
      })),
    }
  },
  toDocument({ rows }, { pages }) {
    const reading = readRows(rows, row)
    if (!reading.ok) return reading
    return documentOf(reading, {
      ...findSameWords(reading.value),
      ...findWithoutPage(rows, 'path', (path) => pages.has(path)),
    })
  },
}

/** A word with two explanations would have one of them by chance. */
function findSameWords(entries: Pick<GlossaryEntry, 'word' | 'forms'>[]): FieldErrors {
  const errors: FieldErrors = {}
  const earlier = new Set<string>()
  entries.forEach(({ word, forms }, number) => {
    for (const [typed, field] of [[word, 'word'], ...forms.map((form) => [form, 'forms'])] as const) {
      const spelling = spellingOf(typed ?? '')
      if (earlier.has(spelling)) errors[inputName(field ?? '', number)] = [`‘${typed}’ staat er al.`]
      earlier.add(spelling)
    }
  })
  return errors
}
