import { constants } from 'node:fs'
import { mkdir, open, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from '../backup/refusal.ts'

const mostFiles = 20_000
const deepestFolder = 12
export const mostTextBytes = 2_000_000

/** The paths of all files below a folder. A link is no file of the export: it could lead anywhere. */
export async function listFiles(folder: string): Promise<string[]> {
  const root = await realpath(folder).catch(() => {
    throw new Refusal(`De map ${folder} is er niet.`)
  })
  const found: string[] = []
  async function walk(below: string, depth: number): Promise<void> {
    if (depth > deepestFolder) throw new Refusal(`${below}: deze map ligt te diep.`)
    for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
      const path = below + entry.name
      if (depth === 0 && entry.name.startsWith('.')) continue
      if (entry.isDirectory()) await walk(`${path}/`, depth + 1)
      else if (entry.isFile()) found.push(path)
      else throw new Refusal(`${path}: dit is geen gewoon bestand. Links volgen we niet.`)
      if (found.length > mostFiles) throw new Refusal(`De map heeft meer dan ${mostFiles} bestanden.`)
    }
  }
  await walk('', 0)
  return found.sort()
}

/** No more than so many bytes of it are ever read. */
export async function readLimited(folder: string, path: string, mostBytes: number): Promise<Buffer> {
  await using file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => {
    throw new Refusal(`${path}: we kunnen dit bestand niet lezen.`)
  })
  const { size } = await file.stat()
  if (size > mostBytes)
    throw new Refusal(`${path}: dit bestand is te groot, hooguit ${mostBytes / 1_000_000} MB.`)
  const content = await file.readFile()
  if (content.length > mostBytes) throw new Refusal(`${path}: dit bestand is te groot.`)
  return content
}

/** What is the same already is not touched. */
export async function writeIfOther(folder: string, path: string, content: Buffer): Promise<void> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await using before = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => undefined)
  if (before && content.equals(await before.readFile())) return
  await rm(target, { force: true })
  await writeFile(target, content, { flag: 'wx' })
}
