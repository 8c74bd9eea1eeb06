import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '#http/calls.ts'
import type { Parts } from '#parts.ts'
import { pagePathOf, sharePictureAddress } from './address.ts'
import { openAlbum } from './album.ts'
import { drawSharePicture } from './drawing.ts'
import { toPng } from './png.ts'

const mostPictures = 500

/** The picture of a page for whoever shares it. An address with an older title leads to the picture of today. */
export function sharePictureRoutes(app: FastifyInstance, { content, drawFailure }: Parts) {
  const album = openAlbum(mostPictures)

  refuseOtherMethods(app, '/og/*', ['GET', 'HEAD'], drawFailure)
  app.get('/og/*', async (request, reply) => {
    const asked = request.url.split('?', 1)[0] ?? ''
    const page = content().pages.get(pagePathOf(asked) ?? '')
    if (!page) return reply.callNotFound()

    const address = sharePictureAddress(page)
    if (asked !== address) return reply.header('cache-control', 'no-cache').redirect(address, 302)

    const picture = await album.findOrMake(address, () => toPng(drawSharePicture(page.title)))
    return reply.headers(pictureHeaders).send(picture)
  })
}

/** Other sites show it: that is what it is for. */
const pictureHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}
