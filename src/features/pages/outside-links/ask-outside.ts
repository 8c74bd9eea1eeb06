import { Resolver } from 'node:dns/promises'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** How the outside is reached. */
export type Outside = {
  resolve: (host: string) => Promise<string[]>
  mayReach: (address: string) => boolean
  /** By protocol; no other is spoken, and no other port is tried. */
  lines: Record<string, { request: typeof httpRequest; port: number }>
  /** For one answer, from asking for its name to its last header. */
  patienceInMilliseconds: number
}

export const outside: Outside = {
  resolve: resolveBoth,
  mayReach: isPublicAddress,
  lines: {
    'https:': { request: httpsRequest, port: 443 },
    'http:': { request: httpRequest, port: 80 },
  },
  patienceInMilliseconds: 10_000,
}

/** Why there is no answer. Nothing was heard of `no-answer`: that may be our own line. */
export type Silence = 'no-answer' | 'no-such-host' | 'not-public' | 'unsafe' | 'unreadable'
export type Heard = { status: number; location: string | undefined; text: string }

type Asked = { method: 'HEAD' | 'GET'; headers: Record<string, string>; mostBytes?: number }

const mostHeaderBytes = 16 * 1024

/**
 * Asks once, and follows nothing. Every address that a name has is checked, and we connect to one that was: a name that
 * leads elsewhere a moment later leads us nowhere. Of what is sent no more than `mostBytes` is read, by itself nothing.
 */
export async function askOutside(
  { resolve, mayReach, lines, patienceInMilliseconds }: Outside,
  url: URL,
  asked: Asked,
  leaving: AbortSignal,
): Promise<Heard | Silence> {
  const line = lines[url.protocol]
  if (!line || url.port || url.username || url.password) return 'not-public'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNumber = isIP(host) !== 0
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceInMilliseconds)])

  const addresses = isNumber ? [host] : await within(signal, resolve(host))
  if (addresses === undefined) return 'no-answer'
  const [address] = addresses
  if (address === undefined) return 'no-such-host'
  if (!addresses.every(mayReach)) return 'not-public'

  const options = {
    ...{ host: address, port: line.port, path: `${url.pathname}${url.search}` },
    ...{ method: asked.method, headers: { ...asked.headers, host: url.host } },
    ...{ agent: false, maxHeaderSize: mostHeaderBytes, signal },
    ...(!isNumber && { servername: host }),
  } as const
  return hear(line.request(options), asked.mostBytes ?? 0)
}

/** Whoever says nothing in time is left. */
async function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  signal.addEventListener('abort', () => resolve(undefined), { once: true })
  if (signal.aborted) resolve(undefined)
  return Promise.race([promise.catch(() => undefined), over])
}

function hear(request: ClientRequest, mostBytes: number): Promise<Heard | Silence> {
  const { promise, resolve } = Promise.withResolvers<Heard | Silence>()
  request.on('error', (error: NodeJS.ErrnoException) => resolve(silenceOf(error)))
  request.on('response', (response: IncomingMessage) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      const text = Buffer.concat(chunks).toString('utf8', 0, mostBytes)
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, text })
      request.destroy()
    }
    response.on('error', end)
    response.on('close', end)
    if (mostBytes === 0) return end()
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= mostBytes) end()
    })
    response.on('end', end)
  })
  request.end()
  return promise
}

function silenceOf({ code = '' }: NodeJS.ErrnoException): Silence {
  if (code.startsWith('HPE_')) return 'unreadable'
  return unsafe.has(code) ? 'unsafe' : 'no-answer'
}

/** What a browser warns of. */
const unsafe = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
])

/** Not by the threads of Node, which hash passwords too, and without the names that only this machine knows. */
async function resolveBoth(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const isUnknown = found.every(
    (each) => each.status === 'rejected' && ['ENOTFOUND', 'ENODATA'].includes(each.reason.code),
  )
  if (addresses.length === 0 && !isUnknown) throw new Error(`${host} could not be looked up.`)
  return addresses
}
