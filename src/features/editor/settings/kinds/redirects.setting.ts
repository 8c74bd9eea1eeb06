import { z } from 'zod'
import type { Database } from '#database/database.ts'
import { findAddress, readAddress } from '#features/pages/old-address.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { allRedirects, findPublished, replaceRedirects } from '#features/pages/store.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { isOwnAddress } from '#own-addresses.ts'
import { ofTheSite } from '../../drafts/new-address.ts'
import { guardedPaths, isFourEyes } from '../../people/four-eyes/store.ts'
import { limitRedirects } from '../../work/store.ts'
import { documentOf, findDoubles, findWithoutPage, findWrong, readRows } from '../read-rows.ts'
import { pageHint } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'

const address = (missing: string) =>
  z
    .string()
    .max(300, 'Gebruik hooguit 300 tekens.')
    .transform((typed, context) => {
      const reading = readAddress(typed, missing)
      if (reading.ok) return reading.path
      context.addIssue({ code: 'custom', message: reading.fault })
      return z.NEVER
    })

const row = z.object({
  from: address('Vul het oude adres in, zoals /oude-pagina.'),
  to: address('Vul het nieuwe adres in, zoals /nieuwe-pagina.'),
})

type Redirect = z.infer<typeof row>

/** Old addresses that lead to pages of now: always in one step. */
export const redirectsSetting: Setting = {
  name: 'redirects',
  formFor: () => ({
    slug: 'doorverwijzingen',
    title: 'Doorverwijzingen',
    lead: 'Wie een oud adres opent, komt op de nieuwe pagina. Verplaats je een pagina, dan komt de doorverwijzing hier vanzelf bij.',
    newRow: 'Nieuwe doorverwijzing',
    keys: ['from'],
    links: [
      { href: '/redactie/niet-gevonden', label: 'Niet gevonden' },
      { href: '/redactie/doorverwijzingen', label: 'Doorverwijzingen uit een bestand' },
    ],
    fields: [],
    columns: [
      { name: 'from', label: 'Oud adres', hint: 'Begint met een schuine streep.' },
      { name: 'to', label: 'Gaat naar', hint: pageHint, isPage: true },
    ],
  }),
  async read(db) {
    const redirects = [...(await allRedirects(db))].map(([from, to]) => ({ from, to }))
    return { fields: {}, rows: redirects.sort((a, b) => a.from.localeCompare(b.from)) }
  },
  toDocument({ rows }, content) {
    const addresses = rows.map(withAddresses)
    return documentOf(readRows(rows, row), {
      ...findDoubles(addresses, 'from', 'Dit oude adres staat er al.'),
      ...findDeadEnds(addresses, content),
    })
  },
  async apply(trx, document) {
    const redirects = new Map((document as Redirect[]).map(({ from, to }) => [from, to]))
    const fault = (await isFourEyes(trx)) ? await whyNotAlone(trx, redirects) : undefined
    if (fault) return fault
    await replaceRedirects(trx, redirects)
    await limitRedirects(trx)
    return undefined
  },
}

/** Nobody alone leads readers from the address of a guarded page, or takes away what leads them to where it stands now. */
async function whyNotAlone(trx: Database, after: ReadonlyMap<string, string>): Promise<string | undefined> {
  const before = await allRedirects(trx)
  for (const from of await guardedPaths(trx)) {
    const [led, leads] = [before.get(from), after.get(from)]
    if (leads === led) continue
    if (leads !== undefined)
      return `Voor ${from} zijn vier ogen nodig. Daarvandaan kun je niet alleen doorverwijzen.`
    if (led !== undefined && (await findPublished(trx, led)))
      return `Voor ${from} zijn vier ogen nodig. Wie dat adres opent, komt nu op ${led}: die doorverwijzing haal je niet alleen weg.`
  }
  return undefined
}

/** As they will be kept; what cannot be read is told by the schema. */
function withAddresses({ from = '', to = '' }: Row): Row {
  return { from: findAddress(from) ?? from, to: findAddress(to) ?? to }
}

/**
 * A redirect begins where no page is and ends where one is, so there are no loops and no detours. One whose page was taken
 * away since stays as it is: whoever adds another has nothing to do with it.
 */
function findDeadEnds(rows: Row[], { pages, redirects }: SiteContent): FieldErrors {
  return {
    ...findWrong(rows, 'from', 'Op dit adres staat al een pagina.', (from) => pages.has(from)),
    ...findWrong(rows, 'from', ofTheSite, isOwnAddress),
    ...findWithoutPage(rows, 'to', (to, { from = '' }) => pages.has(to) || redirects.get(from) === to),
  }
}
