import { type Act, perform } from './acts.ts'
import { type Browser, newBrowser } from './browser.ts'
import type { Chosen } from './knowledge.ts'
import type { ModelSite, Rows } from './model-site.ts'
import { type Person, people } from './people.ts'
import { bringMails, lookAtMembers, newWorld, type World } from './world.ts'

/**
 * Who is a member, and logged in at home, when a run begins. The owner may have come from the other address, or be there
 * still.
 */
export type Start = (Person | 'moved-owner' | 'roaming-owner')[]

const known = new WeakMap<ModelSite, Map<string, { world: World; rows: Rows }>>()

/** Made once by the calls themselves; after that its rows are put back, which takes a millisecond. */
export async function beginWith(site: ModelSite, start: Start): Promise<World> {
  const starts = known.get(site) ?? new Map()
  known.set(site, starts)
  const name = start.join()
  const made = starts.get(name) ?? (await makeStart(site, start))
  starts.set(name, made)
  await site.putBack(made.rows)
  site.setTime(people.length)
  return copyOf(made.world)
}

const owner = { who: 'owner', place: 'home' } as const
const moveActs: Act[] = [
  { kind: 'ask-move', to: 'owner', isMailed: true, ...owner },
  { kind: 'confirm-move', which: 0, isCareless: false, ...owner },
  { kind: 'log-in', at: 'owner', password: 'own', times: 1, ...owner },
]

async function makeStart(site: ModelSite, start: Start): Promise<{ world: World; rows: Rows }> {
  site.onAnswer = () => {}
  await site.putBack(new Map())
  const world = newWorld(site)
  for (const name of start) {
    const who = name === 'moved-owner' || name === 'roaming-owner' ? 'owner' : name
    // Everybody came at the same time in every world, whoever else is there.
    site.setTime(people.indexOf(who))
    const by = { who, place: 'home' } as const
    const at = who !== name ? 'moved' : who === 'intruder' ? 'stranger' : who
    const acts: Act[] = [
      { kind: 'register', at, isMailed: true, ...by },
      { kind: 'activate', which: 0, isCareless: false, ...by },
      { kind: 'log-in', at, password: 'own', times: 1, ...by },
      ...(name === 'moved-owner' ? moveActs : []),
    ]
    for (const act of acts) {
      const { outcome } = await perform(world, act)
      world.moment += 1
      site.wait(1 / 60)
      await lookAtMembers(world)
      if (outcome !== 'done') throw new Error(`${who} could not ${act.kind} before the run: ${outcome}.`)
    }
  }
  await bringMails(world)
  await lookAtMembers(world)
  const rows = await site.readRows()
  rows.delete('allowance')
  return { world, rows }
}

function copyOf(made: World): World {
  const copy = newWorld(made.site)
  copy.chosen = made.chosen.map((chosen) => ({ ...chosen }))
  const copyOfChosen = (chosen: Chosen) => copy.chosen[made.chosen.indexOf(chosen)] as Chosen
  const take = ({ person, place, network, cookies, token, session }: Browser): Browser => ({
    ...newBrowser(person, place, network),
    cookies: new Map(cookies),
    token,
    session: session && { ...session, chosen: copyOfChosen(session.chosen) },
  })
  for (const places of Object.values(made.browsers)) {
    const own = copy.browsers[places.home.person as Person]
    own.home = take(places.home)
    own.away = take(places.away)
  }
  copy.words = [...made.words]
  copy.counts = { ...made.counts }
  copy.moment = made.moment
  copy.beganIn = made.moment
  copy.accounts = new Map([...made.accounts].map(([id, account]) => [id, { ...account }]))
  copy.members = new Map(made.members)
  copy.everMembers = new Set(made.everMembers)
  return copy
}
