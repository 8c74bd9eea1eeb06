import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readCaptions } from '#features/media/captions.ts'
import type { Film } from '../src/features/blocks/video/film.ts'

/** Better formats first: a browser takes the first that it can play. */
const formats = [
  { extension: 'webm', type: 'video/webm' },
  { extension: 'mp4', type: 'video/mp4' },
]

/** Makes every film of the content ready to be served, under names that hold a fingerprint. */
export async function makeFilms(source: URL, build: URL): Promise<void> {
  const media = new URL('media/', build)
  await mkdir(media, { recursive: true })

  const names = (await readdir(source)).filter((name) => name.endsWith('.vtt')).sort()
  const films: Record<string, Film> = {}
  for (const name of names) {
    const film = name.replace(/\.vtt$/, '')
    films[film] = await makeFilm(new URL(film, source), media)
  }
  await writeFile(new URL('films.json', build), JSON.stringify(films, null, 1))
}

async function makeFilm(stem: URL, media: URL): Promise<Film> {
  const { width, height } = await sharp(await readFile(`${stem.pathname}.png`)).metadata()
  const captions = readCaptions(await readFile(`${stem.pathname}.vtt`, 'utf8'))
  if (!captions.ok) throw new Error(`${stem.pathname}.vtt: ${captions.message}`)
  return {
    width,
    height,
    // The last caption ends where the film does.
    seconds: captions.seconds,
    sources: await Promise.all(
      formats.map(async ({ extension, type }) => ({
        type,
        src: await publish(`${stem.pathname}.${extension}`, media),
      })),
    ),
    captions: await publish(`${stem.pathname}.vtt`, media),
    poster: await publish(`${stem.pathname}.png`, media),
  }
}

async function publish(file: string, media: URL): Promise<string> {
  const [, base, extension] = /([^/]+)\.(\w+)$/.exec(file) ?? []
  const fingerprint = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10)
  const name = `${base}-${fingerprint}.${extension}`
  await copyFile(file, new URL(name, media))
  return `/media/${name}`
}
