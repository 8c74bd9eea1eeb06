/**
 * Where the files of media lie, by name: `u/…` is what everybody may see, `incoming/…` what came in and is ours alone. A
 * name is given once, and what it holds never changes.
 */
export type FileStore = {
  /** Takes over a file of this machine: whole, or not at all. */
  put: (name: string, file: string) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** Nothing when it is not there. */
  read: (name: string, range?: ByteRange) => Promise<FileContent | undefined>
  /** A file of this machine with that content: its own, or a copy of it at `copy`. */
  findHere: (name: string, copy: string) => Promise<string>
  /** All names that begin so; the start names one of the two. */
  list: (start: string) => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** The folder that `u/…` lies in; nothing when it is not on this machine. */
  served: string | undefined
}

/** Both are counted from the first byte and belong to it. Without an end: to the last one. */
export type ByteRange = { from: number; to?: number }

/** `bytes` is how many come, `size` how many there are. */
export type FileContent = { content: AsyncIterable<Uint8Array>; from: number; bytes: number; size: number }

export const servedStart = 'u/'
export const sourceStart = 'incoming/'
