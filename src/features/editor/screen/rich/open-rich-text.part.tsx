import { type ComponentProps, lazy, Suspense } from 'react'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { RichTextControl } from './rich-text-control.part.tsx'

type OpenRichTextProps = ComponentProps<typeof RichTextControl>

/** What typing in a text needs is a fifth of the screen, so it is loaded after it. */
const load = () => import('./rich-text-control.part.tsx')

const LoadedControl = lazy(() =>
  load().then(
    (module) => ({ default: module.RichTextControl }),
    () => ({ default: NotLoaded }),
  ),
)

const soonInMilliseconds = 1_000

/** Before somebody opens a text, and before the line drops. */
export function loadRichTextSoon(): () => void {
  const timer = window.setTimeout(() => load().catch(() => {}), soonInMilliseconds)
  return () => clearTimeout(timer)
}

export function OpenRichText(props: OpenRichTextProps) {
  return (
    <Suspense fallback={<Skeleton text="De tekst wordt geladen." />}>
      <LoadedControl {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return (
    <Message tone="wrong">
      Dit veld kon niet worden geladen. Je werk is bewaard. Laad de pagina opnieuw.
    </Message>
  )
}
