import { cleanRichText } from '../../drafts/clean-rich-text.ts'

/** The empty document that Puck writes into the frame in which a page is drawn. */
const puckFrame =
  '<!DOCTYPE html><html><head></head><body><div id="frame-root" data-puck-entry></div></body></html>'

type PolicyFactory = {
  defaultPolicy: object | null
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => object
}

/** Whatever a library wants to write as HTML on this screen passes here: the frame as it is, all else cleaned. */
export function trustOnlyCleanHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === puckFrame ? html : cleanRichText(html)),
  })
}
