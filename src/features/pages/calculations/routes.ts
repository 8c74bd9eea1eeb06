import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isDemo } from '#config.ts'
import { emailAddress } from '#forms/fields.ts'
import { callsOf } from '#http/calls.ts'
import { notThere } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { mailPremium } from './flows/mail-premium.ts'
import { premiumLetterOf } from './mailed-premium.ts'

const mailForm = z.object({
  email: emailAddress('Vul je e-mailadres in.'),
  page: z.string().max(300),
  query: z.string().max(1_000),
})

const premiumMailed = 'Klopt het e-mailadres? Dan staat de berekening zo in je mailbox.'

/** What visitors ask of a calculator and does not stand in an address. */
export function calculationRoutes(app: FastifyInstance, parts: Parts) {
  const { config, content, db, now, renderPage } = parts
  const calls = callsOf(app, parts)

  calls.post('/actions/premium/mail', {
    summary: 'Mail een berekening van de premie',
    answer: z.strictObject({ message: z.string() }),
    form: () => mailForm,
    run: async ({ value: { email, page, query }, visitor }) => {
      const { facts, pages } = content()
      const letter = premiumLetterOf(pages.get(page), facts.insurance, query)
      if (!letter) return notThere

      await mailPremium(db, { kind: 'premium', to: email, ...letter }, visitor.audit, now())
      const sent = { sent: 'premium', isDemo: isDemo(config), back: letter.path } as const
      return { body: { message: premiumMailed }, page: renderPage('mail-sent', page, sent) }
    },
  })
}
