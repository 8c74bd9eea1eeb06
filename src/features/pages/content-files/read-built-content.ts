import { readFile } from 'node:fs/promises'
import type { PageFile } from '../page.ts'

/** The pages of `content/` as the build wrote them down. */
export async function readBuiltContent(file: URL): Promise<PageFile[]> {
  return JSON.parse(await readFile(file, 'utf8'))
}
