import { after } from 'node:test'
import * as site from './machine/site-process.ts'

export { untilReady } from './machine/site-process.ts'

/** The site as an operator runs it, gone when the tests of the file are done. */
export const startSite: typeof site.startSite = async (...args) => {
  const started = await site.startSite(...args)
  after(() => started.end('SIGKILL'))
  return started
}
