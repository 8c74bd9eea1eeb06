import { Puck } from '@puckeditor/core'
import puckStyle from '@puckeditor/core/no-external.css?url'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

import { leadToField } from './lead-to-field.browser.ts'
import { keepDraggingPlain } from './plain-dragging.browser.ts'

export const widths = [
  { name: 'Telefoon', pixels: 390 },
  { name: 'Tablet', pixels: 820 },
  { name: 'Computer', pixels: 1280 },
] as const

/** The page in a frame of its own: a frame is as wide as the screen it stands for, so every rule of the CSS holds. */
export function Canvas({ pixels }: { pixels: number }) {
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room, pixels)
  return (
    <div className="edit-canvas" ref={room}>
      <div
        className="edit-canvas-page"
        style={{ width: pixels, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      >
        <ScaleContext value={scale}>
          <Puck.Preview />
        </ScaleContext>
      </div>
    </div>
  )
}

/** Never larger than life. */
function useScale(room: RefObject<HTMLDivElement | null>, pixels: number): number {
  const [space, setSpace] = useState(pixels)
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? 0))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [room])
  return Math.min(1, Math.max(0.2, space / pixels))
}

/** How much smaller than life the page is shown: what we draw around a block is as much larger. */
export const ScaleContext = createContext(1)

type FrameProps = { children: ReactNode; document?: Document }

/** The frame gets the stylesheets of the site, and that of Puck for what it draws around a block. */
export function frameWith(siteStyles: string[]): (props: FrameProps) => ReactElement {
  return function Frame({ children, document }) {
    useEffect(() => {
      if (!document) return
      document.documentElement.lang = 'nl'
      const stopFollowing = followTheme(document)
      document.title = 'Voorbeeld van de pagina'
      const frame = document.defaultView?.frameElement
      frame?.setAttribute('title', 'De pagina zoals bezoekers die zien')
      const links = [...siteStyles, puckStyle].map((href) => styleLink(document, href))
      document.head.append(...links)
      const stopWatching = keepDraggingPlain(document)
      const stopLeading = leadToField(document)
      return () => {
        stopWatching()
        stopLeading()
        stopFollowing()
        for (const link of links) link.remove()
      }
    }, [document])
    return <>{children}</>
  }
}

/** As light or as dark as the screen around it, also when that changes. */
function followTheme({ documentElement: inside }: Document): () => void {
  const around = document.documentElement
  const copy = () => {
    const { theme } = around.dataset
    if (theme) inside.dataset.theme = theme
    else delete inside.dataset.theme
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(around, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function styleLink(document: Document, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return link
}
