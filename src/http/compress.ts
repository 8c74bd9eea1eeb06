import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const zip = promisify<Buffer, object, Buffer>(gzip)

/** As small as it gets, for what is compressed once and sent often. */
export async function compressWell(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? zip(body, { level: 9 }) : brotli(body, brotliOptions(body, 11))
}

/**
 * For what is sent once: at once, since handing it to another thread takes as long as doing it. Brotli's quickest takes
 * less than half the time of the next, for a page that is a twentieth larger.
 */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return body
  return encoding === 'gzip' ? gzipSync(body, { level: 3 }) : brotliCompressSync(body, brotliOptions(body, 0))
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}
