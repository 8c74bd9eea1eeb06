import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Address } from './media-address.ts'
import { StoreAway } from './store-away.ts'

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Of the file; for the bucket itself empty. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Blob
}

/** How long we wait for an answer and for the next bytes of it, and how long before each further try. */
export type S3Patience = {
  answerMilliseconds: number
  bytesMilliseconds: number
  pauses: number[]
  namesAtOnce: number
}

export const s3Patience: S3Patience = {
  answerMilliseconds: 5_000,
  bytesMilliseconds: 20_000,
  pauses: [250, 1_000, 3_000],
  // The most that S3 tells.
  namesAtOnce: 1_000,
}

/** Otherwise `fetch` keeps all that it sent, in case it must be sent elsewhere: the whole film in memory. */
const sentOnce = { window: null, redirect: 'error' } as const

/** What is slower than this is no line for films. */
const leastBytesPerSecond = 100_000

export type AskS3 = (call: S3Call) => Promise<Response>

/** Gives answers that say yes, and 404 and 416. What passes is tried again, each time after a longer pause. */
export function openS3Client(address: S3Address, { answerMilliseconds, pauses }: S3Patience): AskS3 {
  return async (call) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(address, call, answerMilliseconds)
      } catch (error) {
        const isOver = !(error instanceof StoreAway && error.isPassing) || tries === pauses.length
        if (isOver) throw error
      }
      await pause(pauses[tries])
    }
  }
}

async function ask(address: S3Address, call: S3Call, milliseconds: number): Promise<Response> {
  const { method, key = 'the bucket', body } = call
  const { url, headers } = await sign(address, call)
  const waiting = new AbortController()
  const upload = ((body?.size ?? 0) / leastBytesPerSecond) * 1_000
  const timer = setTimeout(() => waiting.abort(), milliseconds + upload)
  const answer = await fetch(url, {
    method,
    headers,
    signal: waiting.signal,
    redirect: 'manual',
    ...(body && { body, ...sentOnce }),
  })
    .catch((error: Error & { cause?: { code?: string } }) => {
      const reason = waiting.signal.aborted ? 'no answer in time' : (error.cause?.code ?? error.name)
      throw new StoreAway(`S3 could not be asked to ${method} ${key}: ${reason}`, true)
    })
    .finally(() => clearTimeout(timer))
  if (answer.ok || answer.status === 404 || answer.status === 416) return answer

  const { status } = answer
  const isPassing = status >= 500 || status === 429 || status === 408
  throw new StoreAway(`S3 answered ${status} ${await codeIn(answer)} to ${method} ${key}`, isPassing)
}

function sign(address: S3Address, { method, key = '', query = {}, headers = {} }: S3Call) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = address
  const url = new URL(key ? `${endpoint}/${bucket}/${key}` : `${endpoint}/${bucket}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const keys = { accessKeyId, secretAccessKey, service: 's3', region }
  return new AwsV4Signer({ method, url: url.href, headers, ...keys }).sign()
}

/** Such as `SlowDown`. Of a body that nobody asked for we read the beginning only. */
async function codeIn({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const { value } = await reader.read().catch(() => ({ value: undefined }))
  await reader.cancel().catch(() => {})
  const text = value ? Buffer.from(value).toString('utf8') : ''
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}
