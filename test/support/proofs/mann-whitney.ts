/** How likely two lists of times differ as much as they do when nothing but chance makes them differ (two-sided). */
export function mannWhitneyP(one: number[], two: number[]): number {
  const all = [...one.map((time) => ({ time, isOne: true })), ...two.map((time) => ({ time, isOne: false }))]
  all.sort((a, b) => a.time - b.time)
  const ranked = ranksOf(all.map(({ time }) => time))
  const rankSum = all.reduce((sum, { isOne }, place) => sum + (isOne ? (ranked.ranks[place] ?? 0) : 0), 0)

  const [n, m] = [one.length, two.length]
  const u = rankSum - (n * (n + 1)) / 2
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - ranked.ties / ((n + m) * (n + m - 1))))
  return spread === 0 ? 1 : twoSided(Math.abs(u - (n * m) / 2) / spread)
}

/** Equal times share the mean of their ranks. */
function ranksOf(sorted: number[]): { ranks: number[]; ties: number } {
  const ranks: number[] = []
  let ties = 0
  for (let begin = 0, end = 0; begin < sorted.length; begin = end) {
    while (end < sorted.length && sorted[end] === sorted[begin]) end += 1
    const count = end - begin
    for (let place = begin; place < end; place++) ranks.push((begin + 1 + end) / 2)
    ties += count ** 3 - count
  }
  return { ranks, ties }
}

/** The tails of the normal distribution (Abramowitz and Stegun 7.1.26, right to 1.5e-7). */
function twoSided(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]
  return series.reduceRight((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x)
}
