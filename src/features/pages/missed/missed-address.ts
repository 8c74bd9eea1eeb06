import { isOwnAddress } from '#own-addresses.ts'
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
 * the question mark, and nothing that looks like the number, the day or the key of a person.
 */
export function missedAddressOf(url: string): string | undefined {
  const path = canonicalPath(url.split('?', 1)[0] ?? '')
  if (path.length > longestCounted || !asAPage.test(path) || isOwnAddress(path)) return undefined
  const steps = path.slice(1).split('/')
  return isProbe(steps) || !isPublic(path) ? undefined : path
}

function isProbe(steps: string[]): boolean {
  return steps.some((step) => step.startsWith('wp-') || probes.has(step))
}

/**
 * Whether somebody could have published it. A number of four digits and more is a year of this century, and the only one:
 * others are of a person, a policy, a house, a day of birth. Words are letters, with digits only behind them; a long one
 * reads as Dutch does.
 */
function isPublic(path: string): boolean {
  const numbers = path.match(/\d+/g) ?? []
  const mayCount = numbers.every((number) => number.length <= 2 || /^20\d\d$/.test(number))
  if (!mayCount || numbers.join('').length > mostDigits) return false
  return path.split(/[/._-]/).every((word) => /^[a-z]*\d*$/.test(word) && isWord(word.replace(/\d/g, '')))
}

const mostDigits = 4
const shortWord = 10
const longestWord = 36

/** Letters that stand beside each other in a key and in no word of ours. */
const strangePairs =
  /q(?!u)|[^aeiou]x|x[bcdfghjkmnqrsvxz]|(?<!i)j[^aeiou]|[vw][bcfghjkmpqvwxz]|c[bdfgjmnpqvwxz]|[bcdfghjkmpqtvwxz]q/

function isWord(word: string): boolean {
  if (/token|secret|session/.test(word)) return false
  if (word.length <= shortWord) return true
  const vowels = word.match(/[aeiouy]|(?<=i)j/g)?.length ?? 0
  return word.length <= longestWord && vowels * 5 >= word.length && !strangePairs.test(word)
}
