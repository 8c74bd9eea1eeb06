import { useEffect, useId, useRef, useState } from 'react'
import { send } from '#browser/send.ts'
import { altHint, altLabel, longestAlt } from '#features/blocks/picture/alt-words.ts'
import { tagsInWords } from '#features/media/tags.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldHint } from '#ui/field/field.tsx'
import { forgetEntries, keepEntries, newCopy } from '../kept-form/kept-entries.browser.ts'
import { whoseScreen } from '../whose-screen.browser.ts'
import type { LibraryItem } from './library.ts'

type DescribeUploadProps = {
  item: LibraryItem
  isReady: boolean
  /** Somebody came with this file and does nothing else: they can type at once. */
  isAwaited: boolean
  onUse: (item: LibraryItem) => void
}

/** What the picture shows is asked where it is brought in, and kept with it for whoever uses it next. */
export function DescribeUpload({ item, isReady, isAwaited, onUse }: DescribeUploadProps) {
  const id = useId()
  const [alt, setAlt] = useState(item.alt)
  const [isDecorative, setDecorative] = useState(item.isDecorative)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isAwaited) words.current?.focus()
  }, [isAwaited])

  /** Where the form of this file looks too: who was cut off here finds it there. */
  const copy = newCopy(`media-${item.name}`, 'hier')
  function keep(alt: string, isDecorative: boolean) {
    const { name, version } = item
    const entries = Object.entries({ name, version, alt, ...(isDecorative && { isDecorative }) })
    keepEntries(
      copy,
      entries.map(([key, value]) => [key, String(value)]),
    )
  }

  async function use() {
    if (!isReady || isSending) return
    setSending(true)
    const { name, title, version } = item
    const tags = tagsInWords(item.tags)
    const told = { name, title, tags, version, alt, ...(isDecorative && { isDecorative }) }
    const answer = await send<{ data: LibraryItem }>('/api/v1/redactie/media/bewaren', told, {
      account: whoseScreen(),
    })
    setSending(false)
    if (answer.ok) {
      forgetEntries(copy)
      onUse(answer.body.data)
    } else setFault(answer.errors.alt?.[0] ?? answer.message)
  }

  return (
    <div className="upload-describe">
      <div className="edit-field" data-invalid={fault !== '' || undefined}>
        <label className="edit-label" htmlFor={`${id}-alt`}>
          {altLabel}
          <span className="visually-hidden"> ({item.title})</span>
        </label>
        <FieldHint id={`${id}-uitleg`} hint={altHint} />
        <textarea
          className="edit-input"
          id={`${id}-alt`}
          ref={words}
          rows={2}
          maxLength={longestAlt}
          value={alt}
          disabled={isDecorative}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-uitleg ${id}-fout`}
          onChange={({ target }) => {
            setAlt(target.value)
            keep(target.value, isDecorative)
          }}
          onKeyDown={(event) => {
            // A description is one line: Enter says that it is done.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void use()
          }}
        />
        <p className="edit-note" id={`${id}-fout`} role="alert">
          {fault}
        </p>
      </div>
      <label className="edit-check">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => {
            setDecorative(target.checked)
            keep(alt, target.checked)
          }}
        />
        Decoratief: zonder deze afbeelding mist niemand iets
      </label>
      <Button type="button" busy={isSending} aria-disabled={!isReady || isSending} onClick={use}>
        Gebruik deze afbeelding
      </Button>
    </div>
  )
}
