import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePassword, samples } from '#features/account/samples.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { behindNginx, type Pair } from '../machine/behind-nginx.ts'
import { loggedIn } from '../machine/visitor.ts'
import { type Figure, noneOf } from './figure.ts'

/** An editor with a bad line sends a photo through nginx, longer than any other request may take. */
export function proveSlowUpload({ seconds }: { seconds: number }): Promise<Figure[]> {
  return behindNginx(async (pair) => {
    const status = await uploadFor(seconds, pair)
    const faults = status === 200 ? [] : [`it was answered ${status || 'by nobody'}`]
    return [noneOf(`a photo that comes through nginx in ${seconds} s, and is cut or refused`, faults, '1')]
  })
}

async function uploadFor(seconds: number, { nginx }: Pair): Promise<number> {
  const eva = await loggedIn(nginx.address, samples.eva.email, samplePassword)
  await eva.get('/actions/users/session-info?dontExtendSession=1')
  const boundary = 'izz'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="langzaam.jpg"\r\n\r\n`
  const photo = await samplePhoto({ width: 1_600, height: 1_200 })
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const asked = request(`${nginx.address}/api/v1/redactie/media`, {
    method: 'POST',
    headers: {
      ...eva.headers(),
      accept: 'application/json',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      'sec-fetch-site': 'same-origin',
    },
  })
  let isOver = false
  const answered = new Promise<number>((resolve) => {
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
    asked.on('error', () => resolve(0))
  })
  answered.then(() => (isOver = true))
  const pieces = seconds * 2
  for (let piece = 0; piece < pieces && !isOver; piece += 1) {
    asked.write(body.subarray((body.length * piece) / pieces, (body.length * (piece + 1)) / pieces))
    await pause(500)
  }
  asked.end()
  return answered
}
