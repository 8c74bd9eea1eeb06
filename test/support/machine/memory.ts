import { readdir, readFile } from 'node:fs/promises'

/** What a process takes of the memory, in megabytes (Linux). */
export async function megabytesOf(pid: number | undefined): Promise<number> {
  return inMegabytes(/VmRSS:\s+(\d+)/.exec(await statusOf(pid)))
}

/** The most that it took since it began. */
export async function peakMegabytesOf(pid: number | undefined): Promise<number> {
  return inMegabytes(/VmHWM:\s+(\d+)/.exec(await statusOf(pid)))
}

const statusOf = (pid: number | undefined) => readFile(`/proc/${pid}/status`, 'utf8')
const inMegabytes = (line: RegExpExecArray | null) => Number(line?.[1]) / 1_024

/** How many files and connections a process holds open. */
export async function handlesOf(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}
