import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { youngestMemberInYears } from '#periods.ts'

const root = new URL('..', import.meta.url)

/** Whatever may tell how long something of ours lasts. Other pages, and examples, tell of laws and of other people. */
const places = [
  'src/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'content/pages/{cookies,lid-worden,privacy,beveiliging}.ts',
]
const files = globSync(places, { cwd: root }).filter((file) => !/\.(test|examples)\.tsx?$/.test(file))
const homes = ['src/periods.ts', 'src/period-words.ts']

test('a period stands in one place: no other file counts with it or tells it by itself', () => {
  const offences = files
    .filter((file) => !homes.includes(file))
    .flatMap((file) => offencesIn(file, readFileSync(new URL(file, root), 'utf8')))

  assert.ok(homes.every((home) => files.includes(home)) && files.length > 500)
  assert.deepEqual(offences, [])
})

const planted: [what: string, code: string][] = [
  ['a mail', '<Paragraph>De link werkt 72 uur. Open je hem op een ander apparaat?</Paragraph>'],
  ['a mail of which the line ends', '<Paragraph>\n  De link werkt 60\n  minuten.\n</Paragraph>'],
  ['words in letters', 'preview="De link werkt een uur."'],
  ['a page', '<tr><th>cookiebar</th><td>Onthoudt je cookiekeuze</td><td>30 dagen</td></tr>'],
  ['a screen', "hint: 'Ze veranderen elke 30 seconden.'"],
  ['words that are made somewhere else', '`en hooguit ${longestHours} uur`'],
  ['an age', "'Je moet 16 jaar of ouder zijn voor een account.'"],
  ['a constant that others read', 'export const registrationLifetimeInDays = 30'],
  [
    'constants that others read',
    'export const linkInMinutes: Record<Purpose, number> = { activate: 72 * 60 }',
  ],
  ['a constant of the privacy register', 'const cookieChoiceInDays = 30'],
  ['a sum', 'const lifetimeInSeconds = 30 * 24 * 60 * 60'],
]

for (const [what, code] of planted) {
  test(`a period of its own in ${what} is noticed`, () => {
    assert.equal(offencesIn('src/features/privacy/planted.ts', code).length, 1)
  })
}

test('what lasts and what is told about it elsewhere is no offence', () => {
  const code = `const claimInMinutes = 10
    'Wacht een paar minuten.' \`\${seconds} seconden\` 'Kinderen tot 18 jaar.'`

  assert.deepEqual(offencesIn('src/features/mail/fine.ts', code), [])
})

function offencesIn(file: string, code: string): string[] {
  const isContent = file.startsWith('content/')
  const isRegister = file.startsWith('src/features/privacy/')
  const rules = [
    inFigures,
    made,
    exported,
    sums,
    ...(isContent ? [] : [inLetters]),
    ...(isRegister ? [own] : []),
  ]
  const found = rules.flatMap((rule) => [...code.matchAll(rule)].map(([words]) => words.replace(/\s+/g, ' ')))
  return [...new Set(found)].map((words) => `${file} has a period of its own: ${words}`)
}

const unit = String.raw`\s+(?:minuut|minuten|uur|dagen|weken|maanden)\b`
const inFigures = new RegExp(String.raw`\b\d+(?:${unit}|\s+seconden)|\b${youngestMemberInYears}\s+jaar`, 'g')
const made = new RegExp(String.raw`\$\{[^}]*\}${unit}`, 'g')
const inLetters = new RegExp(
  String.raw`\b(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|veertien|dertig|zestig|negentig)${unit}`,
  'gi',
)
const exported = /export const \w*(?:Minutes|Hours|Days)\b[^=\n]*= (?:\d|\{\s*[\w'-]+: \d).*/g
const own = /^const \w*(?:Minutes|Hours|Days)\b[^=\n]*= \d.*/gm
const sums = /\b\d+ \* (?:24 \* 60|86_?400).*/g
