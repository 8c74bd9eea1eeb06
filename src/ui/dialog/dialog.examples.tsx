import { Button } from '../button/button.tsx'
import type { Examples } from '../examples.ts'
import { Dialog } from './dialog.tsx'

export const examples: Examples = {
  name: 'Dialoog',
  items: {
    'open en dicht': (
      <>
        <Button look="secondary" type="button" commandfor="voorbeeld-dialoog" command="show-modal">
          Open de dialoog
        </Button>
        <Dialog id="voorbeeld-dialoog" title="Je wordt zo uitgelogd">
          <p>Je hebt een tijdje niets gedaan. Over twee minuten loggen we je uit.</p>
        </Dialog>
      </>
    ),
  },
}
