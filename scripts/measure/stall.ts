import { request as sendRequest } from 'node:http'
import type { DatabaseAddress } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { openLog } from '#http/log.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { meetNeighbour, type Neighbour } from '#test/machine/neighbour.ts'
import { startSite, untilReady } from '#test/machine/site-process.ts'
import { newVisitor } from '#test/machine/visitor.ts'
import { fieldsIn } from '#test/proofs/fields-of.ts'
import { atMost, type Figure } from '#test/proofs/figure.ts'
import { type Oddity, odditiesFor } from '#test/proofs/oddities.ts'
import { answeredRoutesOf, type Route } from '#test/routes.ts'
import { readConfig } from '../../src/config.ts'
import { openSite } from '../../src/open-site.ts'

const mostMilliseconds = 100

/**
 * Whatever anybody sends, within the limits and beyond them: nobody else waits for it. One line for each route, with the
 * worst of what was sent there as visitor, member and editor. What took long is sent again: a busy moment is not ours.
 */
export async function proveStall(database: DatabaseAddress, dataDir: string): Promise<Figure[]> {
  const routes = await inFolder(routesIn)
  const site = await startSite({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  })
  await untilReady(site)
  const neighbour = meetNeighbour(site.address)
  try {
    const fieldsOf = fieldsIn(await (await fetch(`${site.address}/api/openapi.json`)).json())
    const people = [
      newPerson(site.address, 'visitor'),
      newPerson(site.address, 'member', samples.anna.email),
      newPerson(site.address, 'editor', samples.eva.email),
    ]
    const draftId = (await people[2]?.startDraft('/contact')) ?? ''
    const figures: Figure[] = []
    for (const route of routes) {
      const worst = { milliseconds: 0, what: 'nothing' }
      for (const person of people)
        for (const oddity of odditiesFor(route, fieldsOf, draftId)) {
          const milliseconds = await waitFor(neighbour, person, oddity)
          if (milliseconds > worst.milliseconds)
            Object.assign(worst, { milliseconds, what: `${oddity.name}, as ${person.name}` })
        }
      const what = `${route.method} ${route.url} on ${database.kind}: the longest wait of a neighbour (${worst.what})`
      figures.push(atMost(what, worst.milliseconds, mostMilliseconds, 'ms'))
      process.stderr.write(`${figures.length} of ${routes.length} routes on ${database.kind}\n`)
    }
    return figures
  } finally {
    await neighbour.leave()
    await site.end('SIGKILL')
  }
}

async function routesIn(folder: string): Promise<Route[]> {
  const site = await openSite(readConfig({ DATA_DIR: folder }), openLog('silent'), { hasTimers: false })
  const routes = await answeredRoutesOf(site.app)
  await site.close()
  return routes
}

async function waitFor(neighbour: Neighbour, person: Person, oddity: Oddity): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 4 && least > mostMilliseconds / 2; time++) {
    await person.arrive(oddity.method === 'POST')
    least = Math.min(least, await neighbour.waitDuring(() => person.send(oddity)))
  }
  return least
}

type Person = ReturnType<typeof newPerson>

/** Over real connections, each request on one of its own. Comes from another place each time, so that no limit helps. */
function newPerson(address: string, name: string, email?: string) {
  const { hostname, port } = new URL(address)
  const visitor = newVisitor(address)

  function ask(path: string, values?: object) {
    visitor.moveTo(anyPlace())
    return values ? visitor.post(path, values) : visitor.get(path)
  }

  /** Logged in, if they have an account: what was sent before may have ended that. */
  async function arrive(isWriting: boolean): Promise<void> {
    const isIn = !email || (await ask('/api/v1/user/status')).body.authenticated
    if (isIn && (visitor.headers()['x-csrf-token'] || !isWriting)) return
    await ask('/actions/users/session-info?dontExtendSession=1')
    if (!isIn) await ask('/actions/users/login', { loginName: email, password: samplePassword })
  }

  function send({ method, url, headers, body = () => '' }: Oddity): Promise<void> {
    const content = body()
    const own = visitor.headers()
    const cookie = [headers.cookie, own.cookie].filter(Boolean).join('; ')
    return new Promise((resolve) => {
      const request = sendRequest({
        ...{ host: hostname, port, method, path: url },
        agent: false,
        timeout: 30_000,
        headers: {
          'x-forwarded-for': anyPlace(),
          ...headers,
          cookie,
          ...(method === 'POST' && {
            'x-csrf-token': own['x-csrf-token'],
            'content-length': Buffer.byteLength(content),
          }),
        },
      })
      request.on('response', (response) => response.resume().on('close', resolve))
      request.on('error', () => resolve())
      request.on('timeout', () => request.destroy())
      request.end(content)
    })
  }

  async function startDraft(path: string): Promise<string> {
    await arrive(true)
    const { data } = (await ask('/api/v1/redactie/drafts/start', { path })).body as { data?: { id: string } }
    return data?.id ?? ''
  }

  return { name, arrive, send, startDraft }
}

function anyPlace(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}
