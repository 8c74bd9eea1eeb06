import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { fallbackWidth, toPicture, variantsOf } from '../src/features/media/variants.ts'
import type { Picture } from '../src/ui/picture/picture-file.ts'

/**
 * Makes every picture of the content ready to be served: bitmaps in several widths and formats, drawings as they
 * are. Names hold a fingerprint, so what was made before is not made again.
 */
export async function makePictures(source: URL, build: URL): Promise<void> {
  const media = new URL('media/', build)
  await mkdir(media, { recursive: true })
  const made = new Set(await readdir(media))

  const names = (await readdir(source)).filter((name) => /\.(svg|png|jpe?g)$/.test(name)).sort()
  const pictures: Record<string, Picture> = {}
  for (const name of names) {
    pictures[name.replace(/\.\w+$/, '')] = await makePicture(new URL(name, source), media, made)
  }
  await writeFile(new URL('pictures.json', build), JSON.stringify(pictures, null, 1))
}

async function makePicture(file: URL, media: URL, made: Set<string>): Promise<Picture> {
  const body = await readFile(file)
  const { width, height } = await sharp(body).metadata()
  const [, base, extension] = /([^/]+)\.(\w+)$/.exec(file.pathname) ?? []
  const stem = `${base}-${createHash('sha256').update(body).digest('hex').slice(0, 10)}`
  const original = `${stem}.${extension}`
  if (!made.has(original)) await copyFile(file, new URL(original, media))

  if (extension === 'svg') return { width, height, src: `/media/${original}`, sources: [] }

  for (const { file, format, width: wide } of variantsOf(stem, width)) {
    if (made.has(file)) continue
    await sharp(body)
      .resize(wide)
      .toFormat(format.extension, format.options)
      .toFile(fileURLToPath(new URL(file, media)))
  }
  const fallback = `${stem}-${fallbackWidth}.png`
  if (!made.has(fallback)) {
    await sharp(body)
      .resize({ width: fallbackWidth, withoutEnlargement: true })
      .png({ palette: true })
      .toFile(fileURLToPath(new URL(fallback, media)))
  }
  return toPicture({ folder: '/media/', stem, width, height, fallback })
}
