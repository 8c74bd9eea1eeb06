/** The longest increasing subsequence: those that did not move, when all others did. */
export function longestIncreasing(numbers: number[]): Set<number> {
  const best: number[][] = []
  for (const number of numbers) {
    const run = [...(best.findLast((each) => (each.at(-1) ?? 0) < number) ?? []), number]
    const known = best[run.length - 1]
    if (!known || (known.at(-1) ?? 0) > number) best[run.length - 1] = run
  }
  return new Set(best.at(-1))
}
