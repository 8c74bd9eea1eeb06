import { createRequire } from 'node:module'

/** A process of its own that saves one profile after another, each unlike the one before: what did not change is not saved. */
type Given = { url: string; seconds: number; headers: Record<string, string>; profile: object }
type Request = { body?: string }
type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number }

const autocannon: (options: object) => Promise<Result> = createRequire(import.meta.url)('autocannon')
const { url, seconds, headers, profile }: Given = JSON.parse(process.argv[2] ?? '{}')
let count = 0

const result = await autocannon({
  ...{ url, headers, method: 'POST', connections: 32, duration: seconds },
  requests: [
    {
      setupRequest: (request: Request) => ({
        ...request,
        body: JSON.stringify({ ...profile, lastName: `de Vries ${inLetters(count++)}` }),
      }),
    },
  ],
})
process.stdout.write(JSON.stringify(result))

/** Names hold letters only. */
function inLetters(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('')
}
