import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { refused } from './test/e2e/cookie-choices.ts'

const port = Number(process.env.SITE_PORT || 3123)
const executablePath = process.env.CHROME_PATH || undefined

/** Told to the tests, which may want to run a command of the operator. */
process.env.SITE_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'izz-e2e-'))
const dataDir = process.env.SITE_DATA_DIR

/** Stories in a real browser, against the real site in demo mode with an empty data folder. */
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A story that holds at its second try does not hold.
  retries: 0,
  reporter: 'list',
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nl-NL',
    trace: 'off',
    // Everything works for who refused (COOK-11). The tests of the cookie bar begin before the choice.
    storageState: refused,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'survey', testMatch: 'survey.setup.ts' },
    { name: 'site', testMatch: 'site/*.spec.ts', dependencies: ['survey'] },
    { name: 'stories', testMatch: '*.spec.ts', testIgnore: ['site/*', 'redactie/*', '*-speed.spec.ts'] },
    // Editors change the site that the others look at, so they come after them.
    { name: 'redactie', testMatch: 'redactie/*.spec.ts', dependencies: ['site', 'stories'] },
    // What is timed has the machine to itself.
    { name: 'speed', testMatch: '*-speed.spec.ts', dependencies: ['redactie'], workers: 1 },
  ],
  webServer: {
    command: 'node src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdout: 'ignore',
  },
})
