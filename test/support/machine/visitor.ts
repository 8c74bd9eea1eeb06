import { patienceInSeconds, until } from './site-process.ts'

/** What came back; status 0 when nothing did. */
export type Answer = { status: number; body: Body; headers: Headers; milliseconds: number }
type Body = { [field: string]: unknown }

/** A browser without a screen, over a real connection: it keeps cookies and shows the token when it writes. */
export type Visitor = {
  get: (path: string) => Promise<Answer>
  post: (path: string, values: object) => Promise<Answer>
  /** A file as our own scripts send it. */
  upload: (path: string, file: { name: string; content: Buffer }) => Promise<Answer>
  logIn: (loginName: string, password: string) => Promise<Answer>
  /** Comes from another place from now on; counts where the site trusts the proxy in front of it. */
  moveTo: (ip: string) => void
  /** For what is sent in another way. */
  headers: () => { cookie: string; 'x-csrf-token': string }
  /** The same browser, at another address. */
  at: (address: string) => Visitor
}

type Browser = { cookies: Map<string, string>; ip: string; token: string }

export function newVisitor(
  address: string,
  browser: Browser = { cookies: new Map(), ip: '10.0.0.1', token: '' },
): Visitor {
  const { cookies } = browser

  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> }) {
    const headers = { cookie: cookieOf(browser), 'x-forwarded-for': browser.ip, ...init.headers }
    const signal = AbortSignal.timeout(patienceInSeconds * 1_000)
    const answer = await fetchAnswer(address + path, { ...init, headers, signal, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) keep(line)
    if (typeof answer.body.csrfTokenValue === 'string') browser.token = answer.body.csrfTokenValue
    return answer
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  async function send(path: string, body: BodyInit, headers: Record<string, string>): Promise<Answer> {
    if (!browser.token) {
      const answer = await ask('/actions/users/session-info?dontExtendSession=1', {})
      if (!browser.token) return answer
    }
    return ask(path, { method: 'POST', headers: { ...headers, 'x-csrf-token': browser.token }, body })
  }

  const post = (path: string, values: object) =>
    send(path, JSON.stringify(values), { 'content-type': 'application/json' })

  function upload(path: string, { name, content }: { name: string; content: Buffer }): Promise<Answer> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), name)
    return send(path, form, { accept: 'application/json' })
  }

  return {
    get: (path) => ask(path, {}),
    post,
    upload,
    logIn: (loginName, password) => post('/actions/users/login', { loginName, password }),
    moveTo: (place) => {
      browser.ip = place
    },
    headers: () => ({ cookie: cookieOf(browser), 'x-csrf-token': browser.token }),
    at: (other) => newVisitor(other, browser),
  }
}

function cookieOf({ cookies }: Browser): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

/** Where the database is too busy to answer in time, the site says so and nothing was done: then it is asked again. */
export async function onceAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  await until(async () => {
    if (answer.status === 503) answer = await ask()
    return answer.status !== 503
  })
  return answer
}

/** A visitor who is known from now on, however busy the machine. */
export async function loggedIn(
  address: string,
  email: string,
  password: string,
  ip = '10.0.0.1',
): Promise<Visitor> {
  const visitor = newVisitor(address)
  visitor.moveTo(ip)
  const { status } = await onceAnswered(() => visitor.logIn(email, password))
  if (status !== 200) throw new Error(`${email} could not log in: ${status}`)
  return visitor
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const asked = performance.now()
  try {
    const response = await fetch(url, init)
    const text = await response.text()
    const body = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : {}
    const milliseconds = performance.now() - asked
    return { status: response.status, body, headers: response.headers, milliseconds }
  } catch {
    return { status: 0, body: {}, headers: new Headers(), milliseconds: performance.now() - asked }
  }
}
