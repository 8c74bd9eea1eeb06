/** The empty document that Puck writes into the frame in which a page is drawn. */
const puckFrame =
  '<!DOCTYPE html><html><head></head><body><div id="frame-root" data-puck-entry></div></body></html>'

/** What it does not let through is refused: then nothing is written at all. */
type Clean = (html: string) => string | null

let clean: Clean = () => null

type PolicyFactory = {
  defaultPolicy: object | null
  createPolicy: (name: string, rules: { createHTML: Clean }) => object
}

/**
 * Whatever a library wants to write as HTML on this screen passes here: the frame as it is, all else cleaned, or refused
 * as long as what cleans has not been loaded.
 */
export function trustOnlyCleanHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === puckFrame ? html : clean(html)),
  })
}

/** Pasting in a text brings along what cleans it. */
export function cleanHtmlWith(cleaning: Clean): void {
  clean = cleaning
}
