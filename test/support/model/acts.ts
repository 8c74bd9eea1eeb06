import { openDesk } from '#database/desk.ts'
import { cleanUp } from '#features/account/flows/clean-up.ts'
import { endSessionsFor } from '#features/account/safety/flows/end-sessions.ts'
import { dismissEditor, inviteEditor } from '#features/editor/people/flows/change-editors.ts'
import { stepAt, totpCode } from '#features/editor/people/second-factor/totp.ts'
import type { Answer, Browser } from './browser.ts'
import type { Chosen, Letter } from './knowledge.ts'
import { addresses, type Mailbox, mailboxesOf, type Person, type Place, readerOf } from './people.ts'
import { bringMails, choose, newProfile, type World } from './world.ts'

type By = { who: Person; place: Place }
/** Whether jobs are done and mails are sent at once, or lie and wait. */
type Mailed = { isMailed: boolean }
/** Which letter of its kind, counted back from the last. */
type Which = { which: number }

export type Act =
  | ({ kind: 'register'; at: Mailbox } & By & Mailed)
  | ({ kind: 'ask-activation'; at: Mailbox } & By & Mailed)
  | ({ kind: 'activate'; isCareless: boolean } & By & Which)
  | ({ kind: 'log-in'; at: Mailbox; password: 'own' | 'leaked' | 'wrong'; times: number } & By)
  | ({ kind: 'log-out' } & By)
  | ({ kind: 'ask-reset'; at: Mailbox; times: number } & By & Mailed)
  | ({ kind: 'use-reset' } & By & Which)
  | ({ kind: 'change-password' } & By)
  | ({ kind: 'ask-move'; to: Mailbox } & By & Mailed)
  | ({ kind: 'confirm-move'; isCareless: boolean } & By & Which)
  | ({ kind: 'remove' } & By & Mailed)
  | ({ kind: 'save-profile' } & By)
  | ({ kind: 'export' } & By)
  | ({ kind: 'see-secret' } & By)
  | ({ kind: 'confirm-secret' } & By)
  | { kind: 'invite' | 'dismiss' | 'end-sessions'; at: Mailbox }
  | { kind: 'clean-up' }
  | { kind: 'backup' | 'restore' }
  | { kind: 'mails' }
  | { kind: 'wait'; minutes: number }

/** What came of an act. */
export type Deed = {
  act: Act
  outcome: 'done' | 'refused' | 'left-out'
  /** The address or the account that it was about, as far as known beforehand. */
  at?: Mailbox | undefined
  id?: string | undefined
  chosen?: Chosen | undefined
  /** What the account held when the answer came. */
  heldThen?: string | undefined
}

type Outcome = Omit<Deed, 'act'>

/** Who misses something for an act, such as a mail or a session, does what brings it instead. */
export async function perform(world: World, act: Act): Promise<Deed> {
  const outcome = await carryOut(world, act)
  const mayDoOther = outcome.outcome === 'left-out' && 'who' in act && (world.isLeaky || act.who !== 'owner')
  const first = mayDoOther ? neededFor(world, act) : undefined
  return first ? { act: first, ...(await carryOut(world, first)) } : { act, ...outcome }
}

const leftOut: Outcome = { outcome: 'left-out' }

async function carryOut(world: World, act: Act): Promise<Outcome> {
  const { site } = world
  const { db, now, operator } = site
  switch (act.kind) {
    case 'register':
      return register(world, act)
    case 'ask-activation':
      return askMail(world, act, 'send-activation-email', 1)
    case 'activate':
      return activate(world, act)
    case 'log-in':
      return logIn(world, act)
    case 'log-out':
      return logOut(world, act)
    case 'ask-reset':
      return askMail(world, act, 'send-password-reset-email', act.times)
    case 'use-reset':
      return useReset(world, act)
    case 'change-password':
      return changePassword(world, act)
    case 'ask-move':
      return askMove(world, act)
    case 'confirm-move':
      return confirmMove(world, act)
    case 'remove':
      return remove(world, act)
    case 'save-profile':
      return saveProfile(world, act)
    case 'export':
      return takeExport(world, act)
    case 'see-secret':
      return seeSecret(world, act)
    case 'confirm-secret':
      return confirmSecret(world, act)
    case 'invite':
      world.everInvited.add(act.at)
      await inviteEditor(openDesk(db), { email: addresses[act.at], role: 'writer' }, operator, now())
      return { outcome: 'done', at: act.at }
    case 'dismiss':
      await dismissEditor(openDesk(db), { email: addresses[act.at] }, operator, now())
      return { outcome: 'done', at: act.at }
    case 'end-sessions':
      await endSessionsFor(db, addresses[act.at], operator, now())
      return { outcome: 'done', at: act.at }
    case 'clean-up':
      await cleanUp(db, now())
      return { outcome: 'done' }
    case 'backup':
      return makeBackup(world)
    case 'restore':
      return restore(world)
    case 'mails':
      await bringMails(world)
      return { outcome: 'done' }
    case 'wait':
      site.wait(act.minutes)
      return { outcome: 'done' }
  }
}

function neededFor(world: World, { kind, who, place }: Extract<Act, By>): Act | undefined {
  const by = { who, place }
  const own = mailboxesOf(who)[0] as Mailbox
  switch (kind) {
    case 'activate':
      return { kind: 'register', at: own, isMailed: true, ...by }
    case 'use-reset':
      return { kind: 'ask-reset', at: own, times: 1, isMailed: true, ...by }
    case 'confirm-move':
      return { kind: 'ask-move', to: mailboxesOf(who).at(-1) as Mailbox, isMailed: true, ...by }
    case 'confirm-secret':
      return { kind: 'see-secret', ...by }
    case 'change-password':
    case 'ask-move':
    case 'remove':
    case 'save-profile':
    case 'export':
    case 'see-secret':
      return who === 'intruder' && world.isLeaky
        ? { kind: 'log-in', at: victimIn(world), password: 'leaked', times: 1, ...by }
        : { kind: 'log-in', at: own, password: 'own', times: 1, ...by }
    default:
      return undefined
  }
}

function victimIn({ members }: World): Mailbox {
  return members.has('editor') ? 'editor' : 'owner'
}

function browserOf(world: World, { who, place }: By): Browser {
  return world.browsers[who][place]
}

function outcomeOf({ status }: Answer): 'done' | 'refused' {
  return status === 200 ? 'done' : 'refused'
}

function findLetter(
  world: World,
  who: Person,
  kind: Letter['mail']['kind'],
  which: number,
): Letter | undefined {
  return mailboxesOf(who)
    .flatMap((mailbox) => world.mailboxes[mailbox])
    .filter(({ mail }) => mail.kind === kind)
    .at(-1 - which)
}

type ActOf<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>

async function register(world: World, act: ActOf<'register'>): Promise<Outcome> {
  const { who, at, isMailed } = act
  const { text: password } = choose(world, { by: who, at, how: 'registered' })
  world.registrations.add(at)
  const answer = await world.site.ask.post(browserOf(world, act), '/actions/users/save-user', {
    ...newProfile(world, who),
    email: addresses[at],
    password,
  })
  if (isMailed) await bringMails(world)
  return { outcome: outcomeOf(answer), at }
}

async function askMail(
  world: World,
  act: ActOf<'ask-activation' | 'ask-reset'>,
  call: string,
  times: number,
): Promise<Outcome> {
  let outcome: Outcome = leftOut
  for (let time = 0; time < times; time++) {
    const asked = { loginName: addresses[act.at] }
    const answer = await world.site.ask.post(browserOf(world, act), `/actions/users/${call}`, asked)
    outcome = { outcome: outcomeOf(answer), at: act.at }
  }
  if (act.isMailed) await bringMails(world)
  return outcome
}

/**
 * Who takes care presses a link only when they registered. Elsewhere than where they did, people give the passwords that they chose. They
 * know no others.
 */
async function activate(world: World, act: ActOf<'activate'>): Promise<Outcome> {
  const letter = findLetter(world, act.who, 'activate', act.which)
  if (!letter) return leftOut
  const browser = browserOf(world, act)
  const { code, to: at } = letter
  const own = world.chosen.filter(
    ({ by, how, at: where }) => by === act.who && how === 'registered' && where === at,
  )
  const hasRegistered = own.some(({ moment }) => moment >= world.beganIn)
  if (!hasRegistered && !act.isCareless) return leftOut
  const answer = await world.site.ask.post(browser, '/actions/users/activate', { code })
  if (answer.body.errorCode !== 'password_needed') return { outcome: outcomeOf(answer), at }

  for (const chosen of own.reverse().slice(0, 3)) {
    const { status } = await world.site.ask.post(browser, '/actions/users/activate', {
      code,
      password: chosen.text,
    })
    if (status !== 200) continue
    chosen.isConfirmed = true
    return { outcome: 'done', at }
  }
  return { outcome: 'refused', at }
}

/** What somebody types: what they chose last for this address, or else anywhere, before this moment. */
function passwordOf(world: World, who: Person, at: Mailbox): Chosen | undefined {
  const own = world.chosen.filter(
    ({ by, isRefused, moment }) => by === who && !isRefused && moment < world.moment,
  )
  return own.findLast((chosen) => chosen.at === at) ?? own.at(-1)
}

async function logIn(world: World, act: ActOf<'log-in'>): Promise<Outcome> {
  const { who, at, times } = act
  const browser = browserOf(world, act)
  const chosen =
    act.password === 'wrong' ? undefined : passwordOf(world, act.password === 'own' ? who : readerOf(at), at)
  if (!chosen && act.password !== 'wrong') return leftOut

  const asked = { loginName: addresses[at], password: chosen?.text ?? 'dit is het toch echt niet' }
  for (let time = 0; time < times; time++) {
    const answer = await world.site.ask.post(browser, '/actions/users/login', asked)
    if (answer.status !== 200) continue
    // With the answer they know it: nobody acts in between.
    const whoAmI = () => world.site.ask.get(browser, '/actions/users/session-info')
    const { id } = (await world.site.lanes.aside(whoAmI)).body
    if (!chosen) world.faults.push({ rule: 'password', says: `a wrong password opened ${at}` })
    else if (typeof id === 'string') browser.session = { id, chosen, moment: world.moment }
    return { outcome: 'done', at, id: String(id), chosen }
  }
  return { outcome: 'refused', at }
}

async function logOut(world: World, act: ActOf<'log-out'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  if (!browser.session) return leftOut
  const answer = await world.site.ask.post(browser, '/actions/users/logout', {})
  browser.session = undefined
  return { outcome: outcomeOf(answer) }
}

async function useReset(world: World, act: ActOf<'use-reset'>): Promise<Outcome> {
  const letter = findLetter(world, act.who, 'reset-password', act.which)
  if (!letter) return leftOut
  const { code, to: at } = letter
  const id = world.members.get(at)
  const chosen = choose(world, { by: act.who, at, how: 'reset' })
  const answer = await world.site.ask.post(browserOf(world, act), '/actions/users/set-password', {
    code,
    newPassword: chosen.text,
  })
  chosen.isRefused = answer.status !== 200
  if (chosen.isRefused) return { outcome: 'refused', at, id }
  return { outcome: 'done', at, id, chosen, heldThen: await whatAccountHolds(world, id) }
}

/** Everything of an account that an act could change, sessions and moves that wait for a confirmation included. */
export function whatAccountHolds(world: World, id = ''): Promise<string> {
  const { db, lanes } = world.site
  return lanes.aside(async () => {
    const member = await db.selectFrom('member').selectAll().where('id', '=', id).execute()
    const sessions = await db.selectFrom('session').select('token_hash').where('member_id', '=', id).execute()
    const moves = await db
      .selectFrom('proof')
      .select('code_hash')
      .where('owner_id', '=', id)
      .where('purpose', '=', 'change-email')
      .execute()
    const factor = await db
      .selectFrom('editor')
      .select('totp_confirmed_at')
      .where('member_id', '=', id)
      .where('totp_confirmed_at', 'is not', null)
      .execute()
    return JSON.stringify({ member, sessions, moves, factor })
  })
}

async function changePassword(world: World, act: ActOf<'change-password'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  const { session } = browser
  if (!session) return leftOut
  const chosen = choose(world, { by: act.who, at: session.chosen.at, how: 'changed', from: session.chosen })
  const answer = await world.site.ask.post(browser, '/api/v1/user/change-password', {
    currentPassword: session.chosen.text,
    newPassword: chosen.text,
  })
  chosen.isRefused = answer.status !== 200
  if (chosen.isRefused) return { outcome: 'refused', id: session.id }
  browser.session = { ...session, chosen, moment: world.moment }
  return { outcome: 'done', id: session.id, chosen }
}

async function askMove(world: World, act: ActOf<'ask-move'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  const { session } = browser
  if (!session) return leftOut
  const answer = await world.site.ask.post(browser, '/actions/users/save-user', {
    userId: session.id,
    email: addresses[act.to],
    currentPassword: session.chosen.text,
  })
  world.movesAsked.add(`${act.who} ${act.to}`)
  if (act.isMailed) await bringMails(world)
  return { outcome: outcomeOf(answer), id: session.id }
}

/** Who takes care presses only when they, or their accomplice, asked, and nobody else for the same address. */
async function confirmMove(world: World, act: ActOf<'confirm-move'>): Promise<Outcome> {
  const letter = findLetter(world, act.who, 'confirm-email', act.which)
  if (!letter) return leftOut
  const { code, to: at } = letter
  const asked = [...world.movesAsked].filter((each) => each.endsWith(` ${at}`))
  const isTheirs = asked.length > 0 && !asked.some((each) => isForeign(each, act.who))
  if (!isTheirs && !act.isCareless) return leftOut
  const answer = await world.site.ask.post(browserOf(world, act), '/actions/users/verify-email', { code })
  return { outcome: outcomeOf(answer), at }
}

function isForeign(asked: string, who: Person): boolean {
  const [by] = asked.split(' ')
  const areStrangers = who === 'stranger' || who === 'intruder'
  return areStrangers ? by !== 'stranger' && by !== 'intruder' : by !== who
}

async function remove(world: World, act: ActOf<'remove'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  const { session } = browser
  if (!session) return leftOut
  const answer = await world.site.ask.post(browser, '/api/v1/user/account-remove', {
    password: session.chosen.text,
  })
  if (act.isMailed) await bringMails(world)
  if (answer.status !== 200) return { outcome: 'refused', id: session.id }
  browser.session = undefined
  const at = [...world.members].find(([, id]) => id === session.id)?.[0]
  return { outcome: 'done', id: session.id, at }
}

async function saveProfile(world: World, act: ActOf<'save-profile'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  const { session } = browser
  if (!session) return leftOut
  const answer = await world.site.ask.post(browser, '/api/v1/user/profile/update', newProfile(world, act.who))
  return { outcome: outcomeOf(answer), id: session.id }
}

async function takeExport(world: World, act: ActOf<'export'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  if (!browser.session) return leftOut
  return { outcome: outcomeOf(await world.site.ask.get(browser, '/api/v1/user/export')) }
}

/** The key for the app that gives codes, from the page that shows it. */
export async function readSecret(world: World, browser: Browser): Promise<string | undefined> {
  const { text } = await world.site.ask.get(browser, '/redactie/code/instellen')
  return /code-secret[^>]*>([A-Z2-7 ]+)</.exec(text)?.[1]?.replaceAll(' ', '')
}

async function seeSecret(world: World, act: ActOf<'see-secret'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  if (!browser.session) return leftOut
  const { id } = browser.session
  const secret = await readSecret(world, browser)
  if (!secret) return { outcome: 'refused', id }
  world.secretsSeen.push({ person: act.who, id, secret, moment: world.moment })
  return { outcome: 'done', id }
}

async function confirmSecret(world: World, act: ActOf<'confirm-secret'>): Promise<Outcome> {
  const browser = browserOf(world, act)
  const seen = world.secretsSeen.findLast(({ person }) => person === act.who)
  const { session } = browser
  if (!seen || !session) return leftOut
  const code = totpCode(seen.secret, stepAt(world.site.now()))
  const answer = await world.site.ask.post(browser, '/api/v1/redactie/code/instellen', { code })
  return { outcome: outcomeOf(answer), id: session.id }
}

async function makeBackup(world: World): Promise<Outcome> {
  if (!world.isQuiet) return leftOut
  const accounts = [...world.accounts.values()].map((account) => ({ ...account }))
  world.backup = { rows: await world.site.readRows(), accounts }
  return { outcome: 'done' }
}

/** The site is stopped for it. Accounts are again what they were; nobody is logged in. */
async function restore(world: World): Promise<Outcome> {
  if (!world.isQuiet || !world.backup) return leftOut
  await world.site.restore(world.backup.rows)
  world.accounts = new Map(
    world.backup.accounts.map((account) => [account.id, { ...account, sessionsEndedIn: world.moment }]),
  )
  return { outcome: 'done' }
}
