import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'

type Part<Props> = {
  /** What a sentence about it begins with. */
  name: string
  load: () => Promise<ComponentType<Props>>
  waiting: ReactNode
  /** What a message is shown in, where the part itself would stand. */
  Around?: ComponentType<Props & { children: ReactNode }>
}

type Later<Props> = ComponentType<Props> & {
  /** Loads it before somebody asks for it; what fails is tried again then. */
  ahead: () => void
}

/** A part of the screen that is loaded after it. Where the line drops, somebody hears so and may try again. */
export function later<Props extends object>({ name, load, waiting, Around }: Part<Props>): Later<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded ??= await load()
  }

  function Opened(props: Props) {
    const [state, setState] = useState<'here' | 'waiting' | 'failed'>(loaded ? 'here' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return
      let isGone = false
      const tell = (next: 'here' | 'failed') => !isGone && setState(next)
      fetchPart().then(
        () => tell('here'),
        () => tell('failed'),
      )
      return () => {
        isGone = true
      }
    }, [state])

    if (loaded) {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    if (state === 'waiting') return waiting
    const message = <NotLoaded name={name} onRetry={() => setState('waiting')} />
    return Around ? <Around {...props}>{message}</Around> : message
  }

  return Object.assign(Opened, { ahead: () => void fetchPart().catch(() => {}) })
}

function NotLoaded({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <Message tone="wrong">
      <p>
        {name} kon niet worden geladen. Je werk is bewaard. Lukt het na nog een keer niet? Laad dan de pagina
        opnieuw.
      </p>
      <p className="edit-retry">
        <Button type="button" look="secondary" onClick={onRetry}>
          Probeer opnieuw
        </Button>
      </p>
    </Message>
  )
}
