/** The parts of the insurance data that refer to each other. */
type Parts = {
  insurers: { id: string }[]
  covers: { id: string; kind: string }[]
  products: {
    id: string
    kind: string
    insurer?: string | undefined
    offers: { year: number; covers: Record<string, string> }[]
  }[]
  treatments: TreatmentParts[]
  costs?: Record<'voluntary' | 'contributions' | 'treatments' | 'allowances', CostParts[]> | undefined
}
type CostParts = { year: number; id?: string; cents?: number }
type TreatmentParts = {
  id: string
  cover?: string | undefined
  withoutContract?: string | undefined
  rules: { year: number }[]
}
type Fault = { path: (string | number)[]; message: string }

/** What a schema of single fields cannot see: names that point nowhere, and cells that would stay empty. */
export function faultsIn({ insurers, covers, products, treatments, costs }: Parts): Fault[] {
  return [
    ...twiceIn(insurers, 'insurers'),
    ...twiceIn(covers, 'covers'),
    ...twiceIn(products, 'products'),
    ...products.flatMap(({ insurer, kind, offers }, index) => [
      ...(insurer && !insurers.some(({ id }) => id === insurer)
        ? [{ path: ['products', index, 'insurer'], message: `There is no insurer ${insurer}.` }]
        : []),
      ...offers.flatMap((offer, place) =>
        gapsIn(offer.covers, namesOf(covers, kind)).map((message) => ({
          path: ['products', index, 'offers', place, 'covers'],
          message,
        })),
      ),
    ]),
    ...twiceIn(treatments, 'treatments'),
    ...treatments.flatMap(({ cover, withoutContract, rules }, index) => [
      ...[cover, withoutContract]
        .filter((name) => name !== undefined && !covers.some(({ id }) => id === name))
        .map((name) => ({ path: ['treatments', index], message: `There is no cover ${name}.` })),
      ...twiceIn(
        rules.map(({ year }) => ({ id: `${year}` })),
        `treatments.${index}.rules`,
      ),
    ]),
    ...Object.entries(costs ?? {}).flatMap(([list, rows]) =>
      twiceIn(
        rows.map(({ year, id, cents }) => ({ id: `${year} ${id ?? (list === 'voluntary' ? cents : '')}` })),
        `costs.${list}`,
      ),
    ),
  ]
}

function twiceIn(items: { id: string }[], list: string): Fault[] {
  const ids = items.map(({ id }) => id)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [{ path: [list, index, 'id'], message: `There are two of ${id}.` }],
  )
}

function namesOf(covers: Parts['covers'], kind: string): string[] {
  return covers.filter((cover) => cover.kind === kind).map(({ id }) => id)
}

function gapsIn(covers: Record<string, string>, expected: string[]): string[] {
  const present = Object.keys(covers)
  return [
    ...expected.filter((id) => !present.includes(id)).map((id) => `The cover ${id} is missing.`),
    ...present.filter((id) => !expected.includes(id)).map((id) => `There is no cover ${id} of this kind.`),
  ]
}
