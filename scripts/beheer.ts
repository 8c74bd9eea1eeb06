import { existsSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { type Database, openDatabase } from '#database/database.ts'
import { openDesk } from '#database/desk.ts'
import { migrate } from '#database/migrate.ts'
import { endSessionsFor } from '#features/account/safety/flows/end-sessions.ts'
import { auditMaker } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import {
  changeRole,
  dismissEditor,
  inviteEditor,
  resetSecondFactor,
} from '#features/editor/people/flows/change-editors.ts'
import { type Role, roles } from '#features/editor/people/roles.ts'
import { listEditors, listInvitations } from '#features/editor/people/store.ts'
import { isEmailAddress } from '#forms/fields.ts'
import { openLog } from '#http/log.ts'
import { daysInWords } from '#period-words.ts'
import { invitationInDays } from '#periods.ts'

/** For whoever runs the site: who belongs to the redactie, and who is logged in. Mails leave as soon as the site runs. */
const usage = `Gebruik:
  npm run beheer -- redacteur toevoegen naam@voorbeeld.nl schrijver|eindredacteur|beheer
                                                              geeft de rol, en mailt een uitnodiging; zonder rol: schrijver
  npm run beheer -- redacteur rol naam@voorbeeld.nl schrijver|eindredacteur|beheer
                                                              geeft een andere rol
  npm run beheer -- redacteur verwijderen naam@voorbeeld.nl   neemt de rol af, en logt overal uit
  npm run beheer -- redacteur code-wissen naam@voorbeeld.nl   wist de inlogcode en de herstelcodes
  npm run beheer -- redacteur lijst                           wie erbij hoort
  npm run beheer -- lid uitloggen naam@voorbeeld.nl           logt een lid overal uit`

const [subject, act, email = '', roleWord = 'schrijver'] = process.argv.slice(2)
const role = (Object.keys(roles) as Role[]).find((each) => roles[each].label.toLowerCase() === roleWord)
const acts: Record<string, (db: Database) => Promise<string>> = {
  'redacteur toevoegen': async (db) =>
    additions[await inviteEditor(openDesk(db), { email, role: givenRole() }, audit, new Date())],
  'redacteur rol': async (db) =>
    changes[await changeRole(openDesk(db), { email, role: givenRole() }, audit, new Date())],
  'redacteur verwijderen': async (db) =>
    removals[await dismissEditor(openDesk(db), { email }, audit, new Date())],
  'redacteur code-wissen': async (db) => resets[await resetSecondFactor(db, email, audit, new Date())],
  'redacteur lijst': list,
  'lid uitloggen': async (db) => endings[await endSessionsFor(db, email, audit, new Date())],
}

const additions = {
  added: `${email} hoort nu bij de redactie en krijgt een mail.`,
  moved: `Het account van ${email} had eerst een ander adres. De rol wacht ${daysInWords(invitationInDays)}, tot er via de mail een nieuw wachtwoord is gekozen.`,
  invited: `${email} heeft nog geen account. We mailen een uitnodiging om er een te maken; die geldt ${daysInWords(invitationInDays)}.`,
  'is-editor-already': `${email} hoort al bij de redactie.`,
}
const lastAdministrator = `${email} is de enige met de rol beheer. Geef eerst iemand anders die rol.`
const changes = {
  changed: `${email} heeft nu de rol ${roleWord}.`,
  'as-it-was': `${email} had de rol ${roleWord} al.`,
  unknown: `${email} hoort niet bij de redactie.`,
  'last-administrator': lastAdministrator,
}
const removals = {
  'last-administrator': lastAdministrator,
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
if (!run || (act !== 'lijst' && !isEmailAddress(email)) || !role) stop(usage)

const { database } = readConfig(process.env)
if (database.kind === 'sqlite' && !existsSync(database.file))
  stop('Er is nog geen database: start eerst de site.')
await using db = openDatabase(database)
await migrate(db)
console.log(await run(db))

async function list(db: Database): Promise<string> {
  const editors = (await listEditors(db)).map(
    ({ email, name, role, addedAt, hasSecondFactor, codesLeft }) =>
      `${email}\t${name}\t${roles[role].label}\tsinds ${addedAt.slice(0, 10)}\t${hasSecondFactor ? `inlogcode ingesteld, herstelcodes over: ${codesLeft}` : 'nog geen inlogcode'}`,
  )
  const invitations = (await listInvitations(db)).map(
    ({ email, role, expiresAt }) =>
      `${email}\t${roles[role].label}\tuitgenodigd tot ${expiresAt.slice(0, 10)}`,
  )
  return [...editors, ...invitations].join('\n') || 'Nog niemand hoort bij de redactie.'
}

function givenRole(): Role {
  return role ?? stop(usage)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
