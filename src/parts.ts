import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { PageName, PageProps } from './entries/render.tsx'
import type { Hasher } from './features/account/passwords/hasher.ts'
import type { Film } from './features/blocks/video/film.ts'
import type { Sealer } from './features/editor/people/second-factor/sealer.ts'
import type { Ahead } from './features/editor/planned/flows/look-ahead.ts'
import type { Setting } from './features/editor/settings/setting.ts'
import type { MediaTools } from './features/media/flows/take-in.ts'
import type { Documents } from './features/pages/documents/document-link.ts'
import type { MissedAddresses } from './features/pages/missed/flows/note-missed.ts'
import type { SiteContent } from './features/pages/site-content.ts'
import type { ProfileOptions } from './features/profile/options.ts'
import type { SearchLog } from './features/search/log/flows/note-searches.ts'
import type { Searcher } from './features/search/searcher.ts'
import type { CallDescription } from './http/calls.ts'
import type { DrawFailure } from './http/failures.ts'
import type { Traffic } from './http/metrics/traffic.ts'
import type { PageMemory } from './http/page-memory.ts'
import type { LineTimes } from './http/slow-bodies.ts'
import type { Tracer } from './http/tracing/tracer.ts'
import type { Door } from './http/visitor.ts'
import type { Picture } from './ui/picture/picture-file.ts'

/** What the process opens once, and what features may use. */
export type Parts = {
  config: Config
  log: FastifyBaseLogger
  db: Database
  /** What is published now. */
  content: () => SiteContent
  /** Looks at once for what was published, instead of within seconds. */
  refresh: () => Promise<void>
  /** The same for whoever has just published: it is done, so what cannot be read now is left for the next turn. */
  catchUp: () => Promise<void>
  /** Knows what can be found. */
  searcher: Searcher
  /** What was searched for, without who. */
  searchLog: SearchLog
  /** What was asked for and is not there, without by whom. */
  missedAddresses: MissedAddresses
  /** Pages that are ready to be sent. */
  memory: PageMemory
  /** What programs of others asked for and is the same for everybody. */
  publicAnswers: PageMemory
  /** By name, those of the build and those that editors brought in, as they are now. */
  pictures: ReadonlyMap<string, Picture>
  films: ReadonlyMap<string, Film>
  documents: Documents
  /** What is needed to bring in more. */
  media: MediaTools
  /** Draws a page in the frame of the site, for the address it stands at. */
  renderPage: RenderPage
  /** The same with another content than what is published now. */
  renderPageIn: RenderPageIn
  drawFailure: DrawFailure
  /** Knows who asks, and whether they may. */
  door: Door
  /** Every call there is, for whoever wants to use them. */
  described: CallDescription[]
  hasher: Hasher
  /** Opens what must not be read by who has the database alone. */
  sealer: Sealer
  /** Every answer is counted here. */
  traffic: Traffic
  /** Tells a collector what took how long, where there is one. */
  tracer: Tracer | undefined
  /** The lists a member chooses from. */
  options: () => ProfileOptions
  /** How long we wait for whoever is slow. */
  lineTimes: LineTimes
  /** Whether the redactie cannot do without somebody who takes their account away. */
  isIndispensable: (trx: Database, memberId: string) => Promise<boolean>
  /** The site as it will be. */
  lookAhead: (moment: Date) => Promise<Ahead>
  /** What editors set for the whole site. */
  settings: Setting[]
  now: () => Date
}

export type RenderPage = <Name extends PageName>(name: Name, path: string, props: PageProps<Name>) => Buffer

export type RenderPageIn = <Name extends PageName>(
  content: SiteContent,
  name: Name,
  path: string,
  props: PageProps<Name>,
) => Buffer
