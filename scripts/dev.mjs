import { become, prepare, siteEnvironment } from './prepare.mjs'

prepare()
// Node 20 no longer sees a file that an editor put in the place of another; that of the project does.
const { NODE_COMPILE_CACHE } = siteEnvironment
become(['scripts/dev.ts'], { NODE_COMPILE_CACHE, ...process.env })
