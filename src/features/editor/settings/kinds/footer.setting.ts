import { z } from 'zod'
import { pathOf } from '#features/pages/content-check/checked-site.ts'
import { documentNameIn } from '#features/pages/documents/document-link.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { Footer } from '#features/settings/settings.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { ownLinks } from '#own-addresses.ts'
import { findWithoutPage, readFields, readRows } from '../read-rows.ts'
import { text, withoutFacts, wordsOrNothing } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'
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
  toDocument({ fields, rows }, content) {
    const reading = readRows(rows, link)
    const around = readFields(texts, fields)
    const errors = {
      ...findDeadEnds(rows, content),
      ...(!around.ok && around.errors),
      ...(!reading.ok && reading.errors),
    }
    if (reading.ok && around.ok && Object.keys(errors).length === 0)
      return { ok: true, document: { ...around.value, links: reading.value } satisfies Footer }
    return { ok: false, errors }
  },
}

/** A link whose page was taken away since stays as it is: whoever adds another has nothing to do with it. */
function findDeadEnds(rows: Row[], content: SiteContent): FieldErrors {
  const before = new Set(content.settings.footer.links.map(({ href }) => href))
  return findWithoutPage(
    rows,
    'href',
    (href) => !href.startsWith('/') || before.has(href) || isSomewhere(href, content),
  )
}

/** An old address leads on to the new one. Documents are no part of the content: they are taken at their word. */
function isSomewhere(href: string, { pages, redirects }: SiteContent): boolean {
  const path = pathOf(href)
  return pages.has(path) || redirects.has(path) || ownLinks.has(path) || documentNameIn(path) !== undefined
}
