import { z } from 'zod'
import type { Footer } from '#features/settings/settings.ts'
import { readFields, readRows } from '../read-rows.ts'
import { text, withoutFacts, wordsOrNothing } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { settingsNow } from '../store.ts'

const link = z.object({
  label: text(60, 'Vul de tekst van de link in.').refine(...withoutFacts),
  href: z
    .string()
    .max(300, 'Gebruik hooguit 300 tekens.')
    .regex(
      /^(\/[^\s/\\][^\s\\]*|https:\/\/[^\s\\]+)$/,
      'Vul een adres in, zoals /contact of https://www.zorgwijzer.nl.',
    ),
})

const texts = z.object({
  helpTitle: text(60, 'Vul de kop in.').refine(...withoutFacts),
  notice: wordsOrNothing(300),
})

export const footerSetting: Setting = {
  name: 'footer',
  formFor: () => ({
    slug: 'voet',
    title: 'Voet van de site',
    lead: 'Dit staat onderaan elke pagina. De kolommen met onderwerpen komen uit de menu’s.',
    newRow: 'Nieuwe link',
    mayAdd: true,
    mayRemove: true,
    keys: ['label'],
    fields: [
      { name: 'helpTitle', label: 'Kop boven de hulp' },
      { name: 'notice', label: 'Tekst helemaal onderaan', hint: 'Mag leeg blijven.', kind: 'long' },
    ],
    columns: [
      { name: 'label', label: 'Tekst van de link' },
      { name: 'href', label: 'Adres' },
    ],
  }),
  async read(db, content) {
    const { helpTitle, notice, links } = (await settingsNow(db, content)).footer
    return { fields: { helpTitle, notice }, rows: links }
  },
  toDocument({ fields, rows }) {
    const reading = readRows(rows, link)
    const around = readFields(texts, fields)
    if (reading.ok && around.ok)
      return { ok: true, document: { ...around.value, links: reading.value } satisfies Footer }
    return { ok: false, errors: { ...(!around.ok && around.errors), ...(!reading.ok && reading.errors) } }
  },
}
