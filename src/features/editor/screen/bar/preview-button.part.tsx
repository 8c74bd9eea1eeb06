import { ExternalLink } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'

type PreviewButtonProps = { path: string; save: () => Promise<boolean> }

/** The concept at its private address, with what was typed last in it. */
export function PreviewButton({ path, save }: PreviewButtonProps) {
  return (
    <form
      method="post"
      action="/api/v1/redactie/pages/preview"
      target="_blank"
      onSubmit={async (event) => {
        event.preventDefault()
        const form = event.currentTarget
        if (await save()) form.submit()
      }}
      rel="noopener"
    >
      <input type="hidden" name="path" value={path} />
      <Button look="secondary">
        <ExternalLink size={18} aria-hidden="true" /> Voorbeeld bekijken
        <span className="visually-hidden"> (nieuw tabblad)</span>
      </Button>
    </form>
  )
}
