import { ConfigError } from '#config.ts'
import { StoreAway } from '#features/media/files/store-away.ts'

/** Why nothing was done, in one sentence for an operator. */
export class Refusal extends Error {}

export function tellRefusal(error: unknown): never {
  const isTold = [Refusal, ConfigError, StoreAway].some((kind) => error instanceof kind)
  console.error(isTold && error instanceof Error ? error.message : error)
  process.exit(1)
}
