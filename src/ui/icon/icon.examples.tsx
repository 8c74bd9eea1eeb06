import type { Examples } from '../examples.ts'
import { Icon } from './icon.tsx'

export const examples: Examples = {
  name: 'Icoon',
  items: {
    'voor berichten': (
      <>
        <Icon of="check" /> <Icon of="alert" /> <Icon of="info" />
      </>
    ),
    'voor knoppen': (
      <>
        <Icon of="eye" /> <Icon of="eye-off" /> <Icon of="cross" />
      </>
    ),
  },
}
