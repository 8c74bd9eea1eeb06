/** One figure of one moment. */
export type Sample = { name: string; value: number; labels?: Record<string, string> }

/** What figures of a name mean; a histogram has three names, which begin alike. */
export type Family = { name: string; type: 'counter' | 'gauge' | 'histogram'; help: string }

/** The text format of Prometheus, version 0.0.4. Families without figures are left out. */
export function toExposition(families: Family[], samples: Sample[]): string {
  return families
    .map((family) => ({ family, own: samples.filter(({ name }) => belongsTo(name, family)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ family, own }) => `${headOf(family)}${own.map(toLine).join('')}`)
    .join('')
}

function belongsTo(name: string, family: Family): boolean {
  return family.type === 'histogram' ? name.startsWith(`${family.name}_`) : name === family.name
}

function headOf({ name, type, help }: Family): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
}

/** Our labels are words of our own: they need no escaping. */
function toLine({ name, value, labels = {} }: Sample): string {
  const pairs = Object.entries(labels).map(([label, word]) => `${label}="${word}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
}
