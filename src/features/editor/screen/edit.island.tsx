import { type ComponentType, useEffect, useState } from 'react'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { EditProps } from './beginning.ts'

/** Loads the editing screen, which is far too large for the server to know about. */
export default function Edit(props: EditProps) {
  const [Screen, setScreen] = useState<ComponentType<EditProps>>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    // On the server this is never reached, and the build leaves it out there.
    if (import.meta.env.SSR) return
    import('./edit.screen.tsx').then(
      (module) => setScreen(() => module.EditScreen),
      () => setFailed(true),
    )
  }, [])

  if (Screen) return <Screen {...props} />
  if (isFailed)
    return <Message tone="wrong">Het scherm kon niet worden geladen. Laad de pagina opnieuw.</Message>
  return <Skeleton text="Het bewerkscherm wordt geladen." />
}
