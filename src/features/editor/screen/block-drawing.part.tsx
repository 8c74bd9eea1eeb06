import type { ReactNode } from 'react'
import type { BlockKind } from '#features/blocks/block.ts'

/** What a block looks like, in a few lines. A kind without a drawing is a type error. */
export function BlockDrawing({ kind }: { kind: string }) {
  return (
    <svg className="block-drawing" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      {drawings[kind as BlockKind]}
    </svg>
  )
}

const bar = (x: number, y: number, width: number, height = 2) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="1" />
)
const box = (x: number, y: number, width: number, height: number) => (
  <rect key={`b${x}-${y}`} className="block-drawing-box" x={x} y={y} width={width} height={height} rx="2" />
)
const button = (x: number, y: number, width = 12) => (
  <rect key={`k${x}-${y}`} className="block-drawing-accent" x={x} y={y} width={width} height="5" rx="2.5" />
)
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, line) => bar(x, y + line * 5, line === count - 1 ? width * 0.6 : width))
const tiles = (...children: ReactNode[]) => [
  box(3, 6, 12, 20),
  box(18, 6, 12, 20),
  box(33, 6, 12, 20),
  ...children,
]

const drawings: { [Kind in BlockKind]: ReactNode } = {
  hero: [bar(3, 6, 20, 4), ...lines(3, 14, 18, 2), button(3, 23), box(28, 5, 17, 22)],
  text: [bar(3, 4, 18, 3), ...lines(3, 11, 42, 4)],
  'call-to-action': [box(2, 6, 44, 20), bar(6, 11, 16, 3), bar(6, 17, 14), button(30, 13)],
  'collapsible-list': [
    box(3, 4, 42, 6),
    box(3, 13, 42, 6),
    box(3, 22, 42, 6),
    bar(6, 6, 20),
    bar(6, 15, 16),
    bar(6, 24, 22),
  ],
  'sticky-panel': [...lines(3, 5, 24, 5), box(31, 5, 14, 18), button(33, 16, 10)],
  'tile-slider': tiles(
    bar(5, 18, 8),
    bar(20, 18, 8),
    bar(35, 18, 8),
    button(5, 8, 8),
    button(20, 8, 8),
    button(35, 8, 8),
  ),
  'topic-slider': tiles(
    bar(5, 10, 8),
    bar(5, 14, 6),
    bar(20, 10, 8),
    bar(20, 14, 6),
    bar(35, 10, 8),
    bar(35, 14, 6),
  ),
  overview: [
    box(3, 3, 42, 7),
    box(3, 12, 42, 7),
    box(3, 21, 42, 7),
    bar(6, 5.5, 24),
    bar(6, 14.5, 20),
    bar(6, 23.5, 26),
  ],
  'testimonial-slider': [
    box(8, 4, 32, 24),
    <circle key="c" cx="16" cy="13" r="4" />,
    bar(23, 10, 13),
    bar(23, 15, 10),
    bar(13, 22, 22),
  ],
  video: [box(6, 4, 36, 24), <path key="p" className="block-drawing-accent" d="M20 10v12l10-6z" />],
  modal: [box(3, 3, 42, 26), box(11, 8, 26, 16), bar(14, 11, 14, 3), bar(14, 17, 20)],
  'product-slider': tiles(
    bar(5, 9, 8),
    bar(20, 9, 8),
    bar(35, 9, 8),
    button(5, 19, 8),
    button(20, 19, 8),
    button(35, 19, 8),
  ),
  'insurance-list': [
    box(3, 4, 42, 24),
    bar(14, 4, 1, 24),
    bar(24, 4, 1, 24),
    bar(34, 4, 1, 24),
    bar(3, 11, 42, 1),
    bar(3, 19, 42, 1),
  ],
  'supplementary-list': [
    box(3, 4, 42, 24),
    bar(17, 4, 1, 24),
    bar(31, 4, 1, 24),
    bar(3, 10, 42, 1),
    bar(3, 16, 42, 1),
    bar(3, 22, 42, 1),
  ],
  'search-results': [
    box(3, 4, 34, 7),
    <circle key="c" className="block-drawing-accent" cx="42" cy="7.5" r="3" />,
    ...lines(3, 16, 38, 3),
  ],
}
