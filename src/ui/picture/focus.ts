/** In steps of ten percent: our policy allows no style in HTML, and nobody sees the difference. */
export function focusClassesOf({ x, y }: { x: number; y: number }): string {
  return `focused focused-x-${Math.round(x / 10)} focused-y-${Math.round(y / 10)}`
}
