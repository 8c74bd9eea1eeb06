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
  const earlier = await readBuilds(note)
  const builds = [{ at: now.toISOString(), files: filesOfThisBuild }, ...earlier].slice(0, buildsKept)
  await writeFile(note, JSON.stringify(builds, null, 1))

  const kept = new Set(builds.flatMap(({ files }) => files))
  for (const name of await readdir(folder)) {
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(new URL(name, folder), { recursive: true })
  }
}

/** For a release, which is one build: `deploy/upgrade.sh` brings what older pages ask for. */
export async function isOfOlderBuild(note: URL): Promise<(name: string) => boolean> {
  const [last, ...older] = (await readBuilds(note)).map(({ files }) => new Set(files))
  return (name) => {
    const file = name.replace(/\.(br|gz)$/, '')
    return !last?.has(file) && older.some((files) => files.has(file))
  }
}

async function readBuilds(note: URL): Promise<Build[]> {
  return JSON.parse(await readFile(note, 'utf8').catch(() => '[]'))
}
