import type { Database } from '#database/database.ts'
import { secretOf } from '../purposes.ts'
import { isSealed, type Sealer } from '../sealer.ts'
import { confirmedSecrets, replacePlainSecret } from '../store.ts'

/** At the start: seals what an older release left open, and tells of how many editors this key opens nothing. */
export async function sealSecrets(db: Database, sealer: Sealer): Promise<{ unreadable: number }> {
  const secrets = await confirmedSecrets(db)
  for (const { memberId, secret } of secrets.filter(({ secret }) => !isSealed(secret)))
    await replacePlainSecret(db, memberId, secret, sealer.seal(secret, secretOf(memberId)))
  const unreadable = secrets.filter(
    ({ memberId, secret }) => isSealed(secret) && sealer.open(secret, secretOf(memberId)) === undefined,
  )
  return { unreadable: unreadable.length }
}
