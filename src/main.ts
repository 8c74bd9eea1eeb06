import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { mailboxPath } from './addresses.ts'
import { ConfigError, isDemo, originOf, readConfig } from './config.ts'
import { samplePassword, samples } from './features/account/samples.ts'
import { openLog } from './http/log.ts'
import { stopAccepting } from './http/stop-accepting.ts'
import { openSite, type Site } from './open-site.ts'
import { tellSystemd } from './systemd.ts'

const secondsToFinish = 8
/** Much longer than a proxy keeps a connection that nobody uses (deploy/nginx.conf), for a machine that has no time. */
const secondsToLetGo = 6

/** Less than the 15 seconds that systemd waits. */
const secondsToClose = 12

const secondsOfQuiet = 5
const secondsWorthTidying = 0.5
const secondsOfLittleWork = 0.1

try {
  await serve()
} catch (error) {
  const message =
    error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)
  process.stderr.write(`The site cannot start: ${message}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const tellStep = (step: string) => isDemo(config) && process.stdout.write(`• ${step}\n`)
  let site: Site | undefined
  let isEnding = false
  process.on('uncaughtException', (error: unknown, origin) => {
    log.fatal({ err: toError(error), origin }, 'the process ends: a fault that nobody caught')
    process.exitCode = 1
    end()
  })

  site = await openSite(config, log, { tellStep })
  giveBackMemoryWhenQuiet()
  await site.app.listen({ host: config.host, port: config.port })

  process.stdout.write(isDemo(config) ? demoNotice(originOf(config)) : `The site is at ${originOf(config)}\n`)
  if (config.systemd) tellSystemd(config.systemd, (err) => log.error({ err }, 'systemd could not be told'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      end()
    })

  /**
   * A proxy keeps connections open, and one that we close while it sends a call over it loses that call. So we take no new
   * ones, which a proxy then takes elsewhere, and ask it to let go of each after the next answer; it lets go of those that
   * rest by itself. Answers in flight are finished; whoever holds a connection open without asking is not waited for,
   * nor is what does not close.
   */
  async function end(): Promise<void> {
    if (!site) process.exit()
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), secondsToClose * 1_000).unref()
    const { server } = site.app
    setTimeout(() => server.closeAllConnections(), secondsToFinish * 1_000).unref()
    await stopAccepting(server)
    if (config.trustProxy.length > 0) await untilLetGo(server)
    // Each time after what has arrived was taken in: a call that nobody read yet would be lost with its connection.
    setInterval(() => setImmediate(() => server.closeIdleConnections()), 100).unref()
    await site.close()
    process.exit()
  }
}

/** Whoever has no connections left need not wait. */
async function untilLetGo(server: Server): Promise<void> {
  const countConnections = promisify(server.getConnections.bind(server))
  const end = performance.now() + secondsToLetGo * 1_000
  while (performance.now() < end && (await countConnections()) > 0) await pause(50)
}

/** Anything can be thrown. */
function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/**
 * Opening and drawing pages leave some 20 MB behind that Node would keep. With `--expose-gc` we may say when to tidy up:
 * when there was little to do for a while, and work before that.
 */
function giveBackMemoryWhenQuiet(): void {
  let [tidied, looked] = [{ user: 0, system: 0 }, process.cpuUsage()]
  setInterval(() => {
    const isQuiet = secondsSince(looked) < secondsOfLittleWork
    looked = process.cpuUsage()
    if (!isQuiet || secondsSince(tidied) < secondsWorthTidying) return
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    tidied = process.cpuUsage()
    looked = tidied
  }, secondsOfQuiet * 1_000).unref()
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function demoNotice(address: string): string {
  return `
The site is at    ${address}
Sample member     ${samples.anna.email} with password: ${samplePassword}
Sample editor     ${samples.eva.email} with the same password, at ${address}/redactie
Mails it sends    ${address}${mailboxPath}

`
}
