import { ConfigError } from '#config.ts'

/** Why nothing was done, in one sentence for an operator. */
export class Refusal extends Error {}

export function tellRefusal(error: unknown): never {
  const isTold = error instanceof Refusal || error instanceof ConfigError
  console.error(isTold ? error.message : error)
  process.exit(1)
}
