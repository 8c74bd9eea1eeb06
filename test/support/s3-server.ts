import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import S3rver from '@20minutes/s3rver'

/** What goes wrong between us and the server. Bytes are counted by call, as long as it lasts. */
export type S3Trouble =
  | { kind: 'away' | 'silent' }
  | { kind: 'answers'; status: number }
  | { kind: 'cut-upload' | 'cut-answer' | 'stalled-answer'; afterBytes: number }

export type S3Server = {
  /** A place of its own in the bucket, as `MEDIA_URL`. */
  newUrl: () => string
  /** For so many calls, or until it is over. */
  setTrouble: (trouble: S3Trouble | undefined, calls?: number) => void
  /** Method and path of every call that came. */
  calls: string[]
  /** How many answers are still being sent. */
  underWay: () => number
}

export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Opened before the tests of a file begin, and closed after them. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'izz-s3-'))
  const configureBuckets = [{ name: 'izz-media', configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()

  let trouble: { what: S3Trouble; left: number } | undefined
  const takeTrouble = () => {
    if (!trouble || trouble.left === 0) return undefined
    trouble.left -= 1
    return trouble.what
  }
  const calls: string[] = []
  let underWay = 0
  const line = createServer((incoming, outgoing) => {
    calls.push(`${incoming.method} ${incoming.url}`)
    underWay += 1
    outgoing.once('close', () => {
      underWay -= 1
    })
    passOn(port, incoming, outgoing, takeTrouble())
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const address = line.address() as AddressInfo
  after(async () => {
    line.closeAllConnections()
    line.close()
    await server.close()
    await rm(directory, { recursive: true, force: true })
  })

  let places = 0
  const { accessKeyId, secretAccessKey } = s3Keys
  return {
    calls,
    underWay: () => underWay,
    newUrl: () =>
      `s3+http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${address.port}/izz-media/plek-${places++}`,
    setTrouble: (what, left = Number.POSITIVE_INFINITY) => {
      trouble = what && { what, left }
    },
  }
}

function passOn(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trouble: S3Trouble | undefined,
): void {
  if (trouble?.kind === 'away') return void incoming.destroy()
  if (trouble?.kind === 'silent') return
  if (trouble?.kind === 'answers') {
    incoming.resume()
    outgoing.writeHead(trouble.status).end('<Error><Code>SlowDown</Code></Error>')
    return
  }
  const { method, url, headers } = incoming
  const further = request({ port, host: '127.0.0.1', method, path: url, headers })
  further.on('error', () => incoming.destroy())
  outgoing.on('close', () => further.destroy())
  further.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    sendPart(answer, outgoing, trouble)
  })
  if (trouble?.kind !== 'cut-upload') return void incoming.pipe(further)
  let sent = 0
  incoming.on('end', () => further.end())
  incoming.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent < trouble.afterBytes) return void further.write(chunk)
    further.destroy()
    incoming.destroy()
  })
}

function sendPart(answer: IncomingMessage, outgoing: ServerResponse, trouble: S3Trouble | undefined): void {
  if (trouble?.kind !== 'cut-answer' && trouble?.kind !== 'stalled-answer') return void answer.pipe(outgoing)
  let sent = 0
  answer.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, trouble.afterBytes - sent)
    sent += part.length
    outgoing.write(part, () => {
      if (sent === trouble.afterBytes && trouble.kind === 'cut-answer') outgoing.destroy()
    })
  })
}
