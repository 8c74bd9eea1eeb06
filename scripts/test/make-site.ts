import { readConfig } from '#config.ts'
import { openLog } from '#http/log.ts'
import { openSite } from '../../src/open-site.ts'

/** A site in demo mode, in the folder that the settings name, as its first start leaves it. */
const site = await openSite(readConfig(process.env), openLog('warn'), { hasTimers: false })
await site.close()
