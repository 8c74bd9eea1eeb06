export type PanelSize = 'folded' | 'normal' | 'wide'
/** At both sides of the page that is being made. */
export type Panels = { side: PanelSize; fields: PanelSize }
export type PanelName = keyof Panels

export const panelsAsTheyCome: Panels = { side: 'normal', fields: 'normal' }

/** As they were kept; what cannot be read is as they come. */
export function readPanels(kept: string | null | undefined): Panels {
  const [side, fields] = (kept ?? '').split(' ')
  return { side: toSize(side), fields: toSize(fields) }
}

export function writePanels({ side, fields }: Panels): string {
  return `${side} ${fields}`
}

function toSize(word: string | undefined): PanelSize {
  return word === 'folded' || word === 'wide' ? word : 'normal'
}
