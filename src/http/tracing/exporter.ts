/** One piece of work, as OpenTelemetry's protocol writes it. */
export type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue: string } | { intValue: number } }[]
  status: { code: number }
}

export type Collector = { url: string; headers: Record<string, string>; service: string }

export type Exporter = {
  add: (span: OtlpSpan) => void
  /** How many wait, and how many nobody will ever see. */
  state: () => { waiting: number; dropped: number }
  /** Sends what is left, if somebody takes it. */
  close: () => Promise<void>
}

export type ExporterSettings = {
  mostWaiting?: number
  perBatch?: number
  pauseInMilliseconds?: number
  patienceInMilliseconds?: number
  /** The first of several faults, and the first success after them. */
  onFault?: (error: Error) => void
  onRecovery?: (dropped: number) => void
}

const patienceAtTheEnd = 1_000

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON. Nobody waits for it: what the collector does not take in time, and
 * what does not fit in the queue, is dropped.
 */
export function openExporter(
  { url, headers, service }: Collector,
  {
    mostWaiting = 2_048,
    perBatch = 256,
    pauseInMilliseconds = 5_000,
    patienceInMilliseconds = 5_000,
    onFault = () => {},
    onRecovery = () => {},
  }: ExporterSettings = {},
): Exporter {
  const waiting: OtlpSpan[] = []
  let dropped = 0
  let sending: Promise<void> | undefined
  let isFailing = false
  const timer = setInterval(() => void send(patienceInMilliseconds), pauseInMilliseconds).unref()

  /** One batch at a time; whoever comes while one is under way waits for that one. */
  function send(patience: number): Promise<void> {
    sending ??= sendBatch(patience).finally(() => {
      sending = undefined
      if (!isFailing && waiting.length >= perBatch) void send(patience)
    })
    return sending
  }

  async function sendBatch(patience: number): Promise<void> {
    if (waiting.length === 0) return
    const batch = waiting.splice(0, perBatch)
    try {
      await post(batch, patience)
      if (isFailing) onRecovery(dropped)
      isFailing = false
    } catch (error) {
      dropped += batch.length
      if (!isFailing) onFault(error instanceof Error ? error : new Error(String(error)))
      isFailing = true
    }
  }

  async function post(batch: OtlpSpan[], patience: number): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(batch, service)),
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`)
  }

  return {
    add(span) {
      if (waiting.length >= mostWaiting) {
        dropped += 1
        return
      }
      waiting.push(span)
      // While it fails, the clock says when to try again.
      if (waiting.length >= perBatch && !isFailing) void send(patienceInMilliseconds)
    },
    state: () => ({ waiting: waiting.length, dropped }),
    async close() {
      clearInterval(timer)
      do await send(patienceAtTheEnd)
      while (waiting.length > 0 && !isFailing)
    },
  }
}

function requestOf(spans: OtlpSpan[], service: string) {
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'izz-site' }, spans }] }] }
}
