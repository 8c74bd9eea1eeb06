import { PostgresAdapter } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { makeMigrationLock, takeMigrationLock } from './migration-lock.ts'
import * as pages from './migrations/0001-pages.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as lighterSecurityLog from './migrations/0003-lighter-security-log.ts'
import * as facts from './migrations/0004-facts.ts'
import * as searchLog from './migrations/0005-search-log.ts'
import * as editors from './migrations/0006-editors.ts'
import * as drafts from './migrations/0007-drafts.ts'
import * as media from './migrations/0008-media.ts'
import * as editorInvitations from './migrations/0009-editor-invitations.ts'
import * as settings from './migrations/0010-settings.ts'
import * as ownEvents from './migrations/0011-own-events.ts'
import * as registrations from './migrations/0012-registrations.ts'
import * as sealedSecondFactor from './migrations/0013-sealed-second-factor.ts'
import * as mediaRetries from './migrations/0014-media-retries.ts'
import * as eventsByKind from './migrations/0015-events-by-kind.ts'
import * as settingDifferences from './migrations/0016-setting-differences.ts'
import * as mediaTags from './migrations/0017-media-tags.ts'
import * as factPeriods from './migrations/0019-fact-periods.ts'
import * as missedAddresses from './migrations/0020-missed-addresses.ts'
import * as plannedChanges from './migrations/0021-planned-changes.ts'
import * as roles from './migrations/0023-roles.ts'
import * as presence from './migrations/0025-presence.ts'
import * as outsideLinks from './migrations/0026-outside-links.ts'
import * as writtenByPublisher from './migrations/0027-written-by-publisher.ts'
import { retryTransaction } from './retry-transaction.ts'

const migrations = {
  '0001-pages': pages,
  '0002-accounts': accounts,
  '0003-lighter-security-log': lighterSecurityLog,
  '0004-facts': facts,
  '0005-search-log': searchLog,
  '0006-editors': editors,
  '0007-drafts': drafts,
  '0008-media': media,
  '0009-editor-invitations': editorInvitations,
  '0010-settings': settings,
  '0011-own-events': ownEvents,
  '0012-registrations': registrations,
  '0013-sealed-second-factor': sealedSecondFactor,
  '0014-media-retries': mediaRetries,
  '0015-events-by-kind': eventsByKind,
  '0016-setting-differences': settingDifferences,
  '0017-media-tags': mediaTags,
  '0019-fact-periods': factPeriods,
  '0020-missed-addresses': missedAddresses,
  '0021-planned-changes': plannedChanges,
  '0023-roles': roles,
  '0025-presence': presence,
  '0026-outside-links': outsideLinks,
  '0027-written-by-publisher': writtenByPublisher,
}

/**
 * Brings the tables up to date, in one transaction. Several processes may start at once: one works, the others wait for it,
 * and see what it did.
 */
export async function migrate(db: Database): Promise<void> {
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter
  if (isShared) await makeMigrationLock(db)
  await retryTransaction(() =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (trx) => {
        if (isShared) await takeMigrationLock(trx)
        await migrateIn(trx)
      }),
  )
}

/** The same inside a transaction of somebody who has the database alone. */
export async function migrateIn(trx: Database): Promise<void> {
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
