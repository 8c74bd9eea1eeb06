import { type ReactNode, useEffect, useState } from 'react'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { begin } from './begin.browser.ts'
import type { EditProps } from './beginning.ts'
import { ScreenFence } from './screen-fence.part.tsx'

/** Loads the editing screen, which is far too large for the server to know about. */
export default function Edit({ id, siteStyles, mayPublish }: EditProps) {
  const [screen, setScreen] = useState<ReactNode>(<Skeleton text="Het bewerkscherm wordt geladen." />)

  useEffect(() => {
    // On the server this is never reached, and the build leaves it out there.
    if (import.meta.env.SSR) return
    const begun = begin(id)
    import('./edit.screen.tsx').then(
      ({ EditScreen }) => setScreen(<EditScreen {...{ id, siteStyles, mayPublish, begun }} />),
      () =>
        setScreen(
          <Message tone="wrong">Het scherm kon niet worden geladen. Laad de pagina opnieuw.</Message>,
        ),
    )
  }, [id, siteStyles, mayPublish])

  return <ScreenFence>{screen}</ScreenFence>
}
