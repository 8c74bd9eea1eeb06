import { messages } from '#forms/messages.ts'
import type { Nginx } from '../machine/nginx.ts'
import { codesInLogs } from './codes-in-logs.ts'
import { type Figure, noneOf } from './figure.ts'

export async function pagesWithoutProcesses(address: string): Promise<Figure> {
  const paths = ['/', '/contact', '/zorgverzekering']
  const answers = await Promise.all(paths.map((path) => fetch(address + path)))
  const failed = answers.filter(({ status }) => status !== 200).map(({ status }) => `answered ${status}`)
  return noneOf('both processes killed: pages that nginx had and did not give', failed, `${paths.length}`)
}

/** Where nobody else answers, nginx keeps to the contract: the status, the words, and when to come back. */
export async function answersOfNginx({ address, logs }: Nginx): Promise<Figure[]> {
  const call = `${address}/api/v1/user/profile/update`
  const asked: [what: string, request: () => Promise<Response>, status: number, words: string][] = [
    ['a page', () => fetch(`${address}/activeren?code=kanarie`, page), 503, `<p>${messages.general}</p>`],
    ['a form', () => fetch(call, { ...page, method: 'POST' }), 503, `<p>${messages.general}</p>`],
    ['a call', () => fetch(call, { method: 'POST' }), 503, json(messages.general, 'unavailable')],
    [
      'a long call',
      () => fetch(call, { method: 'POST', body: 'a'.repeat(200_000) }),
      413,
      json(messages.tooLarge, 'too_large'),
    ],
    ['too many calls', () => firstRefused(call), 429, json(messages.tooOften, 'too_many_requests')],
  ]
  const faults: string[] = []
  for (const [what, request, status, words] of asked) {
    const answer = await request()
    const text = (await answer.text()).replaceAll(/\s+/g, ' ')
    const comesBack = answer.headers.get('retry-after') ?? 'never'
    if (answer.status !== status || !text.includes(words)) faults.push(`${what}: ${answer.status} ${text}`)
    if (comesBack !== (status === 413 ? 'never' : '5')) faults.push(`${what}: to come back ${comesBack}`)
  }
  const what = 'both processes killed'
  return [
    noneOf(`${what}: answers that are not as the site would give them`, faults, `${asked.length}`),
    codesInLogs(what, logs()),
  ]
}

const page = { headers: { accept: 'text/html' } }
const json = (message: string, errorCode: string) =>
  `{ "message": "${message}", "errorCode": "${errorCode}" }`

async function firstRefused(call: string): Promise<Response> {
  // Slower than thirty a second, on a busy machine, is not too often.
  for (let time = 0; time < 20; time += 1) {
    const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(call)))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  return Response.error()
}
