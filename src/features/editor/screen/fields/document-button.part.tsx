import { useState } from 'react'
import { documentAddressOf } from '#features/pages/documents/document-link.ts'
import { Button } from '#ui/button/button.tsx'
import { OpenMedia } from './open-media.part.tsx'

/** A link may lead to a PDF of the library, or to one that is brought in here. */
export function DocumentButton({ onPick }: { onPick: (href: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const pick = (name: string) => {
    setOpen(false)
    onPick(documentAddressOf(name))
  }
  return (
    <>
      <Button type="button" look="secondary" onClick={() => setOpen(true)}>
        Kies een PDF
      </Button>
      {isOpen && <OpenMedia kind="document" onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}
