import { useEffect, useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { DocumentButton } from '../fields/document-button.part.tsx'
import { judgeLink } from '../fields/judge-link.ts'
import { PageSearch } from '../fields/page-search.part.tsx'
import { PickDialog } from '../fields/pick-dialog.part.tsx'
import { useWork } from '../work.part.tsx'

type LinkDialogProps = { href: string; onPick: (href: string) => void; onClose: () => void }

export function LinkDialog({ href, onPick, onClose }: LinkDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(href)
  const { gathered, documents } = useWork().bench
  const pages = { ...gathered.pages, ...documents }
  const { note, isWrong } = judgeLink(typed, { pages, mustBePage: false })
  const finish = () => {
    if (!isWrong && typed !== '') onPick(typed)
  }
  // Whoever pressed Ctrl+K types on; a dialog by itself begins at its button to close.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const attributes = {
    id,
    'aria-labelledby': `${id}-naam`,
    'aria-describedby': `${id}-melding`,
    'aria-invalid': isWrong || undefined,
  } as const
  return (
    <PickDialog title="Link" onClose={onClose}>
      <label className="edit-label" id={`${id}-naam`} htmlFor={id}>
        Zoek een pagina of PDF, of plak een adres
      </label>
      <PageSearch pages={pages} attributes={attributes} value={typed} onChange={setTyped} onEnter={finish} />
      <p className="edit-note" id={`${id}-melding`}>
        {note}
      </p>
      <div className="edit-dialog-buttons">
        <Button type="button" aria-disabled={isWrong || typed === ''} onClick={finish}>
          Maak de link
        </Button>
        <DocumentButton onPick={setTyped} />
        {href !== '' && (
          <Button type="button" look="secondary" onClick={() => onPick('')}>
            Haal de link weg
          </Button>
        )}
      </div>
    </PickDialog>
  )
}
