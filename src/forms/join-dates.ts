/** A date that was typed in three fields (`name-day`, `name-month`, `name-year`) is one day; what was typed stays too. */
export function joinDates<T>(fields: Record<string, T>): Record<string, T | string> {
  const names = Object.keys(fields).flatMap((field) =>
    field.endsWith(ending) && field !== ending ? field.slice(0, -ending.length) : [],
  )
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, dayIn(fields, name)])) }
}

const ending = '-year'

function dayIn(fields: Record<string, unknown>, name: string): string {
  const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map((part) =>
    String(fields[`${name}-${part}`] ?? '').trim(),
  )
  if (year + month + day === '') return ''
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
