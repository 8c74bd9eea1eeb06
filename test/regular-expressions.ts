import { parseSync, Visitor } from 'vite'

export type Expression = { file: string; pattern: string; flags: string }

/** Every regular expression that is written out in a source file. */
export function expressionsIn(file: string, code: string): Expression[] {
  const found: Expression[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, ...node.regex })
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** What is wrong with it when text of somebody else meets it; nothing when the time it takes grows with the length. */
export function findSlowness({ pattern, flags }: Omit<Expression, 'file'>): string | undefined {
  const expression = new RegExp(pattern, `${flags.replace('y', '').replace('g', '')}g`)
  for (const nasty of nastyTexts(pattern, flags)) {
    const milliseconds = (length: number) => cost(() => expression[Symbol.replace](nasty(length), ''))
    if (shortLengths.some((length) => milliseconds(length) > floor)) return `${nasty(10)}: explodes`
    if (milliseconds(10_000) < floor) continue
    const [short, middle, long] = [10_000, 20_000, 40_000].map(milliseconds) as [number, number, number]
    if (long / short > steepest) return `${nasty(10)}: ${short}, ${middle} and ${long} ms`
  }
  return undefined
}

/** In small steps: what doubles with every character is not to be met at its longest. */
const shortLengths = [10, 14, 18, 22, 26, 30, 34, 38, 42, 50, 250]

/** What is done this quickly is not measured further: 10 kB take a square expression ten times as long. */
const floor = 5

/** Four times the length takes four times as long, or sixteen times when it grows with the square. */
const steepest = 9

/** Of the processor, on this thread: what others do does not count. What seems long by chance is done again. */
function cost(act: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3; time++) {
    const begin = process.threadCpuUsage()
    act()
    const { user, system } = process.threadCpuUsage(begin)
    least = Math.min(least, (user + system) / 1_000)
    if (least < floor || least > 20 * floor) return least
  }
  return least
}

type Nasty = (length: number) => string

/** Made of the expression itself: what its parts take, over and over, after a beginning that fits, with an odd end. */
function nastyTexts(pattern: string, flags: string): Nasty[] {
  const parts = partsOf(pattern).map((part) => samplesFor(part, flags))
  const samples = [...new Set([...parts.flat(), ...wordsIn(pattern)])].slice(0, 14)
  const whole = parts.map(([first = '']) => first)
  const beginnings = whole.map((_, place) => whole.slice(0, place + 1).join(''))
  const pairs = samples.flatMap((a) => samples.filter((b) => b !== a).map((b) => a + b))
  return [
    ...combined(['', 'x'], [...samples, whole.join('')]),
    ...some(mostPairs, combined([''], pairs)),
    ...some(mostBeginnings, combined(beginnings, samples)),
  ]
}

const mostPairs = 60
const mostBeginnings = 60

function combined(beginnings: string[], pumps: string[]): Nasty[] {
  return beginnings.flatMap((beginning) =>
    pumps.filter(Boolean).flatMap((pump) =>
      ['\u0000', '\n!'].map(
        (end): Nasty =>
          (length) =>
            beginning + pump.repeat(Math.ceil(length / pump.length)) + end,
      ),
    ),
  )
}

/** Evenly chosen. */
function some<T>(most: number, all: T[]): T[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(most, all.length) }, (_, place) => all[Math.floor(place * step)] as T)
}

/** Each piece of the expression that takes one character. */
function partsOf(pattern: string): string[] {
  const part =
    /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[A-Z]|k<\w+>|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}|./gis
  return (pattern.match(part) ?? []).filter(
    (each) => !/^([()|*+?^$]|\\[bBk\d].*|\(\?.*|\{\d.*\})$/s.test(each),
  )
}

/** Two characters that fit in this part of it. */
function samplesFor(part: string, flags: string): string[] {
  try {
    const fits = new RegExp(`^${part}$`, `${flags.replace(/[gym]/g, '')}s`)
    return [...alphabet, ...part].filter((character) => fits.test(character)).slice(0, 2)
  } catch {
    return []
  }
}

const alphabet = [...'a1 -/.,:;_"\'<>&=@%#?!()[]{}\\+*|~^$Zé\u0301\u00a0\t\n\r\u0000\u2028€😀nlxt']

function wordsIn(pattern: string): string[] {
  return pattern.match(/[a-z-]{3,}/gi) ?? []
}
