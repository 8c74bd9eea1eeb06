import { type Kysely, sql } from 'kysely'

type Before = {
  name: string
  label: string
  year: number
  value: string
  kind?: string
  status: string
  source: object
  answers?: string[]
}
type Value = { from: string; to?: string; value: string | number; status: string; source: object }
type After = { name: string; label: string; kind: string; values: Value[]; answers: string[] }

/**
 * A fact held for the year in its name and was kept as text. It gets a value for each period, and its numbers become
 * numbers. What is no list of such facts is left: whoever reads it says what is wrong with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    document: string
  }>`select document from fact_sheet where name = 'yearFacts'`.execute(db)
  const facts = rows[0] && readFacts(rows[0].document)
  if (!facts) return
  const document = JSON.stringify(toPeriods(facts))
  await sql`update fact_sheet set document = ${document} where name = 'yearFacts'`.execute(db)
}

function readFacts(document: string): Before[] | undefined {
  try {
    const facts: unknown = JSON.parse(document)
    return Array.isArray(facts) && facts.every(isBefore) ? facts : undefined
  } catch {
    return undefined
  }
}

function isBefore(fact: unknown): fact is Before {
  const { name, value, year } = (fact ?? {}) as Partial<Record<keyof Before, unknown>>
  return typeof name === 'string' && typeof value === 'string' && typeof year === 'number'
}

function toPeriods(facts: Before[]): After[] {
  const groups = Map.groupBy(facts, ({ name }) => splitName(name).name)
  return [...groups].map(([name, all]) => {
    const always = all.filter((fact) => fact.name === name)
    const same = always.length > 0 ? always : all
    const kind = kindOf(same)
    const [first] = same
    return {
      name,
      label: first?.label ?? name,
      kind,
      values: same.map(({ name: called, value, status, source }) => ({
        ...periodOf(splitName(called).year),
        value: readers[kind]?.(value) ?? value,
        status,
        source,
      })),
      answers: [...new Set(same.flatMap(({ answers = [] }) => answers))],
    }
  })
}

/** Texts went by the year in the name; what had none in its name was the same whenever it was read. */
function splitName(called: string): { name: string; year?: string } {
  const year = /-(20\d\d)$/.exec(called)?.[1]
  return year ? { name: called.slice(0, -5), year } : { name: called }
}

function periodOf(year: string | undefined): Pick<Value, 'from' | 'to'> {
  return year ? { from: `${year}-01-01`, to: `${year}-12-31` } : { from: '2020-01-01' }
}

const readers: Record<string, (text: string) => string | number | undefined> = {
  amount: readAmount,
  day: readDay,
  percent: readPercent,
}

/** The first that all of them can be read as. */
function kindOf(facts: Before[]): string {
  const kinds = facts.some(({ kind }) => kind === 'text') ? [] : Object.keys(readers)
  const fitting = kinds.find((kind) => facts.every(({ value }) => readers[kind]?.(value) !== undefined))
  return fitting ?? 'text'
}

function readAmount(text: string): number | undefined {
  const [, euros, cents = '0'] = /^€\s*(\d[\d.]{0,9})(?:,(\d{2}))?$/.exec(text) ?? []
  return euros === undefined ? undefined : Number(euros.replaceAll('.', '')) * 100 + Number(cents)
}

const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')

function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(text) ?? []
  const number = months.indexOf(month.toLowerCase()) + 1
  return number > 0 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}

function readPercent(text: string): number | undefined {
  const number = /^(\d{1,3}(?:,\d{1,2})?)(?: ?%| procent)$/.exec(text)?.[1]
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}
