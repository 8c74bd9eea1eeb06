import type { Page } from '@playwright/test'

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Element | null }[] }

/** The list that is given back holds every shift and what moved, as `0.04: h1 div.hero-words`. */
export async function noteShifts(page: Page): Promise<string[]> {
  const shifts: string[] = []
  await page.exposeFunction('noteShift', (shift: string) => shifts.push(shift))
  await page.addInitScript(() => {
    const { noteShift } = window as unknown as { noteShift: (shift: string) => void }
    const nameOf = (node: Element | null) => `${node?.nodeName.toLowerCase()}.${node?.className}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        noteShift(`${value}: ${sources.map(({ node }) => nameOf(node)).join(' ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifts
}
