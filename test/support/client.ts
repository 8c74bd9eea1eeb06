import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'

/** A browser without a screen: it keeps cookies, fetches the token before it writes, and says where it comes from. */
export type Client = {
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** A call as our own scripts make it. */
  post: (url: string, values: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** A form as a browser without script sends it. */
  submit: (
    url: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
  /** A file as our own scripts send it. */
  upload: (url: string, file: Upload, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  token: () => Promise<string>
  cookies: Map<string, string>
}

type Upload = {
  name: string
  content: Buffer
  /** For a line that is not quick. */
  inPieces?: (body: Buffer) => AsyncIterable<Buffer>
}

type Description = {
  components: { schemas: { Failure: object } }
  paths: Record<
    string,
    Record<string, { responses: { 200: { content: { 'application/json': { schema: object } } } } }>
  >
}

/** What sites published of their calls. Each has most of them and describes them alike, which takes as long as opening one. */
const descriptions: Description[] = []
const readers = new WeakMap<object, z.ZodType>()

/** Every JSON answer that a test gets is held against the published description of the calls. */
async function assertFitsDescription(app: FastifyInstance, response: LightMyRequestResponse): Promise<void> {
  const { method = 'GET', url = '/' } = response.raw.req
  const isJson = response.headers['content-type']?.toString().startsWith('application/json')
  if (!isJson || !/^\/(api|actions)\//.test(url)) return

  const path = url.split('?')[0] ?? ''
  const isSound = response.statusCode === 200
  const schemaIn = (description: Description) => schemaOf(description, method.toLowerCase(), path, isSound)
  const schema = descriptions.map(schemaIn).find(Boolean) ?? schemaIn(await describe(app))
  assert.ok(schema, `${method} ${url} is not described`)
  readerOf(schema).parse(response.json())
}

function schemaOf(
  { components, paths }: Description,
  method: string,
  path: string,
  isSound: boolean,
): object | undefined {
  if (!isSound) return components.schemas.Failure
  const template = paths[path] ?? paths[Object.keys(paths).find((each) => fits(path, each)) ?? '']
  return template?.[method]?.responses[200].content['application/json'].schema
}

async function describe(app: FastifyInstance): Promise<Description> {
  const description: Description = (await app.inject('/api/openapi.json')).json()
  descriptions.push(description)
  return description
}

/** Made once for every schema: making one costs far more than reading with it. */
function readerOf(schema: object): z.ZodType {
  const known = readers.get(schema) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  readers.set(schema, known)
  return known
}

/** `/drafts/7` fits in `/drafts/{id}`. */
function fits(path: string, template: string): boolean {
  const pieces = template.split('/')
  const given = path.split('/')
  return (
    given.length === pieces.length &&
    pieces.every((piece, at) => /^\{.*\}$/.test(piece) || piece === given[at])
  )
}

export function newClient(app: FastifyInstance, remoteAddress = '127.0.0.1'): Client {
  const cookies = new Map<string, string>()

  async function ask(request: object, headers: Record<string, string>): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      ...request,
      remoteAddress,
      headers: { ...(cookie && { cookie }), ...headers },
    })
    await assertFitsDescription(app, response)
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires && expires.getTime() <= 0)
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const get: Client['get'] = (url, headers = {}) => ask({ method: 'GET', url }, headers)

  async function token(): Promise<string> {
    const { csrfTokenValue } = (await get('/actions/users/session-info?dontExtendSession=1')).json()
    assert.equal(typeof csrfTokenValue, 'string')
    return csrfTokenValue
  }

  return {
    get,
    token,
    cookies,
    post: async (url, values, headers = {}) =>
      ask(
        { method: 'POST', url, payload: JSON.stringify(values) },
        {
          'content-type': 'application/json',
          'x-csrf-token': headers['x-csrf-token'] ?? (await token()),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      ),
    upload: async (url, { name, content, inPieces }, headers = {}) =>
      ask(
        { method: 'POST', url, payload: multipart(name, content, inPieces) },
        {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          accept: 'application/json',
          'x-csrf-token': headers['x-csrf-token'] ?? (await token()),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      ),
    submit: (url, fields, headers = {}) =>
      ask(
        { method: 'POST', url, payload: new URLSearchParams(fields).toString() },
        {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      ),
  }
}

const boundary = '----izz-test'

function multipart(name: string, content: Buffer, inPieces?: Upload['inPieces']): Buffer | Readable {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return inPieces ? Readable.from(inPieces(body)) : body
}
