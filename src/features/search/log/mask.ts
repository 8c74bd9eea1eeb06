const longestQuery = 100

/** What the log may keep of a query; empty when nothing is left. A name cannot be told from other words. */
export function toLoggedQuery(query: string): string {
  const folded = query
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toLowerCase()
  // Cut last: a number cut in two would be too short to be recognised.
  return Array.from(mask(folded).trim()).slice(0, longestQuery).join('').trim()
}

function mask(query: string): string {
  return maskMailAddresses(query)
    .replace(bankAccount, '[nummer]')
    .replace(postcode, '[adres]')
    .replace(postcodeLikeYear, '[adres]')
    .replace(longNumber, (number) => (isYearWithAmount(number) ? number : '[nummer]'))
}

/** By words, not by a pattern: the time a pattern takes would grow with the square of a long query. */
function maskMailAddresses(query: string): string {
  return query
    .replace(/ ?@ ?/g, '@')
    .split(' ')
    .map((word) => (word.includes('@') ? '[e-mailadres]' : word))
    .join(' ')
}

const bankAccount = /\bnl[ .-]?\d{2}[ .-]?[a-z]{4}(?:[ .-]?\d){6,10}/g

/** 1234 ab, and the number of a house if it follows. */
const postcode = /\b(?!(?:19|20)\d\d )\d{4} ?[a-z]{2}(?![a-z])(?:[ -]{0,3}\d{1,5}(?: ?[a-z])?\b)?/g

/** 2026 xy 12 is an address; "2026 cz" and "2025 en 2026" are not. */
const postcodeLikeYear =
  /\b(?:19|20)\d\d (?!(?:cz|de|en|in|is|na|of|om|op|te|vs) )[a-z]{2} (?!20\d\d\b)\d{1,5}(?: ?[a-z])?\b/g

/** Five digits or more, whatever signs divide them; a comma does not, so that 385,00 stays an amount. */
const longNumber = /\+?\p{Nd}(?:[^\p{L}\p{Nd},[\]]{0,3}\p{Nd}){4,}/gu

/** "2025 2026", "2026 385": two things, not one number. */
function isYearWithAmount(number: string): boolean {
  return /^(?:20\d\d[ /-]{1,3}20\d\d|20\d\d [1-9]\d{0,2}|[1-9]\d{0,2} 20\d\d)$/.test(number)
}
