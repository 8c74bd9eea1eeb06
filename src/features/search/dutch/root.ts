import { adjective, verb } from './bases.ts'
import { kindsOf } from './lexicon.ts'
import { remember } from './remember.ts'
import { beforeVowelEnding } from './spelling.ts'
import { stemsOf } from './stem.ts'

/** The words from which a word was made: vergoeding of vergoed, verzekeraar of verzeker, ziekte of ziek. */
export const rootsOf: (form: string) => readonly string[] = remember((form) => {
  const bases = stemsOf(form).flatMap((stem) => (kindsOf(stem) ? [stem, ...stemsOf(stem)] : [stem]))
  return [...new Set([...bases, ...bases.flatMap(derivedFrom)])]
})

function derivedFrom(stem: string): string[] {
  const related = relatives.get(stem)
  if (related) return [related]
  for (const [pattern, roots] of derivations) {
    const rest = pattern.exec(stem)?.[1]
    if (rest) return roots(rest)
  }
  return []
}

const derivations: [RegExp, (rest: string) => string[]][] = [
  [/^(.*therap)eut$/, (rest) => [`${rest}ie`]],
  [/^(.{3,}lo)(?:og|gisch)$/, (rest) => [`${rest}gie`]],
  [/^(.{3,}gra)af$/, (rest) => [`${rest}fie`]],
  [/^(.{3,}iat)er$/, (rest) => [`${rest}rie`]],
  [/^(.{2,}(?:ped|dont))ist$/, (rest) => [`${rest}ie`]],
  [/^(.*chirurg)$/, (rest) => [`${rest}ie`]],
  [/^(.{4,}(?:ist|ant|ent|air))e$/, (rest) => [rest]],
  [/^(.{3,}[st])ief$/, (rest) => [`${rest}ie`]],
  [/^(.{3,})ing$/, (rest) => ofKind(verb, ...beforeVowelEnding(rest))],
  [/^(.{4,})aar$/, (rest) => ofKind(verb, rest)],
  [/^(.{4,})ster$/, (rest) => ofKind(verb, rest)],
  [/^(.{3,}r)der$/, (rest) => ofKind(verb, rest)],
  [
    /^(.{3,})(?<!ig)er$/,
    (rest) => ofKind(verb, ...beforeVowelEnding(rest).filter((base) => base.length > 3)),
  ],
  [/^(.{4,})atie$/, (rest) => [`${rest}eer`]],
  [/^(.{4,})heid$/, (rest) => [rest]],
  [/^(.{3,})te$/, (rest) => ofKind(adjective, rest)],
  [/^(.{4,})e$/, (rest) => ofKind(verb, ...beforeVowelEnding(rest).filter((base) => base.length > 5))],
]

/** Of these only the words whose end is a known word of that kind: "koning" is not of koon, "vergoeding" is of vergoed. */
function ofKind(kind: number, ...bases: string[]): string[] {
  return bases.filter((base) => endsWithKind(base, kind))
}

function endsWithKind(base: string, kind: number): boolean {
  if (kindsOf(base) & kind) return true
  for (let i = 2; i <= base.length - 4; i++) if (kindsOf(base.slice(i)) & kind) return true
  return false
}

/** Made from one another in ways of their own. A word that leads to itself only looks derived. */
const relatives = new Map(
  `lidmaatschap:lid keuze:kies hulp:help gift:geef maandelijks:maand jaarlijks:jaar dagelijks:dag wekelijks:week
  zwangerschap:zwanger geboorte:geboren dietetiek:dieet dietist:dieet advies:adviseer overheid:overheid
  zomer:zomer wonder:wonder lever:lever koning:koning haring:haring penning:penning`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
