import { existsSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { type Database, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { endSessionsFor } from '#features/account/safety/flows/end-sessions.ts'
import { auditMaker } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import {
  dismissEditor,
  inviteEditor,
  resetSecondFactor,
} from '#features/editor/people/flows/change-editors.ts'
import { listEditors, listInvitations } from '#features/editor/people/store.ts'
import { isEmailAddress } from '#forms/fields.ts'
import { openLog } from '#http/log.ts'
import { daysInWords } from '#period-words.ts'
import { invitationInDays } from '#periods.ts'

/** For whoever runs the site: who belongs to the redactie, and who is logged in. Mails leave as soon as the site runs. */
const usage = `Gebruik:
  npm run beheer -- redacteur toevoegen naam@voorbeeld.nl     geeft de rol, en mailt een uitnodiging
  npm run beheer -- redacteur verwijderen naam@voorbeeld.nl   neemt de rol af, en logt overal uit
  npm run beheer -- redacteur code-wissen naam@voorbeeld.nl   wist de inlogcode en de herstelcodes
  npm run beheer -- redacteur lijst                           wie erbij hoort
  npm run beheer -- lid uitloggen naam@voorbeeld.nl           logt een lid overal uit`

const [subject, act, email = ''] = process.argv.slice(2)
const acts: Record<string, (db: Database) => Promise<string>> = {
  'redacteur toevoegen': async (db) => additions[await inviteEditor(db, email, audit, new Date())],
  'redacteur verwijderen': async (db) => removals[await dismissEditor(db, email, audit, new Date())],
  'redacteur code-wissen': async (db) => resets[await resetSecondFactor(db, email, audit, new Date())],
  'redacteur lijst': list,
  'lid uitloggen': async (db) => endings[await endSessionsFor(db, email, audit, new Date())],
}

const additions = {
  added: `${email} hoort nu bij de redactie en krijgt een mail.`,
  moved: `Het account van ${email} had eerst een ander adres. De rol wacht ${daysInWords(invitationInDays)}, tot er via de mail een nieuw wachtwoord is gekozen.`,
  invited: `${email} heeft nog geen account. We mailen een uitnodiging; de rol wacht ${daysInWords(invitationInDays)} op het account.`,
  'is-editor-already': `${email} hoort al bij de redactie.`,
}
const removals = {
  removed: `${email} hoort niet meer bij de redactie en is overal uitgelogd.`,
  unknown: `${email} hoort niet bij de redactie.`,
}
const resets = {
  reset: `De inlogcode van ${email} is gewist. Bij het volgende bezoek wordt een nieuwe ingesteld.`,
  unknown: `${email} hoort niet bij de redactie.`,
}
const endings = {
  done: `${email} is overal uitgelogd.`,
  unknown: `${email} heeft geen account.`,
}

const audit = auditMaker(openLog('silent'), noteEvent)('beheer', '')
const run = acts[`${subject} ${act}`]
if (!run || (act !== 'lijst' && !isEmailAddress(email))) stop(usage)

const { database } = readConfig(process.env)
if (database.kind === 'sqlite' && !existsSync(database.file))
  stop('Er is nog geen database: start eerst de site.')
await using db = openDatabase(database)
await migrate(db)
console.log(await run(db))

async function list(db: Database): Promise<string> {
  const editors = (await listEditors(db)).map(
    ({ email, name, addedAt, hasSecondFactor, codesLeft }) =>
      `${email}\t${name}\tsinds ${addedAt.slice(0, 10)}\t${hasSecondFactor ? `inlogcode ingesteld, herstelcodes over: ${codesLeft}` : 'nog geen inlogcode'}`,
  )
  const invitations = (await listInvitations(db)).map(
    ({ email, expiresAt }) => `${email}\tuitgenodigd tot ${expiresAt.slice(0, 10)}`,
  )
  return [...editors, ...invitations].join('\n') || 'Nog niemand hoort bij de redactie.'
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
