import { readdir, readFile } from 'node:fs/promises'

/** What a process takes of the memory, in megabytes (Linux). */
export async function megabytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

/** How many files and connections a process holds open. */
export async function handlesOf(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}
