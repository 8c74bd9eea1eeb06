import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { render, writeMail } from '#entries/render.tsx'
import type { Film } from '#features/blocks/video/film.ts'
import type { Assets } from '#site/frame.ts'
import type { Picture } from '#ui/picture/picture-file.ts'

/** The bridge: Node runs no .tsx, so it loads what Vite made of `entries/render.tsx`. */
export type PageRenderer = {
  render: typeof render
  writeMail: typeof writeMail
  assets: Assets
  pictures: ReadonlyMap<string, Picture>
  films: ReadonlyMap<string, Film>
}

export async function loadPageRenderer(buildFolder: URL): Promise<PageRenderer> {
  const file = (name: string) => new URL(name, `${buildFolder.href.replace(/\/$/, '')}/`)
  const [module, manifest, editorManifest, pictures, films] = await Promise.all([
    import(pathToFileURL(file('server/render.js').pathname).href) as Promise<
      Pick<PageRenderer, 'render' | 'writeMail'>
    >,
    readJson<Manifest>(file('manifest.json')),
    readJson<Manifest>(file('editor-manifest.json')),
    readJson<Record<string, Picture>>(file('pictures.json')),
    readJson<Record<string, Film>>(file('films.json')),
  ])
  const { render, writeMail } = module
  return {
    render,
    writeMail,
    assets: { ...siteAssetsOf(manifest), editor: editorAssetsOf(editorManifest) },
    pictures: new Map(Object.entries(pictures)),
    films: new Map(Object.entries(films)),
  }
}

/** What Vite writes down about the files it made. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

function siteAssetsOf(manifest: Manifest): Omit<Assets, 'editor'> {
  const styles = manifest['src/entries/styles.ts']
  const font = styles?.assets?.find((asset) => asset.endsWith('.woff2'))
  const script = manifest['src/entries/start.ts']?.file
  const islands = manifest['src/entries/islands.ts']?.file
  const toolStyle = manifest['src/entries/tool-styles.ts']?.css?.[0]
  if (!script || !islands || !styles?.css?.[0] || !toolStyle || !font)
    throw new Error('The build misses its scripts, stylesheets or font.')
  return {
    script: `/dist/${script}`,
    islands: `/dist/${islands}`,
    style: `/dist/${styles.css[0]}`,
    toolStyle: `/dist/${toolStyle}`,
    font: `/dist/${font}`,
  }
}

function editorAssetsOf(manifest: Manifest): Assets['editor'] {
  const script = manifest['src/entries/editor.ts']?.file
  const style = manifest['src/entries/editor-styles.ts']?.css?.[0]
  if (!script || !style) throw new Error('The build misses the script or stylesheet of the redactie.')
  const screen = new Set(partsOfTheScreen.flatMap((part) => filesOf(part, manifest)))
  return { script: `/dist/${script}`, style: `/dist/${style}`, screen: [...screen] }
}

/** Each asks for the next only when it runs. */
const partsOfTheScreen = [
  'src/islands/hydrate.ts',
  'src/features/editor/screen/edit.island.tsx',
  'src/features/editor/screen/edit.screen.tsx',
]

/** A part with all that it imports. */
function filesOf(part: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const { file, css = [], imports = [] } = manifest[part] ?? {}
  if (!file || seen.has(part)) return []
  seen.add(part)
  return [
    ...imports.flatMap((imported) => filesOf(imported, manifest, seen)),
    ...[file, ...css].map((name) => `/dist/${name}`),
  ]
}

async function readJson<T>(file: URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'))
}
