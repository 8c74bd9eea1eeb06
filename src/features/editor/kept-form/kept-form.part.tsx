import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Message } from '#ui/message/message.tsx'
import { claimTab } from '../tabs.browser.ts'
import { entriesOf, fill } from './form-entries.browser.ts'
import {
  type CopyName,
  copiesToTake,
  type Entries,
  forgetEntries,
  keepEntries,
  keptEntries,
  newCopy,
} from './kept-entries.browser.ts'

type KeptFormProps = {
  /** Under which the browser keeps what is typed, until it is saved. */
  keepAs: string
  /** What stood on the server when somebody began to type. */
  version: number
  isSending: boolean
  isSaved: boolean
  /** Somebody typed here before; they began from what these entries tell. */
  onTakeUp: (entries: Entries) => void
  children: ReactNode
}

/** Around a form that is sent by script: what is typed in it is kept until the server has it. */
export function KeptForm({ keepAs, version, isSending, isSaved, onTakeUp, children }: KeptFormProps) {
  const around = useRef<HTMLDivElement>(null)
  const own = useRef<CopyName>(undefined)
  const isUnsaved = useRef(false)
  const isTypedSinceSent = useRef(false)
  const [isTakenUp, setTakenUp] = useState(false)

  useEffect(() => {
    void claimTab()
      .then(() => copiesToTake(keepAs))
      .then(takeUp)
    const warn = (event: BeforeUnloadEvent) => isUnsaved.current && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)

    function takeUp([copy]: CopyName[]): void {
      const entries = copy && keptEntries(copy)
      const form = around.current?.querySelector('form')
      if (!copy || !entries || !form || isUnsaved.current) return
      own.current = copy
      onTakeUp(entries)
      fill(
        form,
        entries.filter(([name]) => name !== 'version'),
      )
      setTakenUp(true)
    }
  }, [keepAs])

  useEffect(() => {
    if (isSending) isTypedSinceSent.current = false
  }, [isSending])

  useEffect(() => {
    if (!isSaved) return
    isUnsaved.current = isTypedSinceSent.current
    setTakenUp(false)
    if (own.current && !isUnsaved.current) forgetEntries(own.current)
  }, [isSaved])

  // What was typed while the rest was saved begins from what is saved now.
  useEffect(() => {
    if (isSaved && isUnsaved.current) keep()
  }, [isSaved, version])

  function note(): void {
    isUnsaved.current = true
    isTypedSinceSent.current = true
    keep()
  }

  function keep(): void {
    const form = around.current?.querySelector('form')
    if (!form) return
    own.current ??= newCopy(keepAs)
    keepEntries(own.current, entriesOf(form))
  }

  function startAnew(): void {
    if (own.current) forgetEntries(own.current)
    isUnsaved.current = false
    location.reload()
  }

  return (
    <div onInput={note} ref={around}>
      {isTakenUp && (
        <Message tone="notice">
          Hier staat weer wat je eerder typte. Het is nog niet opgeslagen.{' '}
          <button className="kept-action" type="button" onClick={startAnew}>
            Gooi weg wat ik typte
          </button>
        </Message>
      )}
      {children}
    </div>
  )
}
