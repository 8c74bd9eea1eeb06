import { makeTemplates } from '#test/templates.ts'

/** Before the tests: the databases that they begin with, in the folder that is named. */
const [folder = ''] = process.argv.slice(2)
await makeTemplates(folder, process.env.TEST_POSTGRES_URL)
