import type { FastifyInstance } from 'fastify'
import type { Chosen } from './knowledge.ts'
import type { Person, Place } from './people.ts'

export type Browser = {
  person: Person | 'nobody'
  place: Place
  network: string
  cookies: Map<string, string>
  token: string | undefined
  /** What the person believes: as whom they logged in, with which password, and in which moment. */
  session: { id: string; chosen: Chosen; moment: number } | undefined
}

export type Answer = {
  status: number
  body: Record<string, unknown> & { errorCode?: string }
  text: string
  headers: Record<string, string>
  cookieNames: string[]
}

/** Hears of every request, before and after it is answered. */
export type Witness = {
  onAsk: () => void
  onAnswer: (browser: Browser, asked: string, answer: Answer) => void
}

export function newBrowser(person: Browser['person'], place: Place, network: string): Browser {
  return { person, place, network, cookies: new Map(), token: undefined, session: undefined }
}

export type Ask = {
  get: (browser: Browser, url: string) => Promise<Answer>
  post: (browser: Browser, url: string, values: object) => Promise<Answer>
}

export function asker(app: FastifyInstance, witness: Witness): Ask {
  async function ask(browser: Browser, method: 'GET' | 'POST', url: string, values?: object) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    witness.onAsk()
    const response = await app.inject({
      method,
      url,
      remoteAddress: browser.network,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(values && { 'content-type': 'application/json', 'x-csrf-token': browser.token ?? '' }),
      },
      ...(values && { payload: JSON.stringify(values) }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) browser.cookies.delete(name)
      else browser.cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const answer: Answer = {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      text: response.body,
      headers: response.headers as Record<string, string>,
      cookieNames: response.cookies.map(({ name }) => name),
    }
    if (typeof answer.body.csrfTokenValue === 'string') browser.token = answer.body.csrfTokenValue
    witness.onAnswer(browser, `${method} ${url} ${JSON.stringify(values ?? '')}`, answer)
    return answer
  }

  const renewToken = (browser: Browser) =>
    ask(browser, 'GET', '/actions/users/session-info?dontExtendSession=1')

  return {
    get: (browser, url) => ask(browser, 'GET', url),
    /** As our own scripts do: the token late, and once more when it does not count any longer. */
    async post(browser, url, values) {
      if (!browser.token) await renewToken(browser)
      const answer = await ask(browser, 'POST', url, values)
      if (answer.body.errorCode !== 'csrf_invalid') return answer
      await renewToken(browser)
      return ask(browser, 'POST', url, values)
    },
  }
}
