import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mailboxPath } from '#addresses.ts'
import { isDemo } from '#config.ts'
import { frameDocumentHeaders, framePageHeaders } from '#http/security-headers.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { listMails, readMail } from './mailbox.ts'

/** The mails that were sent, for whoever tries the site. Demo mode only. */
export function mailboxRoutes(app: FastifyInstance, { config, renderPage }: Parts) {
  if (!isDemo(config)) return
  const folder = join(config.dataDir, 'mail')

  app.get(mailboxPath, async (request, reply) => {
    const mails = (await listMails(folder)).map(({ id, to, subject, date }) => ({ id, to, subject, date }))
    return sendPage(request, reply, renderPage('mailbox', mailboxPath, { mails }))
  })

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
    const mail = await readMail(folder, request.params.id)
    if (!mail) return reply.callNotFound()
    const { html: _html, ...shown } = mail
    return sendPage(request, reply, renderPage('mail', mailboxPath, { mail: shown }), {
      headers: framePageHeaders,
    })
  })

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id/html`, async (request, reply) => {
    const mail = await readMail(folder, request.params.id)
    if (!mail) return reply.callNotFound()
    const html = mail.html.replace('<head>', '<head><base target="_top">')
    return sendPage(request, reply, Buffer.from(html), { headers: frameDocumentHeaders })
  })
}
