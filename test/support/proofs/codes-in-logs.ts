import { type Figure, noneOf } from './figure.ts'

/** Whoever reads the log of nginx learns no code from a mail (LOG-03). Ours is called kanarie. */
export function codesInLogs(what: string, logs: string): Figure {
  const lines = logs.split('\n').slice(0, -1)
  if (!lines.some((line) => line.includes('"GET /'))) throw new Error('nginx wrote no log.')
  const telling = lines.filter((line) => line.toLowerCase().includes('kanarie'))
  return noneOf(`${what}: lines of its log with a code from a mail`, telling, String(lines.length))
}
