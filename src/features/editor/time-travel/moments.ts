import type { SiteContent } from '#features/pages/site-content.ts'
import type { SearchIndex } from '#features/search/index/search-index.ts'
import type { Ahead } from '../planned/flows/look-ahead.ts'

/** The site at a moment; what can be found in it is worked out when somebody searches. */
export type Moment = { ahead: Promise<Ahead>; index: () => Promise<SearchIndex> }

export type Moments = { at: (moment: Date) => Moment }

type Making = {
  current: () => SiteContent
  look: (moment: Date) => Promise<Ahead>
  makeIndex: (content: SiteContent) => Promise<SearchIndex>
  now: () => Date
}

/** Each holds a whole site and perhaps its index. */
const mostMoments = 3
/** What is planned may change at any time, without a new version of the site. */
const lifetimeInMilliseconds = 30_000

/**
 * A few moments are kept for a short while: whoever walks through one asks for page after page. One is worked out at a
 * time, however many people ask.
 */
export function openMoments({ current, look, makeIndex, now }: Making): Moments {
  type Kept = Moment & { key: string; content: SiteContent; until: number }
  let kept: Kept[] = []
  let line: Promise<unknown> = Promise.resolve()
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = line.then(work)
    line = done.catch(() => {})
    return done
  }

  function make(moment: Date): Kept {
    const ahead = inLine(() => look(moment))
    ahead.catch(() => {
      kept = kept.filter((each) => each.ahead !== ahead)
    })
    let index: Promise<SearchIndex> | undefined
    const until = now().getTime() + lifetimeInMilliseconds
    return {
      ...{ key: moment.toISOString(), content: current(), until, ahead },
      index: () => {
        index ??= ahead.then(({ content }) => inLine(() => makeIndex(content)))
        return index
      },
    }
  }

  return {
    at(moment) {
      kept = kept.filter(({ content, until }) => content === current() && until > now().getTime())
      const known = kept.find(({ key }) => key === moment.toISOString())
      const found = known ?? make(moment)
      kept = [...kept.filter((each) => each !== found), found].slice(-mostMoments)
      return found
    },
  }
}
