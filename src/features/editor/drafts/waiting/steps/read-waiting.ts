import type { Database } from '#database/database.ts'
import { inWords } from '#features/insurance/days.ts'
import type { Media } from '#features/pages/content-check/checked-site.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { momentInWords } from '#period-words.ts'
import { deadLinksPath, shortAddress } from '../../../dead-links/dead-link.ts'
import { readDeadLinks } from '../../../dead-links/steps/read-dead-links.ts'
import { readMissedCounts } from '../../../missed/steps/read-missed.ts'
import type { Editor } from '../../../people/editor.ts'
import { isFourEyes } from '../../../people/four-eyes/store.ts'
import { may } from '../../../people/roles.ts'
import { calendarAddress, plannedAddress } from '../../../planned/planned-change.ts'
import { readPlans } from '../../../planned/steps/read-plans.ts'
import { type Proposal, proposalsIn } from '../../../settings/proposals/store.ts'
import type { Setting } from '../../../settings/setting.ts'
import { publishedFaults } from '../../gate/published-faults.ts'
import { concerns } from '../../list/page-list.ts'
import { listAddress } from '../../list/read-list-query.ts'
import { pageAddress, screenAddress } from '../../page-address.ts'
import { oldPages } from '../concerns.ts'
import { type AskedDraft, askedDrafts, ownDrafts, plannedDrafts, sentBackDrafts } from '../store.ts'
import { mostWaitingItems, type Waiting, type WaitingItem, waitingLists } from '../waiting.ts'

type Site = {
  db: Database
  content: SiteContent
  media: Media
  settings: Setting[]
  /** Whether links to other sites are tried. */
  triesLinks: boolean
}

const most = mostWaitingItems + 1

/** What waits for this editor: what they were making, what is coming, and what readers run into. */
export async function readWaiting(
  { db, content, media, settings, triesLinks }: Site,
  editor: Editor,
  now: Date,
): Promise<Waiting[]> {
  const { memberId } = editor
  const isChecker = may(editor, 'publish')
  // Alone there is no colleague to wait for.
  const isFour = await isFourEyes(db)
  const waitsForColleague = !isChecker || isFour
  const [proposals, toCheck, asked, sentBack, own, planned, changes, missed, faulty, dead] =
    await Promise.all([
      isChecker ? proposalsIn(db) : [],
      isChecker ? askedDrafts(db, isFour ? { byOthersThan: memberId } : {}, most) : [],
      waitsForColleague ? askedDrafts(db, { by: memberId }, most) : [],
      sentBackDrafts(db, memberId, most),
      ownDrafts(db, memberId, most),
      plannedDrafts(db, most),
      readPlans(db, { content, settings }),
      may(editor, 'change-settings') ? readMissedCounts(db, content, now) : [],
      publishedFaults(content, media),
      triesLinks ? readDeadLinks(db, content) : [],
    ])
  const old = oldPages(content, now)
  const isOwn = ({ byId }: Proposal) => isFour && byId === memberId

  function toProposal(proposal: Proposal): WaitingItem[] {
    const form = settings.find(({ name }) => name === proposal.name)?.formFor(content)
    if (!form) return []
    const href = `/redactie/instellingen/${form.slug}/voorstel`
    return [{ label: form.title, href, note: sinceOf(proposal) }]
  }

  return waitingLists([
    {
      id: 'controle',
      title: 'Wacht op controle',
      found: [...proposals.filter((each) => !isOwn(each)).flatMap(toProposal), ...toCheck.map(toAsked)],
      all: { label: 'Alles wat op controle wacht', href: listAddress({ state: 'asked' }) },
    },
    {
      id: 'bij-collega',
      title: 'Bij een collega voor controle',
      found: [...proposals.filter(isOwn).flatMap(toProposal), ...asked.map(toAsked)],
      all: { label: 'Alles wat op controle wacht', href: listAddress({ state: 'asked' }) },
    },
    {
      id: 'teruggestuurd',
      title: 'Terug na controle',
      found: sentBack.map((draft) => ({
        ...toItem(draft, `opgeslagen op ${momentInWords(draft.at)}`),
        href: screenAddress('controle', draft.path),
      })),
      all: { label: 'Alle concepten', href: listAddress({ state: 'concept' }) },
    },
    {
      id: 'concepten',
      title: 'Jouw concepten',
      found: own.map((draft) => toItem(draft, `opgeslagen op ${momentInWords(draft.at)}`)),
      all: { label: 'Alle concepten', href: listAddress({ state: 'concept' }) },
    },
    {
      id: 'gepland',
      title: 'Gepland',
      found: [
        ...planned.map((draft) => ({
          ...toItem(draft, `komt op ${momentInWords(draft.at)}`),
          at: draft.at,
        })),
        ...changes.toCome.map(({ plan: { id, at, kind }, title }) => ({
          label: title,
          href: plannedAddress(id),
          note: `${kind === 'offline' ? 'gaat offline' : 'verandert'} op ${momentInWords(at)}`,
          at,
        })),
      ].sort((one, other) => one.at.localeCompare(other.at)),
      all: { label: 'Alles wat gepland is', href: calendarAddress },
    },
    {
      id: 'klopt-niet',
      title: concerns['klopt-niet'],
      found: faulty.map((page) =>
        toItem(page, page.faults === 1 ? '1 ding om op te lossen' : `${page.faults} dingen om op te lossen`),
      ),
      all: { label: 'Alles waar iets niet klopt', href: listAddress({ about: 'klopt-niet' }) },
    },
    {
      id: 'links',
      title: 'Links die niet meer werken',
      found: dead.map(({ address, uses }, number) => ({
        label: shortAddress(address),
        href: `${deadLinksPath}#link-${number}`,
        note: uses.length === 1 ? 'op 1 plaats' : `op ${uses.length} plaatsen`,
      })),
      all: { label: 'Alle links die niet meer werken', href: deadLinksPath },
    },
    {
      id: 'nakijken',
      title: concerns.nakijken,
      found: old.map((page) => toItem(page, `is van ${inWords(page.publishedDate)}`)),
      all: { label: 'Alles om na te kijken', href: listAddress({ about: 'nakijken' }) },
    },
    {
      id: 'niet-gevonden',
      title: 'Adressen die er niet zijn',
      found: missed.map(({ path, times }) => ({
        label: path,
        href: '/redactie/niet-gevonden',
        note: times === 1 ? '1 keer geopend' : `${times.toLocaleString('nl')} keer geopend`,
      })),
      all: { label: 'Alle adressen die er niet zijn', href: '/redactie/niet-gevonden' },
    },
  ])
}

function sinceOf({ by, at }: { by: string | null; at: string }): string {
  return `${by ? `van ${by}, ` : ''}sinds ${momentInWords(at)}`
}

function toAsked(draft: AskedDraft): WaitingItem {
  return { ...toItem(draft, sinceOf(draft)), href: screenAddress('controle', draft.path) }
}

function toItem({ path, title }: { path: string; title: string }, note: string): WaitingItem {
  return { label: title, href: pageAddress(path), note }
}
