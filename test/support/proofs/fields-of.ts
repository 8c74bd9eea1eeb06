import type { FieldsOf } from './oddities.ts'

type Schema = { properties?: Record<string, object>; anyOf?: Schema[]; allOf?: Schema[] }
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }

/** The names of the fields that each call takes, from the description that the site publishes. */
export function fieldsIn(description: unknown): FieldsOf {
  const { paths } = description as { paths: Record<string, Record<string, Operation>> }
  const byPath = new Map(
    Object.entries(paths).map(([path, { post }]) => [
      path.replaceAll(/\{\w+\}/g, 'x'),
      Object.values(post?.requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema)),
    ]),
  )
  return (url) => [...new Set(byPath.get(url) ?? [])]
}

function namesIn({ properties = {}, anyOf = [], allOf = [] }: Schema): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...allOf].flatMap(namesIn)]
}
