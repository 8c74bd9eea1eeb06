import { type Panels, panelsAsTheyCome, readPanels, writePanels } from './panels.ts'

const key = 'redactie-panelen'

/** How somebody left the panels in this browser; where it keeps nothing they are as they come. */
export function keptPanels(): Panels {
  try {
    return readPanels(localStorage.getItem(key))
  } catch {
    return panelsAsTheyCome
  }
}

export function keepPanels(panels: Panels): void {
  try {
    localStorage.setItem(key, writePanels(panels))
  } catch {
    // They stay as they are until the page is left.
  }
}
