import { readSecret } from './acts.ts'
import { type Browser, newBrowser } from './browser.ts'
import { type Account, authorOf, mayOpen } from './knowledge.ts'
import { addresses, type Mailbox, reads } from './people.ts'
import { differenceBetween, plain, watchAnswers } from './seen.ts'
import { bringMails, choose, newProfile, type World } from './world.ts'

/** When all is over: whoever is logged in may be, no password opens what it should not, nothing is left of who left. */
export async function judge(world: World): Promise<void> {
  await judgeSessions(world)
  await judgePasswords(world)
  await judgeSecrets(world)
  await judgeRemoved(world)
}

async function judgeSessions(world: World): Promise<void> {
  const browsers = Object.values(world.browsers).flatMap(({ home, away }) => [home, away])
  for (const browser of browsers) {
    if (!browser.session || !browser.cookies.has('__Host-izz')) continue
    const { chosen, moment } = browser.session
    const { body } = await world.site.ask.get(browser, '/actions/users/session-info?dontExtendSession=1')
    const account = world.accounts.get(String(body.id))
    if (body.isGuest || !account) continue

    const who = `${browser.person}, who came in with ${chosen.text},`
    if (!mayOpen(account, chosen))
      world.faults.push({ rule: ruleFor(account), says: `${who} is still logged in at ${body.email}` })
    else if (moment < account.sessionsEndedIn)
      world.faults.push({ rule: 'ended', says: `${who} is still logged in at ${body.email}` })

    if (world.everInvited.size === 0) continue
    const { status } = await world.site.ask.get(browser, '/redactie/code/instellen')
    const isInvited = [...world.everInvited].some((mailbox) => reads(authorOf(chosen), mailbox))
    if ((status === 200 || status === 303) && !isInvited)
      world.faults.push({ rule: 'role', says: `${who} stands in the redactie as ${body.email}` })
  }
}

function ruleFor(account: Account): 'reset' | 'password' {
  return account.resetIn >= 0 ? 'reset' : 'password'
}

type Tries = { browser: Browser; count: number }

function newTries(): Tries {
  return { browser: newBrowser('nobody', 'away', '192.0.2.1'), count: 0 }
}

/** The browser that came in, if it did. Limits are not the question: they are lifted before they count. */
async function tryPassword(
  world: World,
  tries: Tries,
  at: Mailbox,
  password: string,
): Promise<Browser | undefined> {
  if (tries.count++ % 4 === 0) await world.site.db.deleteFrom('allowance').execute()
  const { browser } = tries
  const asked = { loginName: addresses[at], password }
  const { status } = await world.site.ask.post(browser, '/actions/users/login', asked)
  if (status !== 200) return undefined
  tries.browser = newTries().browser
  return browser
}

async function judgePasswords(world: World): Promise<void> {
  const tries = newTries()
  for (const [at, id] of world.members) {
    const account = world.accounts.get(id)
    if (!account) continue
    for (const chosen of world.chosen) {
      const isRight = mayOpen(account, chosen)
      const mustOpen = isRight && account.current?.size === 1
      if (isRight && !mustOpen) continue
      const opens = await tryPassword(world, tries, at, chosen.text)
      const what = `${chosen.text}, ${chosen.how} by ${chosen.by}`
      if (opens && !isRight)
        world.faults.push({ rule: ruleFor(account), says: `${what}, opens ${addresses[at]}` })
      if (!opens && mustOpen)
        world.faults.push({ rule: 'works', says: `${what}, does not open ${addresses[at]}` })
    }
  }
}

/** A secret for codes that somebody saw before the reset is worth nothing after it. */
async function judgeSecrets(world: World): Promise<void> {
  for (const [at, id] of world.members) {
    const account = world.accounts.get(id)
    const seen = world.secretsSeen.filter((each) => each.id === id && each.moment < (account?.resetIn ?? -1))
    const [chosen] = account?.current ?? []
    if (!chosen || seen.length === 0) continue
    const browser = await tryPassword(world, newTries(), at, chosen.text)
    const secret = browser && (await readSecret(world, browser))
    const early = seen.find((each) => each.secret === secret)
    if (early)
      world.faults.push({
        rule: 'secret',
        says: `the secret that ${early.person} saw at ${at} before the reset is offered again`,
      })
  }
}

/** The address answers, and the site works for it, as for one that nobody ever used; and its links lead nowhere. */
async function judgeRemoved(world: World): Promise<void> {
  const isGone = (at: Mailbox) => !world.members.has(at) && !world.registrations.has(at)
  const [at, removedIn = 0] = [...world.everRemoved].findLast(([where]) => isGone(where)) ?? []
  if (!at) return
  const letters = world.mailboxes[at].filter(
    ({ mail, moment }) => mail.kind !== 'confirm-email' && moment <= removedIn,
  )
  const difference = differenceBetween(await probe(world, at), await probe(world, 'never'))
  if (difference)
    world.faults.push({ rule: 'removed', says: `${at} was removed, and is not like never: ${difference}` })
  await judgeCodes(world, [...letters.map(({ code, mail }) => ({ code, kind: mail.kind })), ...unknownCodes])
}

async function probe(world: World, at: Mailbox) {
  const { site } = world
  await bringMails(world)
  await site.db.deleteFrom('allowance').execute()
  const browser = newBrowser('nobody', 'away', '192.0.2.2')
  const loginName = addresses[at]
  const old = world.chosen.findLast((chosen) => chosen.at === at)?.text ?? 'dit is het toch echt niet'
  const { text: password } = choose(world, { by: 'stranger', at, how: 'registered' })
  const count = world.mailboxes[at].length
  const seen = await watchAnswers(
    site,
    ({ person }) => person === 'nobody',
    async () => {
      await site.ask.post(browser, '/actions/users/login', { loginName, password: old })
      await site.ask.post(browser, '/actions/users/send-password-reset-email', { loginName })
      await site.ask.post(browser, '/actions/users/send-activation-email', { loginName })
      await bringMails(world)
      await site.ask.post(browser, '/actions/users/save-user', {
        ...newProfile(world, 'stranger'),
        email: loginName,
        password,
      })
      await bringMails(world)
      await site.ask.post(browser, '/actions/users/login', { loginName, password })
    },
  )
  const mails = world.mailboxes[at].slice(count).map(({ mail }) => mail.kind)
  const hide = (text: string) =>
    [loginName, password, old, ...world.words].reduce((hidden, word) => hidden.replaceAll(word, 'WORD'), text)
  return [
    ...seen.map((each) => ({ ...each, asked: hide(each.asked), answer: each.answer.map(hide) })),
    { asked: 'mails', answer: mails, work: [] },
  ]
}

const calls: Record<string, { url: string; values: object }> = {
  activate: { url: '/actions/users/activate', values: {} },
  'reset-password': { url: '/actions/users/set-password', values: { newPassword: 'tulpen in de hagel 7' } },
  'confirm-email': { url: '/actions/users/verify-email', values: {} },
}
const unknownCodes = Object.keys(calls).map((kind) => ({ kind, code: 'A'.repeat(43) }))

async function judgeCodes(world: World, codes: { kind: string; code: string }[]): Promise<void> {
  const browser = newBrowser('nobody', 'away', '192.0.2.3')
  const answers = new Map<string, string>()
  for (const { kind, code } of codes.toReversed()) {
    const call = calls[kind]
    if (!call) continue
    const { status, text } = await world.site.ask.post(browser, call.url, { code, ...call.values })
    const answer = plain(`${status} ${text}`)
    const unknown = answers.get(kind)
    if (unknown === undefined) answers.set(kind, answer)
    else if (answer !== unknown)
      world.faults.push({
        rule: 'removed',
        says: `a link (${kind}) of a removed account is answered ${answer}`,
      })
  }
}
