import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type FilmScript, filmHeight, filmWidth } from './film-script.ts'
import { frameAt } from './frame.ts'

/** Draws a film in a browser and writes it to the content: `node scripts/film/make-film.ts eigen-risico`. Needs ffmpeg. */
const framesPerSecond = 25
const { film } = (await import(`./${process.argv[2]}.ts`)) as { film: FilmScript }
const stem = new URL(`../../content/media/films/${film.name}`, import.meta.url).pathname
const seconds = film.scenes.length * film.secondsPerScene

const drawings = await readDrawings(new URL('drawings/', import.meta.url))
const chrome = process.env.CHROME_PATH
const browser = await chromium.launch({
  ...(chrome && { executablePath: chrome }),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: filmWidth, height: filmHeight } })
await page.setContent(await emptyPage())
await page.evaluate(() => document.fonts.load('700 48px "Figtree Variable"'))

const encoders = [
  encode('webm', '-c:v libvpx-vp9 -crf 46 -b:v 0 -row-mt 1 -deadline good -cpu-used 2'),
  encode('mp4', '-c:v libx264 -crf 25 -preset veryslow -tune animation -movflags +faststart'),
]
for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
  const picture = await photograph(page, frame / framesPerSecond)
  for (const { stdin } of encoders) if (!stdin.write(picture)) await once(stdin, 'drain')
}
for (const { stdin } of encoders) stdin.end()
await Promise.all(encoders.map((encoder) => once(encoder, 'close')))

await sharp(await photograph(page, film.posterAt))
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(`${stem}.png`)
await writeFile(`${stem}.vtt`, captionsOf(film))
await browser.close()

async function photograph(page: Page, moment: number): Promise<Buffer> {
  const html = frameAt(film, moment, drawings)
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, html)
  return page.screenshot({ type: 'png' })
}

function encode(extension: string, options: string) {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'image2pipe',
    '-framerate',
    String(framesPerSecond),
    '-i',
    '-',
  ]
  const output = [...options.split(' '), '-pix_fmt', 'yuv420p', '-an', `${stem}.${extension}`]
  return spawn('ffmpeg', [...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function readDrawings(folder: URL): Promise<Map<string, string>> {
  const names = await readdir(folder)
  const files = names.map(
    async (name) => [name.replace('.svg', ''), await readFile(new URL(name, folder), 'utf8')] as const,
  )
  return new Map(await Promise.all(files))
}

async function emptyPage(): Promise<string> {
  const font = '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  const bytes = await readFile(new URL(font, import.meta.url), 'base64')
  return `<style>
@font-face { font-family: 'Figtree Variable'; src: url(data:font/woff2;base64,${bytes}); font-weight: 300 900 }
body { margin: 0; font-family: 'Figtree Variable' }
p { position: absolute; inset: 48px 0 auto; width: 960px; margin: auto; color: #17303A;
    font-size: 48px; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; text-align: center; text-wrap: balance }
</style>`
}

function captionsOf({ scenes, secondsPerScene }: FilmScript): string {
  const cues = scenes.map(({ words }, index) => {
    const from = index * secondsPerScene
    return `${momentOf(from)} --> ${momentOf(from + secondsPerScene)}\n${index === 0 ? '(zonder geluid) ' : ''}${words}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

function momentOf(seconds: number): string {
  return `00:${String(seconds).padStart(2, '0')}.000`
}
