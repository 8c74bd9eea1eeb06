import type { TestSite } from '#test/site.ts'

export type Route = { method: string; url: string }

export const isRedactie = (url: string) => /^\/(api\/v1\/)?redactie(\/|$)/.test(url)

/** Without the methods that a call is there to refuse; HEAD is GET without a body. */
export async function answeredRoutes(site: TestSite): Promise<Route[]> {
  const routes = routesOf(site).filter(({ method, url }) => isRedactie(url) && method !== 'HEAD')
  const answers = await Promise.all(
    routes.map(({ method, url }) => site.app.inject({ method: method as 'GET', url })),
  )
  return routes.filter((_, place) => answers[place]?.statusCode !== 405)
}

/** Fastify draws its routes as a tree; each line holds a piece of the address, and its methods when it ends there. */
export function routesOf({ app }: TestSite): Route[] {
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
