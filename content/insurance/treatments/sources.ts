/** With what a rule of a treatment begins: its year, how certain it is, and where it comes from. */
const vastgesteld = { year: 2026, status: 'vastgesteld' } as const
const voorlopig = { year: 2027, status: 'voorlopig' } as const

/** What CZ tells of the basic insurance; the law makes it the same everywhere. */
export const volgensCz = { ...vastgesteld, source: { name: 'CZ' } }

/** What changed in 2026, and of which we found nothing that it changes again. */
export const nieuwIn2026 = { ...vastgesteld, source: { name: 'Independer' } }
export const ookIn2027 = { ...voorlopig, source: { name: 'Independer' } }

/** The law itself says so, and no plan to change it is known. */
export const volgensDeWet = { ...vastgesteld, source: { name: 'Zorgverzekeringswet' } }
export const volgensDeWet2027 = { ...voorlopig, source: { name: 'Zorgverzekeringswet' } }

/** Invented, or not checked with an insurer. */
export const voorbeeld = { ...vastgesteld, source: { name: 'Voorbeeld van deze demonstratie' } }
