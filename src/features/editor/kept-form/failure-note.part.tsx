import { useEffect, useRef, useState } from 'react'
import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import type { Answer } from '#forms/answer.ts'
import { Message } from '#ui/message/message.tsx'
import { backAgain, isKept, logIn, type Note, notes } from './kept-note.browser.ts'

/** What is told of a form that could not be sent, though nothing is wrong with what stands in it. */
export function findFailure(answer: Answer<unknown> | undefined): Note | undefined {
  if (!answer || answer.ok) return undefined
  if (answer.status === 401) return notes['logged-out']
  if (answer.status >= 500) return notes.broken
  return answer.status === 403 ? { text: `${answer.message} ${isKept}`, role: 'alert' } : undefined
}

/** As `kept-note.browser.ts` tells it: beside the button, where whoever pressed it looks. */
export function FailureNote({ text, hasLogIn }: Note) {
  const note = useRef<HTMLDivElement>(null)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
    return onNewsFromOtherTabs((news) => news === 'logged-in' && setBack(true))
  }, [])

  if (isBack) return <Message tone="notice">{backAgain}</Message>
  return (
    <div ref={note}>
      <Message tone="wrong">
        {text}
        {hasLogIn && (
          <>
            {' '}
            <LogInLink />
          </>
        )}
      </Message>
    </div>
  )
}

export function LogInLink() {
  const { textContent, ...link } = logIn
  return <a {...link}>{textContent}</a>
}
