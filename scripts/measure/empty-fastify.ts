import Fastify from 'fastify'

/** The measure for calls: Fastify as it comes, answering a small JSON and nothing else. */
const app = Fastify()
app.get('/*', async () => ({ authenticated: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
