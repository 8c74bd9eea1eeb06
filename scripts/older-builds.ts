import { readdir, readFile, rm, writeFile } from 'node:fs/promises'

/** Somebody may still have an older page open, or an older process runs still, so files stay: those of this many builds. */
const buildsKept = 5

type Build = { at: string; files: string[] }

/** Notes the files of this build, and removes what only builds before the last few used. */
export async function keepOlderBuilds(
  folder: URL,
  note: URL,
  filesOfThisBuild: string[],
  now: Date,
): Promise<void> {
  const earlier: Build[] = JSON.parse(await readFile(note, 'utf8').catch(() => '[]'))
  const builds = [{ at: now.toISOString(), files: filesOfThisBuild }, ...earlier].slice(0, buildsKept)
  await writeFile(note, JSON.stringify(builds, null, 1))

  const kept = new Set(builds.flatMap(({ files }) => files))
  for (const name of await readdir(folder)) {
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(new URL(name, folder), { recursive: true })
  }
}
