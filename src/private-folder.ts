import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, readSecretKey } from './config.ts'

const ownerOnly = { folder: 0o700, file: 0o600 }

export const secretKeyFile = 'secret.key'

/**
 * Nobody else on the machine reads the data, whatever the folder was before. SQLite gives the files that it makes beside
 * the database the mode of the database.
 */
export async function makePrivate({ dataDir, database }: Config): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: ownerOnly.folder })
  await chmod(dataDir, ownerOnly.folder)
  if (database.kind === 'sqlite') await (await open(database.file, 'a', ownerOnly.file)).close()
  const files = await readdir(dataDir, { withFileTypes: true })
  const mails = await readdir(join(dataDir, 'mail'), { withFileTypes: true }).catch(() => [])
  for (const file of [...files, ...mails].filter((each) => each.isFile()))
    await chmod(join(file.parentPath, file.name), ownerOnly.file).catch(nothingThere)
}

/** Made at the first start. Several processes may start at once: one makes it, all read the same. */
export async function findSecretKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, secretKeyFile)
  const known = await readFile(file, 'utf8').catch(nothingThere)
  if (known !== undefined) return readSecretKey(file, known.trim())

  const made = `${file}.${randomUUID()}.part`
  await writeFile(made, `${randomBytes(32).toString('hex')}\n`, { mode: ownerOnly.file, flush: true })
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(made)
  return findSecretKey(dataDir)
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
