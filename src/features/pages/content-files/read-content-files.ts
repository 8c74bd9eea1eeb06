import { readdir } from 'node:fs/promises'
import type { PageFile } from '../page.ts'

/** Every file below the folder exports a `page`. */
export async function readContentFiles(folder: URL): Promise<PageFile[]> {
  return (await readNamedContentFiles(folder)).map(({ page }) => page)
}

/** The same, with the name of each file below the folder. */
export async function readNamedContentFiles(folder: URL): Promise<{ name: string; page: PageFile }[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts')).sort()
  return Promise.all(
    files.map(async (name) => {
      const { page } = (await import(new URL(name, folder).href)) as { page?: PageFile }
      if (!page) throw new Error(`The content file ${name} exports no page.`)
      return { name, page }
    }),
  )
}
