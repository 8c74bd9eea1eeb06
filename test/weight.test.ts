import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import test from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { budgets } from '#test/budgets.ts'
import { weighedPages } from '#test/kinds-of-pages.ts'
import { openTestSite } from '#test/site.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const build = new URL('../build/', import.meta.url)
const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(name, build), 'utf8'))
const manifest = await readManifest('manifest.json')
const start = 'src/entries/start.ts'
const partsOfTheScreen = [
  'src/entries/editor.ts',
  'src/islands/hydrate.ts',
  'src/features/editor/screen/edit.island.tsx',
  'src/features/editor/screen/edit.screen.tsx',
]
const { app } = await openTestSite()

test('the script that every page loads is one file of at most 3 KB', async () => {
  const { file, imports = [] } = chunkOf(start)

  assert.deepEqual(imports, [])
  assert.ok((await sizeOf(file)) <= budgets.scriptAtRestInBytes, `${file} weighs ${await sizeOf(file)} bytes`)
})

const sheets = {
  'src/entries/styles.ts': ['every page', budgets.styleInBytes],
  'src/entries/tool-styles.ts': ['comparisons and calculators', budgets.toolStyleInBytes],
} as const

for (const [entry, [pages, budget]] of Object.entries(sheets))
  test(`the styles of ${pages} are one sheet of at most ${budget / 1_024} KB`, async () => {
    const { css = [] } = chunkOf(entry)

    assert.equal(css.length, 1)
    const bytes = await sizeOf(css[0] ?? '')
    assert.ok(bytes > budget / 2 && bytes <= budget, `it weighs ${bytes} bytes`)
  })

test('exactly the pages with a class of the sheet of comparisons and calculators ask for it', async () => {
  const [own, all] = await Promise.all(['src/entries/tool-styles.ts', 'src/entries/styles.ts'].map(classesIn))
  assert.ok(own && all)
  const paths = [...(await listedPages()), ...Object.values(weighedPages), '/voorbeelden', '/registreren']
  const asking: string[] = []
  for (const url of paths) {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
    const used: string[] = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const needs: string[] = used.filter((name) => own.has(name) && !all.has(name))
    const asks = body.includes(`/dist/${chunkOf('src/entries/tool-styles.ts').css?.[0]}`)
    assert.equal(asks, needs.length > 0, `${url}: ${needs}`)
    if (asks) asking.push(url)
  }

  assert.ok(asking.length >= 6 && asking.length < paths.length / 2, asking.join(' '))
})

test('what is loaded when somebody reaches for it is never more than two levels away', () => {
  const levels = levelsFrom(start)

  assert.ok(levels.length - 1 >= 2)
  assert.deepEqual(levels.slice(budgets.levelsOfImports + 1), [])
})

test('the editing screen, React too, weighs at most 175 KB before a block can be chosen', async () => {
  const editor = await readManifest('editor-manifest.json')
  const files = new Set(partsOfTheScreen.flatMap((part) => filesWith(part, editor)))

  const sizes = await Promise.all([...files].map(sizeOf))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  assert.ok(total > budgets.editingScreenInBytes / 2, `it weighs only ${total} bytes`)
  assert.ok(total <= budgets.editingScreenInBytes, `it weighs ${total} bytes`)
})

for (const [kind, path] of Object.entries(weighedPages)) {
  const elements = budgets.elements[kind as keyof typeof weighedPages]

  test(`${kind} has at most ${elements} elements and 20 KB, and asks for few files`, async () => {
    const { body, statusCode } = await app.inject({ url: path, headers: { accept: 'text/html' } })

    assert.equal(statusCode, 200)
    const found = { elements: elementsIn(body), requests: filesIn(body).length + 1 }
    assert.ok(found.elements > 100 && found.elements <= elements, JSON.stringify(found))
    assert.ok(found.requests > 4 && found.requests <= budgets.requests, JSON.stringify(found))
    const bytes = brotliCompressSync(body).length
    assert.ok(bytes <= budgets.pageInBytes, `${bytes} bytes`)
  })

  test(`${kind} names no other script than that one`, async () => {
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })

    const scripts = filesIn(body).filter((address) => address.endsWith('.js'))
    assert.deepEqual(scripts, [`/dist/${chunkOf(start).file}`])
  })
}

function chunkOf(name: string): Chunk {
  const chunk = manifest[name]
  assert.ok(chunk, `The build has no ${name}.`)
  return chunk
}

async function listedPages(): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function classesIn(entry: string): Promise<Set<string>> {
  const sheet = await readFile(new URL(`dist/${chunkOf(entry).css?.[0]}`, build), 'utf8')
  return new Set([...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(new URL(`dist/${file}.br`, build))).size
}

/** The file of a part, and of all that it imports. */
function filesWith(name: string, from: Manifest, seen = new Set<string>()): string[] {
  const chunk = from[name]
  assert.ok(chunk, `The build has no ${name}.`)
  if (seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesWith(imported, from, seen))]
}

/** Level by level, what is loaded by what was loaded. Islands are the last of it: what they load waits for a press. */
function levelsFrom(name: string): string[][] {
  const seen = new Set([name])
  const levels = [[name]]
  for (let level = levels[0]; level?.length; level = levels.at(-1)) {
    const loads = level
      .filter((each) => !each.endsWith('.island.tsx'))
      .flatMap((each) => chunkOf(each).dynamicImports ?? [])
    levels.push([...new Set(loads)].filter((each) => !seen.has(each) && seen.add(each)))
  }
  return levels.slice(0, -1)
}

/** What lies in a template is no part of the page yet. */
function elementsIn(html: string): number {
  return html.replace(/<template.*?<\/template>/gs, '').match(/<[a-z]/g)?.length ?? 0
}

/** What a browser asks for by itself: scripts, styles, font, icon, and pictures that are not lazy. */
function filesIn(html: string): string[] {
  const tags = html.match(/<(?:script|link|img)\b[^>]*>/g) ?? []
  const asked = tags.filter(
    (tag) =>
      /<script[^>]* src=|<link[^>]* rel="(?:stylesheet|preload|modulepreload|icon)"/.test(tag) ||
      (tag.startsWith('<img') && !tag.includes('loading="lazy"')),
  )
  return asked.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
}
