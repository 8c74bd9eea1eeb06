import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RichTextView } from '../rich-text.view.tsx'
import type { Modal } from './modal.ts'

export function ModalView({ block }: { block: Modal }) {
  const dialogId = `${block.id}-venster`
  return (
    <section className="modal container" id={block.id}>
      <div className="modal-row">
        <p>{block.intro}</p>
        <Button look="secondary" type="button" commandfor={dialogId} command="show-modal">
          {block.label}
        </Button>
      </div>
      <Dialog id={dialogId} title={block.title}>
        <div className="prose">
          <RichTextView nodes={block.html} />
        </div>
      </Dialog>
    </section>
  )
}
