import { request } from 'node:http'
import { patienceInSeconds } from '../machine/site-process.ts'

/** One thing to send: to a call as JSON, as a form or with a file, or to a page. */
export type Shot = {
  path: string
  method: string
  query: [name: string, value: string][]
  body: { value: unknown; isForm: boolean; isFile: boolean } | undefined
}

export type Sender = {
  logIn: (as: { loginName: string; password: string } | undefined) => Promise<void>
  shoot: (shot: Shot) => Promise<{ fault: string; sentBack: string; milliseconds: number }>
}

/** Sends what a browser would not let through, too: `fetch` mends addresses before it sends them. */
export function senderTo(address: string): Sender {
  const { hostname, port } = new URL(address)
  let identity: Record<string, string> = {}
  let count = 0

  function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Reply> {
    count += 1
    const place = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    const all = { 'x-forwarded-for': place, 'sec-fetch-site': 'same-origin', ...identity, ...headers }
    return new Promise((resolve) => {
      const asked = request(
        { hostname, port, method, path, headers: all, timeout: patienceInSeconds * 1_000 },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => (text += chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              cookies: response.headers['set-cookie'] ?? [],
              text,
            }),
          )
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('hangs')))
      asked.on('error', (error) => resolve({ status: 0, cookies: [], text: error.message }))
      asked.end(body)
    })
  }

  return {
    async logIn(as) {
      identity = {}
      const info = await send('GET', '/actions/users/session-info', {})
      identity = identityIn(info)
      if (!as) return
      const json = { 'content-type': 'application/json' }
      identity = identityIn(await send('POST', '/actions/users/login', json, JSON.stringify(as)))
    },

    async shoot(shot) {
      const { headers, text } = bodyOf(shot.body)
      const asked = performance.now()
      const { status, text: answer } = await send(shot.method.toUpperCase(), addressOf(shot), headers, text)
      const milliseconds = performance.now() - asked
      const showsInside = status >= 400 && inside.test(answer)
      const isFault = status === 0 || (status >= 500 && status !== 503) || showsInside
      const words = `${shot.method} ${addressOf(shot).slice(0, 80)}: ${status} ${answer.slice(0, 60)}`
      return { fault: isFault ? words : '', sentBack: status === 503 ? words : '', milliseconds }
    },
  }
}

type Reply = { status: number; cookies: string[]; text: string }

const inside = /\bat .+:\d+:\d+|node:internal|SQLITE|syntax error|violates|constraint|TypeError|FST_/

function identityIn({ cookies, text }: Reply): Record<string, string> {
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  return { cookie, 'x-csrf-token': /"csrfTokenValue":"([^"]+)"/.exec(text)?.[1] ?? '' }
}

/** What Node itself refuses to put on the line is encoded. */
function addressOf({ path, query }: Shot): string {
  const pairs = query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  const line = path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
  return line.replaceAll(/[^\u0021-\u007e]/g, (sign) => encodeURIComponent(sign.toWellFormed()))
}

function bodyOf(body: Shot['body']): { headers: Record<string, string>; text: string | undefined } {
  if (!body) return { headers: {}, text: undefined }
  if (body.isFile) return fileIn(body.value)
  if (!body.isForm)
    return { headers: { 'content-type': 'application/json' }, text: JSON.stringify(body.value) ?? '' }
  const fields = Object.entries(Object(body.value)).map(([name, value]) => [name, textOf(value)])
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    text: new URLSearchParams(fields).toString(),
  }
}

function fileIn(value: unknown): { headers: Record<string, string>; text: string } {
  const part =
    'content-disposition: form-data; name="file"; filename="../../a.png"\r\ncontent-type: image/png'
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=grens', accept: 'application/json' },
    text: `--grens\r\n${part}\r\n\r\n${textOf(value)}\r\n--grens--\r\n`,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')
}
