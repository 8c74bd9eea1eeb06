import type { FastifyInstance } from 'fastify'

export type Route = { method: string; url: string }

/**
 * Every route there is, from Fastify itself, which draws them as a tree: each line holds a piece of the address, and its
 * methods when it ends there. What may be anything in an address is `x`.
 */
export function routesOf(app: FastifyInstance): Route[] {
  const pieces: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', piece = '', methods] =
        /^([│ ]*)(?:└──|├──) (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      pieces.splice(depth, pieces.length, piece)
      const url = pieces.join('').replaceAll(/:\w+/g, 'x')
      return (methods ?? '').split(', ').flatMap((method) => (method ? [{ method, url }] : []))
    })
}

/** Those that are there to answer: without the methods that a call refuses. HEAD is GET without a body. */
export async function answeredRoutesOf(
  app: FastifyInstance,
  isMeant: (url: string) => boolean = () => true,
): Promise<Route[]> {
  const routes = routesOf(app).filter(({ method, url }) => isMeant(url) && method !== 'HEAD')
  const answers = await Promise.all(
    routes.map(({ method, url }) => app.inject({ method: method as 'GET', url })),
  )
  return routes.filter((_, place) => answers[place]?.statusCode !== 405)
}

export const isRedactie = (url: string) => /^\/(api\/v1\/)?redactie(\/|$)/.test(url)
