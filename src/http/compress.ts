import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const zip = promisify<Buffer, object, Buffer>(gzip)

/** As small as it gets, for what is compressed once and sent often. */
export async function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(body, encoding, { brotli: 11, gzip: 9 })
}

/** For what is sent once. */
export async function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return compress(body, encoding, { brotli: 4, gzip: 4 })
}

async function compress(body: Buffer, encoding: Encoding, quality: { brotli: number; gzip: number }) {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return zip(body, { level: quality.gzip })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
