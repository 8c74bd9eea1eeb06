import { useCallback, useEffect, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import type { Present } from '../../presence/presence.ts'
import { isSame } from '../conflict/differences.ts'
import { openPresence, type Presence } from './presence.browser.ts'

/** Who else has this concept before them. Gives also what tells at which block this screen is. */
export function usePresence(id: string, onRevision: (revision: number) => void) {
  const [others, setOthers] = useState<Present[]>([])
  const presence = useRef<Presence>(null)
  const hear = useRef(onRevision)
  hear.current = onRevision
  useEffect(() => {
    let known: Present[] = []
    const opened = openPresence(id, ({ others, revision }) => {
      hear.current(revision)
      if (isSame(others, known)) return
      for (const name of namesOf(others)) if (!namesOf(known).includes(name)) announce(`${name} is hier ook.`)
      known = others
      setOthers(others)
    })
    presence.current = opened
    return () => opened.close()
  }, [id])
  const goTo = useCallback((blockId: string | null) => presence.current?.goTo(blockId), [])
  return { others, goTo }
}

/** Everybody once, and nobody who only has a second tab. */
export function namesOf(others: Present[]): string[] {
  return [...new Set(others.filter(({ isOwn }) => !isOwn).map(({ name }) => name))]
}
