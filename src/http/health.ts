import type { FastifyInstance } from 'fastify'

type Health = { isReady: () => Promise<boolean> }

/** For operators: does the process live, and can it do its work. */
export function healthRoutes(app: FastifyInstance, { isReady }: Health) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
