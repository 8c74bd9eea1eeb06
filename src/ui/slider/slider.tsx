import { Children, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type SliderProps = {
  id: string
  title: string
  intro?: string | undefined
  look?: string
  /** A grid shows everything where there is room, and is a row that scrolls where there is not. */
  layout?: 'slider' | 'grid'
  children: ReactNode
}

/**
 * A row that scrolls. Once `slider.browser.ts` has woken it, its buttons move it, it tells the position, and
 * slides out of view are out of reach.
 */
export function Slider({ id, title, intro, look = '', layout = 'slider', children }: SliderProps) {
  const slides = Children.toArray(children)
  const titleId = `${id}-titel`
  return (
    <section
      className={`slider ${look}`}
      data-layout={layout === 'grid' ? layout : undefined}
      id={id}
      aria-labelledby={titleId}
    >
      <div className="container">
        <div className="slider-head">
          <h2 id={titleId}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {/* What scrolls must be reachable by keyboard. */}
        <div
          className="slider-view"
          role="group"
          aria-labelledby={titleId}
          tabIndex={layout === 'grid' ? undefined : 0}
        >
          <ul className="slider-slides">
            {slides.map((slide, index) => (
              <li key={index} className="slider-slide" aria-posinset={index + 1} aria-setsize={slides.length}>
                {slide}
              </li>
            ))}
          </ul>
        </div>
        <Controls count={slides.length} />
      </div>
    </section>
  )
}

function Controls({ count }: { count: number }) {
  return (
    <div className="slider-controls">
      <p className="slider-position" role="status">{`1 van ${count}`}</p>
      <button className="slider-button" type="button" data-step="-1" aria-disabled="true">
        <Icon of="chevron-left" />
        <span className="visually-hidden">Vorige</span>
      </button>
      <button className="slider-button" type="button" data-step="1">
        <Icon of="chevron-right" />
        <span className="visually-hidden">Volgende</span>
      </button>
    </div>
  )
}
