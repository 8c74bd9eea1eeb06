/** What stands in the address, as anybody may have typed it. */
export type SearchQuestion = {
  q?: unknown
  pagina?: unknown
  soort?: unknown
  letterlijk?: unknown
  alles?: unknown
}

/** What was asked, in a form that can be searched for and shown. */
export type SearchWish = {
  query: string
  page: number
  type: string | undefined
  isLiteral: boolean
  isAll: boolean
}

const longestQuery = 200
const mostPages = 50

/** An address is never an error: what is strange in it is left out, and what stands in it twice counts once. */
export function readQuestion(question: SearchQuestion): SearchWish {
  return {
    query: readQuery(question.q),
    page: readPageNumber(firstOf(question.pagina)),
    type: firstOf(question.soort),
    isLiteral: firstOf(question.letterlijk) === '1',
    isAll: firstOf(question.alles) === '1',
  }
}

/**
 * Without what nobody can see: such characters keep words from being found, and some of them turn around the text
 * that is shown after them.
 */
export function readQuery(typed: unknown): string {
  return (firstOf(typed) ?? '')
    .slice(0, longestQuery)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
}

function readPageNumber(typed: string | undefined): number {
  const number = typed !== undefined && /^\d{1,3}$/.test(typed) ? Number(typed) : 1
  return Math.min(Math.max(number, 1), mostPages)
}

function firstOf(typed: unknown): string | undefined {
  const first: unknown = Array.isArray(typed) ? typed[0] : typed
  return typeof first === 'string' ? first : undefined
}
