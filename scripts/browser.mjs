import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { step } from './prepare.mjs'

// The first is the same browser without a window, and twice as quick.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser for the tests: the one that is named, one that is here, or one that can be had. */
export function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  return onThisMachine() ?? fromDebian() ?? fromPlaywright()
}

function onThisMachine() {
  for (const command of commands) {
    const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return places.find((place) => existsSync(place))
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  step('Installing Chromium from the packages of this system')
  const aptGet = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update')
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (aptGet('install', '-y', '--no-install-recommends', name).status === 0) break
  return onThisMachine()
}

function fromPlaywright() {
  step('Downloading the browser of Playwright')
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return status === 0 ? 'playwright' : undefined
}
