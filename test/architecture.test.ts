import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { features, offencesIn, offencesInTools, readSources, readTools } from './architecture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the source keeps to the rules of the house', () => {
  assert.deepEqual(offencesIn(readSources(root)), [])
})

/** Each rule is seen to fail on an offence planted for it. */
const planted: [rule: string, file: string, code: string, offence: RegExp][] = [
  [
    'imports go only the way the table allows',
    'features/profile/profile.ts',
    "import { saveProfile } from './store.ts'",
    /profile\.ts \(rules\) may not import .*store\.ts \(store\)/,
  ],
  [
    'what Node runs imports no .tsx',
    'features/profile/routes.ts',
    "import { AccountPage } from './account.page.tsx'",
    /run by Node and may not import .*account\.page\.tsx/,
  ],
  [
    'what an island reaches can run in a browser',
    'features/profile/profile-form.island.tsx',
    "import { readFile } from 'node:fs/promises'",
    /runs in the browser and may not reach node:fs/,
  ],
  [
    'what a behaviour reaches can run in a browser',
    'features/profile/profile.browser.ts',
    "import { readFile } from 'node:fs/promises'",
    /runs in the browser and may not reach node:fs/,
  ],
  [
    'behaviour lives beside what it moves, in any room',
    'ui/slider/slider.browser.ts',
    "import { readFile } from 'node:fs/promises'",
    /runs in the browser and may not reach node:fs/,
  ],
  [
    'behaviour takes nothing of what the server draws',
    'site/header/header.browser.ts',
    "import { currentMark } from './current-mark.ts'",
    /header\.browser\.ts \(behaviour\) may not import .*current-mark\.ts \(site\)/,
  ],
  [
    'what everybody shares in the browser knows no feature',
    'browser/send.ts',
    "import { consented } from '#features/cookie-consent/consent.browser.ts'",
    /send\.ts \(browser\) may not import .*consent\.browser\.ts \(behaviour\)/,
  ],
  [
    'nothing imports what starts a page',
    'browser/send.ts',
    "import { wakeWhatIsPresent } from '../entries/present.ts'",
    /send\.ts \(browser\) may not import .*present\.ts \(start\)/,
  ],
  [
    'a migration imports nothing of ours',
    'database/migrations/0099-profile.ts',
    "import type { Schema } from '../schema.ts'",
    /is a migration and may import nothing of ours/,
  ],
  [
    'no file reaches itself, not even through types',
    'forms/circle.ts',
    "import type { Circle } from './circle.ts'",
    /circle\.ts reaches itself/,
  ],
  [
    'a feature imports only those before it, even types',
    'features/mail/mail.ts',
    "import type { Page } from '#features/pages/page.ts'",
    /mail\.ts may not import features\/pages\/page\.ts, of a later feature/,
  ],
  [
    'every feature has a place in the order',
    'features/weather/weather.ts',
    'export const isDry = true',
    /weather\.ts is of a feature that has no place in the order/,
  ],
  [
    'every migration is listed',
    'database/migrations/0099-weather.ts',
    'export async function up() {}',
    /0099-weather\.ts is not listed by its name/,
  ],
  [
    'a migration is listed by its own name',
    'database/migrate.ts',
    "import * as pages from './migrations/0001-pages.ts'\nconst migrations = {\n  '0002-accounts': pages,\n}",
    /0002-accounts\.ts is not listed by its name/,
  ],
  [
    'migrations are listed in order',
    'database/migrate.ts',
    [
      "import * as pages from './migrations/0001-pages.ts'",
      "import * as accounts from './migrations/0002-accounts.ts'",
      "const migrations = {\n  '0002-accounts': accounts,\n  '0001-pages': pages,\n}",
    ].join('\n'),
    /0001-pages\.ts is listed after a later one/,
  ],
]

for (const [rule, file, code, offence] of planted) {
  test(`${rule}: an offence is noticed`, () => {
    const sources = readSources(root).set(file, code)

    const offences = offencesIn(sources)

    assert.ok(
      offences.some((line) => offence.test(line)),
      offences.join('\n'),
    )
  })
}

test('tests and scripts keep to theirs', () => {
  assert.deepEqual(offencesInTools(readTools(root)), [])
})

test('a test that takes from what measures, and a circle among scripts, are noticed', () => {
  const tools = readTools(root)
    .set('test/load.test.ts', "import { load } from '../scripts/measure/load.ts'")
    .set('scripts/a.ts', "import type { B } from './b.ts'")
    .set('scripts/b.ts', "import { a } from './a.ts'")

  assert.deepEqual(offencesInTools(tools).sort(), [
    'scripts/a.ts reaches itself by its imports',
    'scripts/b.ts reaches itself by its imports',
    'test/load.test.ts may not import scripts/measure/load.ts',
  ])
})

test('ARCHITECTURE.md names the features in the order that is checked', () => {
  const order = features.map((feature) => `\`${feature}\``).join(' ‹ ')

  assert.ok(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').includes(order), order)
})

test('importing only the types of a page is allowed', () => {
  const sources = readSources(root).set('http/typed.ts', "import type { Pages } from '#entries/render.tsx'")

  assert.deepEqual(offencesIn(sources), [])
})
