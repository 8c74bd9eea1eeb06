import { become, prepare, root, siteEnvironment } from './prepare.mjs'

prepare()
become(['scripts/test/test.ts', ...process.argv.slice(2)], {
  ...process.env,
  NODE_COMPILE_CACHE: siteEnvironment.NODE_COMPILE_CACHE,
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
})
