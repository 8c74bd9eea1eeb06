import { parsers } from 'prettier/plugins/yaml'

/** What prettier makes of YAML, as values; scalars stay text. */
type Node = { type: string; value?: string; children?: (Node | null)[] }
export type Yaml = string | null | Yaml[] | { [name: string]: Yaml }

export async function readYaml(text: string): Promise<Yaml> {
  return toValue(await parsers.yaml.parse(text, {} as never))
}

function toValue(node: Node | null | undefined): Yaml {
  const children = node?.children ?? []
  switch (node?.type) {
    case undefined:
      return null
    case 'root':
    case 'documentBody':
    case 'sequenceItem':
    case 'flowSequenceItem':
    case 'mappingKey':
    case 'mappingValue':
      return toValue(children[0])
    case 'document':
      return toValue(children[1])
    case 'mapping':
    case 'flowMapping':
      return Object.fromEntries(
        children.map((item) => [toValue(item?.children?.[0]), toValue(item?.children?.[1])]),
      )
    case 'sequence':
    case 'flowSequence':
      return children.map(toValue)
    case 'null':
      return null
    case 'plain':
    case 'quoteDouble':
    case 'quoteSingle':
      return node.value ?? ''
    default:
      throw new Error(`${node?.type} in YAML is not read here.`)
  }
}
