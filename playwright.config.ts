import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { refused } from './test/e2e/cookie-choices.ts'

const executablePath = process.env.CHROME_PATH || undefined

/** Editors change what others look at, so they have a site of their own. Both are told to the workers. */
process.env.SITE_PORT ||= '3123'
process.env.EDITED_SITE_PORT ||= String(await freePort())
process.env.SITE_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'izz-e2e-'))
process.env.EDITED_SITE_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'izz-e2e-redactie-'))

/** A site without an address of a database keeps its rows in its folder. */
const site = { port: process.env.SITE_PORT, folder: process.env.SITE_DATA_DIR, database: '' }
const editedSite = {
  port: process.env.EDITED_SITE_PORT,
  folder: process.env.EDITED_SITE_DATA_DIR,
  database: process.env.EDITED_SITE_DATABASE_URL ?? '',
}

/**
 * Stories in a real browser, against the real site in demo mode. Long ones come first, so that
 * none is left at the end.
 */
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  // One more than there are cores on a small machine: a story also waits.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A story that holds at its second try does not hold.
  retries: 0,
  reporter: 'list',
  // A busy machine is slow, not wrong.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  outputDir: 'test-results',
  use: {
    baseURL: addressOf(site),
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
        // Each story has one visitor: all its pages share a process, which need not be started for each.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'survey', testMatch: 'survey.setup.ts' },
    { name: 'site', testMatch: 'site/*.spec.ts', dependencies: ['survey'] },
    { name: 'redactie', testMatch: 'redactie/*.spec.ts', use: { baseURL: addressOf(editedSite) } },
    { name: 'stories', testMatch: '*.spec.ts', testIgnore: ['site/*', 'redactie/*'] },
  ],
  webServer: [serverOf(site), serverOf(editedSite)],
})

type Site = typeof site

function addressOf({ port }: Site): string {
  return `http://127.0.0.1:${port}`
}

function serverOf(site: Site) {
  return {
    command: 'node build/server/main.js',
    url: `${addressOf(site)}/readyz`,
    env: {
      PORT: site.port,
      DATA_DIR: site.folder,
      DATABASE_URL: site.database,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      ...(process.env.LATE_ANSWERS && { NODE_OPTIONS: '--import ./test/e2e/late-answers.ts' }),
    },
    stdout: 'pipe' as const,
    timeout: 300_000,
  }
}
