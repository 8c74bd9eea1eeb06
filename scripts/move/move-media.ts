import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileStore, servedStart, sourceStart } from '#features/media/files/file-store.ts'
import { findS3Address, type MediaAddress, mediaUrlShape } from '#features/media/files/media-address.ts'
import { openFileStore } from '#features/media/files/open-store.ts'
import { Refusal } from '../backup/refusal.ts'

export type MovedMedia = { files: number; copied: number }

type Keys = { AWS_ACCESS_KEY_ID?: string; AWS_SECRET_ACCESS_KEY?: string }

/**
 * A bucket by its address, a folder by its name: that of `media` in the `DATA_DIR` that is to hold it. Keys may come by
 * the environment: everyone on the machine can read a command line.
 */
export function readMediaTarget(named: string, keys: Keys = {}): MediaAddress {
  if (!/^s3(\+http)?:/.test(named)) return { kind: 'folder', folder: resolve(named) }
  const url = URL.parse(named)
  if (url && !url.username) {
    url.username = encodeURIComponent(keys.AWS_ACCESS_KEY_ID ?? '')
    url.password = encodeURIComponent(keys.AWS_SECRET_ACCESS_KEY ?? '')
  }
  const address = findS3Address(url?.href ?? named)
  if (!address) throw new Refusal(`The address of a bucket looks like ${mediaUrlShape}.`)
  return address
}

/**
 * Every file of one place into the other. What is there already is compared and left alone, so it can be done again after
 * a break, or a first time while the site goes on. What was written is read back before it counts.
 */
export async function moveMedia(
  source: MediaAddress,
  target: MediaAddress,
  tell: (line: string) => void,
): Promise<MovedMedia> {
  if (JSON.stringify(source) === JSON.stringify(target))
    throw new Refusal('Both are the same place: name another one.')
  const [from, to] = [await openFileStore(source), await openFileStore(target)]
  const moved = { files: 0, copied: 0 }
  for (const start of [servedStart, sourceStart]) {
    const names = await from.list(start)
    const there = new Set(await to.list(start))
    await refuseOthers(from, to, names, there)
    for (const name of names) if (!there.has(name)) await carry(from, to, name, target)
    const missing = new Set(names).difference(new Set(await to.list(start)))
    for (const name of missing) throw new Refusal(`${name} is missing in the target.`)
    const copied = names.filter((name) => !there.has(name)).length
    tell(`${start}: ${names.length} files, ${copied} of them new`)
    moved.files += names.length
    moved.copied += copied
  }
  return moved
}

/** Looked at before anything is written. */
async function refuseOthers(
  from: FileStore,
  to: FileStore,
  names: string[],
  there: Set<string>,
): Promise<void> {
  for (const name of names.filter((each) => there.has(each)))
    if ((await hashOf(from, name)) !== (await hashOf(to, name)))
      throw new Refusal(
        `${name} is another file in the target. Nothing was overwritten: name an empty place, or remove it there.`,
      )
}

/** A folder takes over a file that lies beside it, so that is where it is made. */
async function carry(from: FileStore, to: FileStore, name: string, target: MediaAddress): Promise<void> {
  const beside = target.kind === 'folder' ? dirname(join(target.folder, name)) : tmpdir()
  const folder = await mkdtemp(join(beside, '.moving-'))
  try {
    const file = join(folder, 'file')
    const found = await from.read(name)
    if (!found) throw new Refusal(`${name} was removed while it was moved: begin again.`)
    await pipeline(found.content, createWriteStream(file))
    await to.put(name, file)
    if ((await hashOf(from, name)) !== (await hashOf(to, name)))
      throw new Refusal(`${name} is not what it was. Remove it in the target and begin again.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function hashOf(store: FileStore, name: string): Promise<string> {
  const hash = createHash('sha256')
  const found = await store.read(name)
  if (!found) throw new Refusal(`${name} was removed meanwhile: begin again.`)
  for await (const chunk of found.content) hash.update(chunk)
  return hash.digest('hex')
}
