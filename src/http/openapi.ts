import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { secureCookieName } from '#cookie-names.ts'
import { errorCodes } from '#forms/failure.ts'
import { type CallDescription, type CallParts, refuseOtherMethods } from './calls.ts'

/** The calls as OpenAPI tells them, from the very schemas that read the input and describe the answers. */
export function openApiRoute(app: FastifyInstance, { described, drawFailure }: CallParts) {
  let text: string | undefined
  refuseOtherMethods(app, '/api/openapi.json', ['GET', 'HEAD'], drawFailure)
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(await toOpenApi(described))
    return reply.header('cache-control', 'no-cache').type('application/json').send(text)
  })
}

async function toOpenApi(described: CallDescription[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of described)
    paths[templateOf(call.path)] = {
      ...paths[templateOf(call.path)],
      [call.method]: await toOperation(call),
    }
  return {
    openapi: '3.1.0',
    info: { title: 'IZZ ledensite', version: '1.0.0' },
    components: {
      schemas: { Failure: toSchema(failure, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: secureCookieName('session') } },
    },
    paths,
  }
}

const told = z.strictObject({ message: z.string() })

const failure = z.strictObject({
  message: z.string(),
  errorCode: z.enum(errorCodes),
  errors: z.record(z.string(), z.array(z.string()).min(1)).optional(),
  redirect: z.string().optional(),
  html: z.string().optional(),
  data: z.looseObject({}).optional(),
})

/** `/drafts/:id` as OpenAPI writes it: `/drafts/{id}`. */
function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

async function toOperation(call: CallDescription) {
  const { path, summary, answer = told, query, form, alsoTakes, needsMember, method, takesFile } = call
  const first = form && toSchema(await form(), 'input')
  const schema = alsoTakes ? { anyOf: [first, toSchema(alsoTakes, 'input')] } : first
  return {
    summary,
    parameters: [...placesIn(path), ...questionsIn(query), ...(method === 'post' ? [csrfHeader] : [])],
    ...(schema && {
      requestBody: {
        content: takesFile
          ? { 'multipart/form-data': { schema } }
          : { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
      },
    }),
    ...(needsMember && { security: [{ session: [] }] }),
    responses: {
      200: { description: 'Gelukt', content: { 'application/json': { schema: toSchema(answer, 'output') } } },
      default: {
        description: 'Niet gelukt',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  }
}

function placesIn(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function questionsIn(query: z.ZodType | undefined) {
  const { properties = {}, required = [] } = query ? toSchema(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const csrfHeader = {
  name: 'X-CSRF-Token',
  in: 'header',
  description:
    'csrfTokenValue van /actions/users/session-info; een formulier zonder script heeft het niet nodig',
  schema: { type: 'string' },
}

function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
