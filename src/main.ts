import { ConfigError, isDemo, originOf, readConfig } from './config.ts'
import { samplePassword, samples } from './features/account/samples.ts'
import { openLog } from './http/log.ts'
import { openSite, type Site } from './open-site.ts'
import { tellSystemd } from './systemd.ts'

const secondsToFinish = 8
const secondsToLetGo = 0.5

/** Less than the 15 seconds that systemd waits. */
const secondsToClose = 12

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
  giveBackMemory()
  await site.app.listen({ host: config.host, port: config.port })

  process.stdout.write(isDemo(config) ? demoNotice(originOf(config)) : `The site is at ${originOf(config)}\n`)
  if (config.systemd) tellSystemd(config.systemd, (err) => log.error({ err }, 'systemd could not be told'))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      end()
    })

  /**
   * A proxy keeps connections open, and one that we close while it sends a call over it loses that call. So it is asked
   * to let go of each after the next answer, before we close what is left. Answers in flight are finished; whoever holds
   * a connection open without asking is not waited for, nor is what does not close.
   */
  async function end(): Promise<void> {
    if (!site) process.exit()
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), secondsToClose * 1_000).unref()
    const { server } = site.app
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    setTimeout(() => server.closeAllConnections(), secondsToFinish * 1_000).unref()
    await new Promise((resolve) => setTimeout(resolve, secondsToLetGo * 1_000))
    setInterval(() => server.closeIdleConnections(), 100).unref()
    // First take in what has arrived already: a connection that nobody accepted yet would be refused half-way.
    await new Promise((resolve) => setImmediate(resolve))
    await site.close()
    process.exit()
  }
}

/** Anything can be thrown. */
function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Opening leaves some 20 MB behind that Node would keep. With `--expose-gc` we may say that now is the time. */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

function demoNotice(address: string): string {
  return `
The site is at    ${address}
Sample member     ${samples.anna.email} with password: ${samplePassword}
Sample editor     ${samples.eva.email} with the same password, at ${address}/redactie
Mails it sends    ${address}/postvak

`
}
