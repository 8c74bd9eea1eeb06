import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { databaseOn, openEngine } from './database/database.ts'
import type { OpenHasher } from './features/account/passwords/hasher.ts'
import type { SendMail } from './features/mail/flows/empty-outbox.ts'
import { openExporter } from './http/tracing/exporter.ts'
import { openTracer, type Tracer } from './http/tracing/tracer.ts'
import { trustedNetworks } from './http/tracing/trusted-networks.ts'

/** What tells a collector how long things take. Loaded only where there is one: see `open-site.ts`. */
export type Tracing = {
  tracer: Tracer
  open: typeof import('./database/database.ts').openDatabase
  hasher: (hasher: OpenHasher) => OpenHasher
  sendMail: (send: SendMail) => SendMail
  close: () => Promise<void>
}

export function openTracing(
  { share, ...collector }: NonNullable<Config['traces']>,
  trustProxy: string[],
  log: FastifyBaseLogger,
): Tracing {
  const exporter = openExporter(collector, {
    onFault: (err) => log.warn({ err }, 'traces are not taken, and dropped until they are'),
    onRecovery: (dropped) => log.info({ dropped }, 'traces are taken again'),
  })
  const tracer = openTracer(exporter, { share, isTrusted: trustedNetworks(trustProxy) })
  return {
    tracer,
    open: (address, onConnectionLost, limits) =>
      databaseOn(openEngine(address, onConnectionLost, limits), tracer.noteStatement),
    hasher: (hasher) => ({
      ...hasher,
      hash: (password, like) => tracer.around('hash password', () => hasher.hash(password, like)),
      verify: (password, stored) => tracer.around('verify password', () => hasher.verify(password, stored)),
    }),
    sendMail: (send) => (mail, id) => tracer.around('send mail', () => send(mail, id)),
    close: exporter.close,
  }
}
