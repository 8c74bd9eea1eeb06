type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] }
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

/** What Playwright wrote as JSON. A story that held only at its second try did not hold. */
export function countStories(json: string): {
  passed: number
  failed: number
  seconds: Record<string, number>
} {
  const { stats, suites } = JSON.parse(json) as BrowserReport
  const seconds = suites.map((suite) => [`test/e2e/${suite.file}`, secondsOf(suite)])
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    seconds: Object.fromEntries(seconds),
  }
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const sum = own.reduce((total, { duration }) => total + duration / 1_000, 0)
  return suites.reduce((total, suite) => total + secondsOf(suite), sum)
}
