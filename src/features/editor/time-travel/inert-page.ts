import { momentInWords } from '#period-words.ts'
import { momentAddress } from './moment-token.ts'

export type InertPage = {
  token: string
  at: Date
  /** The address of this page on the site. */
  path: string
  /** How many plans will not go through. */
  faults: number
}

/**
 * A page of the site as part of a preview: links stay in it, forms that send something send nothing, nothing moves, and a
 * bar says which moment is shown. Only what our own pages hold is looked at, as React writes it.
 */
export function toInertPage(html: string, page: InertPage): Buffer {
  const inert = html
    .replace(/<script\b[^<>]*>[^<]*<\/script>/g, '')
    .replace(/ method="post"/g, ' method="dialog"')
    .replace(/ (href|action)="(\/[^/"][^"]*|\/)"/g, (whole, name: string, address: string) =>
      isFile(address) ? whole : ` ${name}="${momentAddress(page.token, address)}"`,
    )
    .replace('<div id="app">', `<div id="app">${barOf(page)}`)
  return Buffer.from(inert)
}

/** What a page is drawn with is the same at any moment. */
function isFile(address: string): boolean {
  return /^\/(dist|media|og)\/|^\/(favicon\.svg|apple-touch-icon\.png|og\.png)$/.test(address)
}

function barOf({ at, path, faults }: InertPage): string {
  const unfit =
    faults === 0 ? '' : ` Let op: ${faults === 1 ? 'één ding gaat' : `${faults} dingen gaan`} dan niet door.`
  return [
    '<section class="text" aria-label="Voorbeeld van de site"><div class="container">',
    '<div class="message message-notice"><div><p><strong>Dit is een voorbeeld.</strong> ',
    `Je ziet de site zoals die is op ${momentInWords(at.toISOString())}. `,
    `Wat tot dan gepland staat, is hier al gebeurd.${unfit} Versturen kan hier niet.</p>`,
    `<p><a href="${encodeURI(path)}">Naar de site zoals die nu is</a> · `,
    '<a href="/redactie/bekijk-op">Kies een ander moment</a></p></div></div></div></section>',
  ].join('')
}
