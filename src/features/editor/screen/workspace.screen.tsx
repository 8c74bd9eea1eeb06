import { type Overrides, Puck } from '@puckeditor/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { send } from '#browser/send.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { GateFinding } from '../drafts/gate/finding.ts'
import { BlockActions } from './bar/action-bar.screen.tsx'
import type { Beginning, EditProps } from './beginning.ts'
import { frameWith } from './canvas/canvas.screen.tsx'
import { showBlock } from './canvas/show-block.browser.ts'
import { OpenConflict } from './conflict/open-conflict.screen.tsx'
import { type Incoming, type Keeper, type Keeping, openKeeper } from './keeping/keeper.browser.ts'
import { Layout } from './layout.screen.tsx'
import { usePresence } from './presence/use-presence.part.tsx'
import { dictionary } from './puck/dictionary.ts'
import { puckConfigOf } from './puck/puck-config.screen.tsx'
import { toPageFile, toPuckData } from './puck/puck-data.ts'
import { pageZone } from './puck/use-puck.ts'
import { OpenRichText } from './rich/open-rich-text.part.tsx'
import { useMedia } from './use-media.part.tsx'
import { WorkContext } from './work.part.tsx'

type WorkshopProps = EditProps & { beginning: Beginning }

/** Puck with our own blocks in it, and everything that keeps the work safe around it. */
export function Workspace({ id, siteStyles, mayPublish, beginning }: WorkshopProps) {
  const { bench, saved, kept, state } = beginning
  const [page, setPage] = useState<PageFile>(kept?.document ?? saved.document)
  /** Puck reads a page once; another page to begin with is another Puck. */
  const [start, setStart] = useState({ number: 0, page })
  /** Of the Puck that is on the screen. */
  const takeIn = useRef<(incoming: Incoming) => void>(null)
  const { keeping, keeper } = useKeeper(id, beginning, (incoming) => {
    if (takeIn.current) return takeIn.current(incoming)
    setPage(incoming.page)
    setStart(({ number }) => ({ number: number + 1, page: incoming.page }))
  })
  const { others, goTo } = usePresence(id, (revision) => keeper.current?.catchUp(revision))
  const { media, wantMedia } = useMedia(page)
  useEffect(loadPartsSoon, [])
  const asked = askedBlock(start.page)
  useEffect(() => {
    if (asked) showBlock(asked.id)
  }, [asked?.id])
  const findings = useFindings(id, page, keeping)
  const config = useMemo(() => puckConfigOf(bench), [bench])
  const overrides = useMemo(
    (): Partial<Overrides> => ({ iframe: frameWith(siteStyles), actionBar: BlockActions }),
    [siteStyles],
  )
  const work = useMemo(
    () => ({
      id,
      bench: { ...bench, gathered: { ...bench.gathered, path: page.path } },
      year: page.year,
      media,
      wantMedia,
      findings: findings ?? [],
      isChecked: findings !== undefined,
      others,
    }),
    [id, bench, page.path, page.year, media, wantMedia, findings, others],
  )

  if (keeping.state === 'conflict') {
    return (
      <WorkContext value={work}>
        <OpenConflict
          mine={page}
          theirs={keeping.theirs}
          base={keeping.base}
          isOfSite={keeping.isOfSite ?? false}
          onSettle={(settled) => {
            setPage(settled)
            setStart({ number: start.number + 1, page: settled })
            keeper.current?.settle(settled)
          }}
        />
      </WorkContext>
    )
  }
  return (
    <WorkContext value={work}>
      <Puck
        key={start.number}
        config={config}
        data={toPuckData(start.page)}
        dictionary={dictionary}
        iframe={frameSettings}
        ui={asked ? { itemSelector: { index: asked.index, zone: pageZone } } : {}}
        overrides={overrides}
        onChange={(data) => {
          const next = toPageFile(data)
          setPage(next)
          keeper.current?.change(next)
        }}
      >
        <Layout
          page={page}
          isAsked={state === 'asked'}
          mayPublish={mayPublish}
          keeping={keeping}
          isRescued={kept !== undefined}
          takeIn={takeIn}
          onChoose={goTo}
          save={() => keeper.current?.save() ?? Promise.resolve(false)}
        />
      </Puck>
    </WorkContext>
  )
}

const soonInMilliseconds = 1_000

/** Before somebody needs them, and before the line drops. */
function loadPartsSoon(): () => void {
  const timer = window.setTimeout(() => {
    OpenRichText.ahead()
    OpenConflict.ahead()
  }, soonInMilliseconds)
  return () => clearTimeout(timer)
}

/** The block that the address names, if the page has it. */
function askedBlock({ blocks }: PageFile): { id: string; index: number } | undefined {
  const index = blocks.findIndex(({ id }) => `#${encodeURIComponent(id)}` === location.hash)
  const block = blocks[index]
  return block && { id: block.id, index }
}

/** The frame takes the stylesheets we name, not those of the redactie around it. */
const frameSettings = { syncHostStyles: false, waitForStyles: false }

function useKeeper(id: string, { saved, kept, path }: Beginning, onIncoming: (incoming: Incoming) => void) {
  const takeIn = useRef(onIncoming)
  takeIn.current = onIncoming
  const [keeping, setKeeping] = useState<Keeping>({ state: 'saved', at: saved.savedAt })
  const keeper = useRef<Keeper>(null)
  useEffect(() => {
    const opened = openKeeper({ id, path }, saved, {
      tell: setKeeping,
      takeIn: (incoming) => takeIn.current(incoming),
    })
    keeper.current = opened
    if (kept && kept.revision !== saved.revision) opened.dispute(kept)
    else if (kept) opened.change(kept.document)
    return () => opened.close()
  }, [id, path, saved, kept])
  return { keeping, keeper }
}

/** The page is checked whenever it has been saved. */
function useFindings(id: string, document: PageFile, keeping: Keeping): GateFinding[] | undefined {
  const [findings, setFindings] = useState<GateFinding[]>()
  const latest = useRef(document)
  latest.current = document
  const at = keeping.state === 'saved' ? keeping.at : undefined
  useEffect(() => {
    if (at === undefined) return
    const asked = { id, document: latest.current }
    void send<{ data: { findings: GateFinding[] } }>('/api/v1/redactie/drafts/check', asked).then(
      (answer) => {
        if (answer.ok) setFindings(answer.body.data.findings)
      },
    )
  }, [id, at])
  return findings
}
