import { readFile } from 'node:fs/promises'
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
