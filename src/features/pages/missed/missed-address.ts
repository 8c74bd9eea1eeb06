import { isOwnAddress } from '#addresses.ts'
import { canonicalPath } from '../page.ts'

const longestCounted = 200

/** As an address of ours or of a site before it: words, and nothing in which a mail address or a sentence fits. */
const asAPage = /^(?:\/[a-z0-9][a-z0-9_-]*)+(?:\.(?:html?|aspx?|pdf))?$/

/** What programs ask every site for, to see whether they can break in. */
const probes = new Set([
  ...['actuator', 'administrator', 'autodiscover', 'boaform', 'cgi-bin', 'hnap1', 'jenkins', 'owa'],
  ...['phpmyadmin', 'pma', 'server-status', 'solr', 'telescope', 'vendor', 'wordpress', 'xmlrpc'],
])

/**
 * What is counted of an address that was asked for in vain: its path, if a page could have stood there. Nothing after
 * the question mark, and nothing that looks like the number or the key of a person.
 */
export function missedAddressOf(url: string): string | undefined {
  const path = canonicalPath(url.split('?', 1)[0] ?? '')
  if (path.length > longestCounted || !asAPage.test(path) || isOwnAddress(path)) return undefined
  const steps = path.slice(1).split('/')
  return isProbe(steps) || steps.some(isOfSomebody) ? undefined : path
}

function isProbe(steps: string[]): boolean {
  return steps.some((step) => step.startsWith('wp-') || probes.has(step))
}

/** Six digits in a row, or digits amid the letters of a long word, as in the key of a link that was mailed. */
function isOfSomebody(step: string): boolean {
  if (/\d{6}/.test(step)) return true
  return step.split('-').some((word) => word.length >= 8 && /[a-z]\d+[a-z]|\d[a-z]+\d/.test(word))
}
