export type Progress = (line: () => string) => void

/** Tells how far it is, and since how long, at most once in five seconds. */
export function newProgress(
  tell: (line: string) => void,
  now: () => number = () => performance.now(),
): Progress {
  const start = now()
  let told = start
  return (line) => {
    if (now() - told < millisecondsBetween) return
    told = now()
    tell(`${line()}, ${Math.round((told - start) / 1_000)} seconds`)
  }
}

const millisecondsBetween = 5_000
