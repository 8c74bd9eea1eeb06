import type { DiskEvent } from './disk-trace.ts'

const sector = 512

/** How a disk may lie about what it was not told to keep. */
export const lies = ['nothing more', 'everything', 'a torn end', 'any sectors in any order'] as const
export type Lie = (typeof lies)[number]

/**
 * A file as a disk may hold it. What was written before the last completed sync is there for certain; of what came
 * after it the disk may hold all, nothing, or any part, down to single sectors.
 */
export class DiskFile {
  #certain: Buffer
  #uncertain: DiskEvent[] = []

  constructor(bytes: Buffer) {
    this.#certain = bytes
  }

  note(event: DiskEvent): void {
    if (event.kind !== 'sync') return void this.#uncertain.push(event)
    for (const change of this.#uncertain) this.#certain = applied(this.#certain, change)
    this.#uncertain = []
  }

  afterPowerCut(lie: Lie, random: () => number): Buffer {
    const kept = this.#kept(lie, random)
    let bytes: Buffer = Buffer.from(this.#certain)
    for (const change of kept) bytes = applied(bytes, change)
    return bytes
  }

  #kept(lie: Lie, random: () => number): DiskEvent[] {
    if (lie === 'nothing more') return []
    if (lie === 'everything') return this.#uncertain
    if (lie === 'any sectors in any order')
      return this.#uncertain.flatMap((event) => sectorsOf(event, random))
    const whole = Math.floor(random() * this.#uncertain.length)
    const last = this.#uncertain[whole]
    return [...this.#uncertain.slice(0, whole), ...(last ? [firstPartOf(last, random)] : [])]
  }
}

function applied(bytes: Buffer, event: DiskEvent): Buffer {
  if (event.kind === 'sync') return bytes
  if (event.kind === 'truncate') return grown(bytes, event.size).subarray(0, event.size)
  const changed = grown(bytes, event.offset + event.bytes.length)
  event.bytes.copy(changed, event.offset)
  return changed
}

function grown(bytes: Buffer, size: number): Buffer {
  return bytes.length >= size ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
}

function firstPartOf(event: DiskEvent, random: () => number): DiskEvent {
  if (event.kind !== 'write') return event
  return { ...event, bytes: event.bytes.subarray(0, Math.floor(random() * event.bytes.length)) }
}

/** Each sector arrived or did not. */
function sectorsOf(event: DiskEvent, random: () => number): DiskEvent[] {
  if (event.kind !== 'write') return random() < 0.5 ? [event] : []
  const pieces: DiskEvent[] = []
  for (let start = 0; start < event.bytes.length; start += sector) {
    const bytes = event.bytes.subarray(start, start + sector)
    if (random() < 0.5) pieces.push({ ...event, offset: event.offset + start, bytes })
  }
  return pieces
}
