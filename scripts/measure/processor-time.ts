import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** What a process, its threads and its children that have ended took of the processor (Linux). Other programs do not count. */
export function processorSecondsOf(pid: number | undefined): number {
  const fields = statFieldsOf(String(pid))
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) / ticksPerSecond
}

/** The same of its threads alone, finely: fit for a turn of a second. */
export function nanosecondsOf(pid: number | undefined): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
  return times.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
}

/** Of its first thread alone, which answers: what others do afterwards, such as compressing well, keeps nobody waiting. */
export function answeringSecondsOf(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9
}

/** Behind the name, which may hold spaces; a process may end while we look. */
export function statFieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
