import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
/** What nobody holds on to goes at once. */
export const tidyUp: () => void = runInNewContext('gc')

/** What is held, and nothing that could go. */
export function heapBytes(): number {
  tidyUp()
  return process.memoryUsage().heapUsed
}
