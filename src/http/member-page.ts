import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logInPath } from '#addresses.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { sendPage } from './send-page.ts'
import { type Door, findVisitor } from './visitor.ts'

/** A page for members only: whoever is not logged in goes to log in first, and comes back. */
export function memberPage(
  app: FastifyInstance,
  door: Door,
  path: string,
  draw: (session: Session, request: FastifyRequest) => Buffer | Promise<Buffer>,
): void {
  app.get(path, async (request, reply) => {
    const { session } = await findVisitor(door, request)
    if (!session) {
      const returnUrl = Buffer.from(request.url).toString('base64url')
      return reply.header('cache-control', 'no-store').redirect(`${logInPath}?return-url=${returnUrl}`, 302)
    }
    return sendPage(request, reply, await draw(await door.extendSession(session), request))
  })
}
