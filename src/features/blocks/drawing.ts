/** What a kind of block looks like, in a few shapes of SVG on a field of 48 by 32. */
export type Drawing = Shape[]
type Shape = { tag: 'rect' | 'circle' | 'path'; [attribute: string]: string | number }

export const accent = { className: 'block-drawing-accent' }

export function bar(x: number, y: number, width: number, height = 2): Shape {
  return { tag: 'rect', x, y, width, height, rx: 1 }
}

export function box(x: number, y: number, width: number, height: number): Shape {
  return { tag: 'rect', className: 'block-drawing-box', x, y, width, height, rx: 2 }
}

/** A button. */
export function pill(x: number, y: number, width = 12): Shape {
  return { tag: 'rect', ...accent, x, y, width, height: 5, rx: 2.5 }
}

export function dot(cx: number, cy: number, r: number, look?: typeof accent): Shape {
  return { tag: 'circle', ...look, cx, cy, r }
}

export function lines(x: number, y: number, width: number, count: number): Drawing {
  return Array.from({ length: count }, (_, at) => bar(x, y + at * 5, at === count - 1 ? width * 0.6 : width))
}

/** Three beside each other, each with the same in it. */
export function tiles(inTile: ((x: number) => Shape | Shape[])[]): Drawing {
  const boxes = [3, 18, 33].map((x) => box(x, 6, 12, 20))
  return [...boxes, ...inTile.flatMap((part) => [5, 20, 35].flatMap(part))]
}

export function rows(y: number, height: number, widths: number[]): Drawing {
  return [
    ...widths.map((_, row) => box(3, y + row * 9, 42, height)),
    ...widths.map((width, row) => bar(6, y + row * 9 + height / 2 - 1, width)),
  ]
}

export function grid(columns: number[], rows: number[]): Drawing {
  return [box(3, 4, 42, 24), ...columns.map((x) => bar(x, 4, 1, 24)), ...rows.map((y) => bar(3, y, 42, 1))]
}
