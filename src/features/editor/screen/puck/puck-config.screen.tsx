import type { ComponentConfig, Config, Fields } from '@puckeditor/core'
import type { ReactNode } from 'react'
import type { BlockDescription, Field } from '#features/blocks/field.ts'
import { blankFieldsOf } from '../blank.ts'
import { CanvasBlock } from '../canvas/canvas-block.screen.tsx'
import { Control } from '../fields/control.part.tsx'
import type { Workbench } from '../workbench.ts'
import { headingKind } from './use-puck.ts'

/** What Puck needs to know, made of what our own schemas tell. */
export function puckConfigOf({ blocks, page }: Workbench): Config {
  return {
    root: {
      label: 'Pagina',
      fields: toPuckFields(page),
      render: ({ children }: { children: ReactNode }) => <div>{children}</div>,
    },
    components: Object.fromEntries(blocks.map((description) => [description.kind, componentOf(description)])),
  }
}

function componentOf(description: BlockDescription): ComponentConfig {
  return {
    label: description.label,
    fields: toPuckFields(description.fields.filter(({ name }) => name !== 'id')),
    // Asked for at every new block, so that each has items with ids of their own.
    get defaultProps() {
      return blankFieldsOf(description)
    },
    permissions: {
      // The button for it is ours: `useMoves` gives a copy ids of its own.
      duplicate: false,
      // A page begins with its heading and has no other.
      ...(description.kind === headingKind && { drag: false, delete: false }),
    },
    render: ({ puck: _, editMode: __, ...values }) => (
      <CanvasBlock description={description} values={values} />
    ),
  }
}

function toPuckFields(fields: Field[]): Fields {
  const shown = fields.filter(({ control }) => control !== 'hidden')
  return Object.fromEntries(
    shown.map((field) => [
      field.name,
      {
        type: 'custom' as const,
        label: field.label,
        render: ({ value, onChange }) => <Control field={field} value={value} onChange={onChange} />,
      },
    ]),
  )
}
