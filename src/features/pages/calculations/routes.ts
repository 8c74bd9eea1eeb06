import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { originOf } from '#config.ts'
import type { Block } from '#features/blocks/block.ts'
import { readAllowance } from '#features/blocks/care-allowance/allowance-form.ts'
import { sayAllowance } from '#features/blocks/care-allowance/allowance-words.ts'
import type { Posted } from '#features/blocks/gathered.ts'
import { estimateAllowance } from '#features/insurance/costs/care-allowance.ts'
import type { FormState } from '#forms/answer.ts'
import { emailAddress } from '#forms/fields.ts'
import { callsOf } from '#http/calls.ts'
import { notAllFilledIn, notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { withDocumentSizes } from '../documents/document-link.ts'
import { gatherToDraw, queryKeysOf } from '../gather.ts'
import { longestQuery, readQuery } from '../read-query.ts'
import { mailPremium } from './flows/mail-premium.ts'
import { premiumLetterOf } from './mailed-premium.ts'
import { findSentBlock } from './sent-block.ts'

const pageFault = 'Deze pagina kennen we niet. Ga naar de berekening en probeer het nog eens.'
const pagePath = z.string({ error: pageFault }).max(300, pageFault)
const queryFault = 'Deze berekening kunnen we niet lezen. Reken hem opnieuw uit en probeer het nog eens.'
const mailForm = z.object({
  email: emailAddress('Vul je e-mailadres in.'),
  page: pagePath,
  block: z.string().optional().catch(undefined),
  query: z.string({ error: queryFault }).max(longestQuery, queryFault),
})

/** As it was typed: what is wrong with it is told field by field. */
const typed = () => z.string().max(40).optional().catch('?')
const allowanceForm = z.object({ page: pagePath, wie: typed(), inkomen: typed(), vermogen: typed() })

const premiumMailed = 'Klopt het e-mailadres? Dan staat de berekening zo in je mailbox.'

/** What visitors ask of a calculator and does not stand in an address. */
export function calculationRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, db, documents, films, now, pictures, renderPage, searcher } = parts
  const calls = callsOf(app, parts)

  calls.post('/actions/premium/mail', {
    summary: 'Mail een berekening van de premie',
    form: () => mailForm,
    screen: ({ values, errors }) =>
      errors.email &&
      draw(
        'premium-calculator',
        withBlock(values.page, 'premium-calculator'),
        { values, errors },
        values.query,
      ),
    run: async ({ value: { email, page, block, query }, visitor }) => {
      const { facts, pages } = content()
      const letter = premiumLetterOf(pages.get(page), facts, { id: block, search: query })
      if (!letter) return notThere

      await mailPremium(db, { kind: 'premium', to: email, ...letter }, visitor.audit, now())
      const sent = { sent: 'premium', back: letter.path, to: email } as const
      return { body: { message: premiumMailed }, page: () => renderPage('mail-sent', page, sent) }
    },
  })

  /** Sent as a form, so that nothing of it stands in an address, a history or a log; the answer is kept by nobody. */
  calls.post('/actions/care-allowance', {
    summary: 'Schat de zorgtoeslag van een jaar. Er wordt niets bewaard',
    form: () => allowanceForm,
    screen: ({ values, errors }: FormState) =>
      draw('care-allowance', withBlock(values.page, 'care-allowance'), { values, errors }),
    run: async ({ value: { page, ...values } }) => {
      const { facts, pages } = content()
      const block = findSentBlock(pages.get(page), 'care-allowance')
      const rules = facts.insurance.costs?.allowances.find(({ year }) => block?.year === year)
      if (!rules) return notThere

      const reading = readAllowance(values)
      if (!reading.ok) return { ...notAllFilledIn, errors: reading.errors }

      const message = sayAllowance(estimateAllowance(rules, reading.value), reading.value, rules)
      const known = Object.entries(values).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      const drawn = draw('care-allowance', page, { values: Object.fromEntries(known), errors: {} })
      return drawn ? { body: { message }, page: () => drawn } : notThere
    },
  })

  /** Whoever sends a form without its page gets the first that has such a form: what they typed is not lost. */
  function withBlock(path: string | undefined, kind: Block['kind']): string | undefined {
    const pages = [...content().pages.values()].filter(({ blocks }) =>
      blocks.some((one) => one.kind === kind),
    )
    return (pages.find((page) => page.path === path) ?? pages[0])?.path
  }

  /** The page that holds the form, with what came of it. */
  function draw(
    kind: Block['kind'],
    path: string | undefined,
    { values, errors }: Omit<Posted, 'block'>,
    search = '',
  ): Buffer | undefined {
    const stored = content().pages.get(path ?? '')
    const block = findSentBlock(stored, kind, values.block)?.id
    if (!stored || !block) return undefined
    const page = withDocumentSizes(stored, documents)
    const stock = { content: content(), films, pictures, searcher, origin: originOf(config) }
    const gathered = gatherToDraw(page, readQuery(`?${search}`, queryKeysOf(page)), stock)
    return renderPage('content', page.path, {
      page,
      gathered: { ...gathered, posted: { block, values, errors } },
    })
  }
}
