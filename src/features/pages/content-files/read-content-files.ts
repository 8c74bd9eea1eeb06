import { readdir, readFile } from 'node:fs/promises'
import type { PageFile } from '../page.ts'

/** Every file below the folder exports a `page`, or is one: as JSON, the way `npm run content` writes it. */
export async function readContentFiles(folder: URL): Promise<PageFile[]> {
  return (await readNamedContentFiles(folder)).map(({ page }) => page)
}

/** The same, with the name of each file below the folder. */
export async function readNamedContentFiles(folder: URL): Promise<{ name: string; page: PageFile }[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(ts|json)$/.test(name)).sort()
  return Promise.all(
    files.map(async (name) => {
      const page = await readOne(new URL(name, folder))
      if (!page) throw new Error(`The content file ${name} exports no page.`)
      return { name, page }
    }),
  )
}

async function readOne(file: URL): Promise<PageFile | undefined> {
  if (file.pathname.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'))
  return ((await import(file.href)) as { page?: PageFile }).page
}
