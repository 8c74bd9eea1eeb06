import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import type { PageFile } from '#features/pages/page.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { pageStates } from '../drafts/draft.ts'
import { CheckSummary } from './bar/check-summary.part.tsx'
import { EditTool } from './bar/edit-tool.part.tsx'
import { PreviewButton } from './bar/preview-button.part.tsx'
import { Canvas, widths } from './canvas/canvas.screen.tsx'
import type { Incoming, Keeping } from './keeping/keeper.browser.ts'
import { StatusLine } from './keeping/status-line.part.tsx'
import { Panel, usePanels } from './panels/panel.part.tsx'
import { Here } from './presence/here.part.tsx'
import { useKeptChoice } from './puck/use-kept-choice.ts'
import { usePuck } from './puck/use-puck.ts'
import { useTakeIn } from './puck/use-take-in.ts'
import { Chosen } from './sides/chosen.screen.tsx'
import { Findings } from './sides/findings.screen.tsx'
import { Outline } from './sides/outline.screen.tsx'
import { Palette } from './sides/palette.screen.tsx'

type LayoutProps = {
  page: PageFile
  isAsked: boolean
  mayPublish: boolean
  keeping: Keeping
  isRescued: boolean
  /** Is given what brings in the work of somebody else. */
  takeIn: RefObject<((incoming: Incoming) => void) | null>
  onChoose: (blockId: string | null) => void
  save: () => Promise<boolean>
}

export function Layout(props: LayoutProps) {
  const { page, isAsked, mayPublish, keeping, isRescued, takeIn, onChoose, save } = props
  const chosen = usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
  const bringIn = useTakeIn()
  useEffect(() => {
    takeIn.current = bringIn
    return () => {
      takeIn.current = null
    }
  })
  useEffect(() => onChoose(chosen ?? null), [chosen, onChoose])
  const [pixels, setPixels] = useState<number>(firstWidth)
  const { panels, resize } = usePanels()
  const { path } = page
  const at = new URLSearchParams({ adres: path })
  const next = mayPublish ? 'publiceren' : 'controle'
  return (
    <div className="edit">
      <div className="edit-bar">
        <a className="edit-away" href={`/redactie/paginas?${at}`}>
          <ArrowLeft size={20} aria-hidden="true" />
          <span className="visually-hidden">Terug naar wat je met deze pagina kunt doen</span>
        </a>
        <h1 className="edit-title">
          {page.title || 'Pagina zonder titel'} <small>{path}</small>
          {isAsked && <small className="edit-asked">{pageStates.asked}</small>}
        </h1>
        <Here />
        <StatusLine keeping={keeping} />
        <History />
        <Widths pixels={pixels} onPick={setPixels} />
        <PreviewButton path={path} save={save} />
        <Button
          type="button"
          onClick={async () => (await save()) && location.assign(`/redactie/paginas/${next}?${at}`)}
        >
          {mayPublish ? 'Publiceren' : 'Vraag om controle'}
        </Button>
      </div>
      {isRescued && (
        <Message tone="notice">
          Je vorige werk was nog niet opgeslagen. We hebben het hier teruggezet.
        </Message>
      )}
      <p className="edit-narrow">
        Je scherm is smal. Je kunt hier de tekst en de volgorde wijzigen. Op een breder scherm zie je ook de
        hele pagina.
      </p>
      <div className="edit-columns" data-side={panels.side} data-fields={panels.fields}>
        <Side size={panels.side} onResize={(size) => resize('side', size)} />
        <Canvas pixels={pixels} />
        <Panel
          id="velden"
          label="Velden"
          name="Velden"
          edge="right"
          size={panels.fields}
          onResize={(size) => resize('fields', size)}
        >
          <Chosen />
        </Panel>
      </div>
    </div>
  )
}

/** Beside two panels there is room for a phone; a computer would be too small to read. */
function firstWidth(): number {
  return matchMedia('(width < 75rem)').matches ? widths[0].pixels : 1280
}

function History() {
  useKeptChoice()
  const hasPast = usePuck((puck) => puck.history.hasPast)
  const hasFuture = usePuck((puck) => puck.history.hasFuture)
  const back = usePuck((puck) => puck.history.back)
  const forward = usePuck((puck) => puck.history.forward)
  return (
    <div className="edit-history">
      <EditTool label="Ongedaan maken" isOff={!hasPast} onPress={back}>
        <Undo2 size={20} aria-hidden="true" />
      </EditTool>
      <EditTool label="Opnieuw doen" isOff={!hasFuture} onPress={forward}>
        <Redo2 size={20} aria-hidden="true" />
      </EditTool>
    </div>
  )
}

function Widths({ pixels, onPick }: { pixels: number; onPick: (pixels: number) => void }) {
  return (
    <div className="edit-widths" role="group" aria-label="Schermbreedte">
      {widths.map((width) => (
        <button
          key={width.name}
          type="button"
          aria-pressed={width.pixels === pixels}
          onClick={() => onPick(width.pixels)}
        >
          {width.name}
        </button>
      ))}
    </div>
  )
}

const tabs = [
  { name: 'Blokken', Content: Palette },
  { name: 'Indeling', Content: Outline },
  { name: 'Controle', Content: Findings },
] as const

function Side({ size, onResize }: Pick<ComponentProps<typeof Panel>, 'size' | 'onResize'>) {
  const [open, setOpen] = useState<string>('Blokken')
  const Content = tabs.find(({ name }) => name === open)?.Content ?? Palette
  return (
    <Panel id="blokken" label={open} name="Linkerpaneel" edge="left" size={size} onResize={onResize}>
      <div className="edit-tabs" role="group" aria-label="Links tonen">
        {tabs.map(({ name }) => (
          <button key={name} type="button" aria-pressed={name === open} onClick={() => setOpen(name)}>
            {name}
          </button>
        ))}
      </div>
      <CheckSummary onOpen={() => setOpen('Controle')} />
      <Content />
    </Panel>
  )
}
