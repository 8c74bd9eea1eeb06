import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width: number; height: number }

/** A photo as a phone makes it: held upright, with the place where it was taken. Small, as AVIF takes its time. */
export function samplePhoto({ width, height }: Size = { width: 80, height: 60 }): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 8 }
  return sharp({ create: { width, height, channels: 3, background: '#00606b', noise } })
    .jpeg({ quality: 70 })
    .withExif({
      IFD0: { Make: 'Cameramerk', Artist: 'Fotograaf Van Dijk' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 53/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** Small as a file, far too large once it is unpacked. */
export function samplePixelBomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#ffffff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

export const sampleDrawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect onload="alert(2)"/></svg>',
)

export const sampleFilm = (extension: 'mp4' | 'webm'): Promise<Buffer> =>
  readFile(new URL(`../../content/media/films/eigen-risico.${extension}`, import.meta.url))

/** One page that says so, as a word processor makes it. More objects may be added, as they stand in the file. */
export function samplePdf(words = 'Voorwaarden 2026', ...more: Buffer[]): Buffer {
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R >>'),
    samplePdfStream('/Filter /FlateDecode', deflateSync(`BT /F1 18 Tf 10 40 Td (${words}) Tj ET`)),
    ...more,
  ]
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    places.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

export function samplePdfStream(dictionary: string, content: Buffer): Buffer {
  const head = `<< ${dictionary} /Length ${content.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')])
}
