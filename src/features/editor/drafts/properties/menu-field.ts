import type { Field } from '#features/blocks/field.ts'
import { menus } from '#features/pages/page-kinds.ts'

/** Where a page stands in the menus, to be read. It is changed with the other properties, not on the editing screen. */
export const menuField: Field = {
  name: 'navigation',
  label: 'Menu',
  isOptional: true,
  control: 'group',
  fields: [
    {
      name: 'menu',
      label: 'In welk menu',
      isOptional: false,
      control: 'choice',
      options: Object.entries(menus).map(([value, label]) => ({ value, label })),
    },
    { name: 'label', label: 'Naam in het menu', isOptional: true, control: 'line', most: 40 },
    { name: 'group', label: 'Kop in het menu', isOptional: true, control: 'line', most: 30 },
    {
      name: 'order',
      label: 'Plaats in het menu',
      isOptional: false,
      control: 'number',
      least: undefined,
      most: undefined,
    },
  ],
}
