import { become, prepare, siteEnvironment } from './prepare.mjs'

prepare()
const { NODE_COMPILE_CACHE } = siteEnvironment
become(['scripts/dev.ts'], { NODE_COMPILE_CACHE, ...process.env })
