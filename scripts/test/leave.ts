import { after } from 'node:test'

/**
 * A file that failed before it closed what it opened must not keep the others waiting. Node's own `forceExit` leaves before
 * the last tests were told.
 */
const toTellInMilliseconds = 2_000
after(() => void setTimeout(() => process.exit(), toTellInMilliseconds).unref())
