import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { statusPath } from '../status-answer.ts'
import type { Exporter, OtlpSpan } from './exporter.ts'

/** Tells a collector what took how long. Only words of our own leave: no address, no query, no value of a statement. */
export type Tracer = {
  aroundRequests: (listener: RequestListener) => RequestListener
  /** The pattern of the route that answers the request under way, such as `/api/v1/redactie/drafts/:id`. */
  nameRoute: (route: string | undefined) => void
  /** Work that is worth telling by itself. */
  around: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** A statement that has just ended, for a request or other work that is told. */
  noteStatement: (sql: string, milliseconds: number, isFault: boolean) => void
}

/** As OpenTelemetry numbers them. */
const kinds = { internal: 1, server: 2, client: 3 } as const
const isWrong = 2

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  startedAt: number
  name: string
  attributes: Record<string, string | number>
}

export type TracerSettings = {
  /** Of the requests that nobody decided about, the part that is told. */
  share: number
  /** Whose word about the trace that a request is part of counts. */
  isTrusted: (address: string | undefined) => boolean
}

/** What is done for a request that is not told is not told either. Outside of requests there is neither. */
const untold = Symbol('untold')

/** Where nothing stands, pages are answered. */
const pageRoute = '/*'

export function openTracer(exporter: Exporter, { share, isTrusted }: TracerSettings): Tracer {
  const current = new AsyncLocalStorage<Span | typeof untold>()

  function findSpan(): Span | undefined {
    const span = current.getStore()
    return span === untold ? undefined : span
  }

  function begin(name: string, kind: number, parent: Parent | undefined): Span {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    const spanId = randomBytes(8).toString('hex')
    const from = parent && { parentSpanId: parent.spanId }
    return { traceId, spanId, ...from, kind, name, startedAt: now(), attributes: {} }
  }

  function end({ startedAt, attributes, ...span }: Span, isFault: boolean, endedAt = now()): void {
    exporter.add({
      ...span,
      startTimeUnixNano: inNanoseconds(startedAt),
      endTimeUnixNano: inNanoseconds(endedAt),
      attributes: Object.entries(attributes).map(toAttribute),
      status: { code: isFault ? isWrong : 0 },
    })
  }

  return {
    aroundRequests: (listener) => (request, response) => {
      const parent = isTrusted(request.socket.remoteAddress) ? parentOf(request) : undefined
      if (!(parent ? parent.isSampled : Math.random() < share)) {
        current.run(untold, listener, request, response)
        return
      }
      const method = request.method ?? ''
      const span = begin(method, kinds.server, parent)
      const route = request.url === statusPath ? statusPath : pageRoute
      span.attributes = { 'http.request.method': method, 'http.route': route }
      response.once('close', () => {
        const { statusCode } = response
        span.name = `${method} ${span.attributes['http.route']}`
        span.attributes['http.response.status_code'] = statusCode
        end(span, statusCode >= 500)
      })
      current.run(span, listener, request, response)
    },
    nameRoute(route) {
      const span = findSpan()
      if (span) span.attributes['http.route'] = route ?? pageRoute
    },
    async around(name, work) {
      if (current.getStore() === untold) return work()
      const span = begin(name, kinds.internal, findSpan())
      try {
        const result = await current.run(span, work)
        end(span, false)
        return result
      } catch (error) {
        end(span, true)
        throw error
      }
    },
    noteStatement(sql, milliseconds, isFault) {
      const parent = findSpan()
      if (!parent) return
      const span = begin(statementName(sql), kinds.client, parent)
      span.attributes = { 'db.operation.name': span.name }
      const endedAt = span.startedAt
      end({ ...span, startedAt: endedAt - milliseconds }, isFault, endedAt)
    },
  }
}

type Parent = { traceId: string; spanId: string; isSampled?: boolean }

/** `traceparent` of W3C Trace Context, version 00. */
function parentOf({ headers: { traceparent } }: IncomingMessage): Parent | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent ?? '')) ?? []
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** What is done to which table: `select member`. Values are never in a statement, and the rest tells nothing more. */
function statementName(sql: string): string {
  const start = sql.slice(0, mostOfStatement)
  const [act = 'statement'] = /^\w+/.exec(start) ?? []
  const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(start) ?? []
  return table ? `${act} ${table}` : act
}

const mostOfStatement = 2_000

function toAttribute([key, value]: [string, string | number]): OtlpSpan['attributes'][number] {
  return { key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } }
}

/** In milliseconds; it never goes back. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

function inNanoseconds(milliseconds: number): string {
  return String(Math.round(milliseconds * 1e6))
}
