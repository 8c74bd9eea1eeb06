import { Component, memo, type ReactNode, useMemo } from 'react'
import type { Block } from '#features/blocks/block.ts'
import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { BlockDescription } from '#features/blocks/field.ts'
import { type FactTexts, keyOfFact, keyOfOther, keyOfProvisional } from '#features/insurance/fill-facts.ts'
import { yearsMeant } from '#features/insurance/years-meant.ts'
import { useWork } from '../work.part.tsx'
import type { NamedFact, Workbench } from '../workbench.ts'
import { toDrawable } from './drawable.ts'

type CanvasBlockProps = { description: BlockDescription; values: Record<string, unknown> }

/** A block as visitors see it: by our own view, with our own stylesheet. */
export const CanvasBlock = memo(function CanvasBlock({ description, values }: CanvasBlockProps) {
  const { bench, media, year } = useWork()
  const gathered = useMemo(() => ({ ...bench.gathered, ...media }), [bench, media])
  const texts = useMemo(() => textsIn(bench), [bench])
  const block = useMemo(
    () => toDrawable({ ...values, kind: description.kind }, description.fields, texts, year) as Block,
    [values, description, texts, year],
  )
  return (
    <Fence block={block} label={description.label}>
      {/* What is pressed here is the block, not the links in it. */}
      <div inert>
        <Blocks blocks={[block]} gathered={gathered} />
      </div>
      {block.kind === 'search-results' && <Placeholder>Hier komt wat er is gevonden.</Placeholder>}
      {block.kind === 'picture' && !gathered.pictures[block.picture.name] && (
        <Placeholder>[Afbeelding]</Placeholder>
      )}
    </Fence>
  )
}, hasSameValues)

function textsIn({ facts, gathered: { insurance, yearFacts = [], today } }: Workbench): FactTexts {
  return new Map([...facts.flatMap(textsOf), ...yearsMeant({ insurance, yearFacts }, today)])
}

function textsOf({ name, text, cents, isProvisional, otherYear }: NamedFact): [string, string | number][] {
  const key = keyOfFact(name)
  const told: [string, string | number][] = [[key, cents ?? text]]
  if (isProvisional) told.push([keyOfProvisional(key), text])
  if (otherYear) told.push([keyOfOther(key), otherYear])
  return told
}

/** Puck makes new props at every change; what matters is whether a value is another one. */
function hasSameValues(one: CanvasBlockProps, other: CanvasBlockProps): boolean {
  const names = new Set([...Object.keys(one.values), ...Object.keys(other.values)])
  return [...names].every((name) => one.values[name] === other.values[name])
}

function Placeholder({ children }: { children: ReactNode }) {
  return <p className="container">{children}</p>
}

type FenceProps = { block: Block; label: string; children: ReactNode }

/** What cannot be drawn yet does not take the rest of the page with it. */
class Fence extends Component<FenceProps, { block: Block | undefined; isBroken: boolean }> {
  override state = { block: undefined, isBroken: false }

  /** Another value may well be drawn. */
  static getDerivedStateFromProps({ block }: FenceProps, state: { block: Block | undefined }) {
    return block === state.block ? null : { block, isBroken: false }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <Placeholder>{this.props.label}: vul de velden verder in om het te zien.</Placeholder>
  }
}
