import { Users } from 'lucide-react'
import type { Present } from '../../presence/presence.ts'
import { useWork } from '../work.part.tsx'
import { namesOf } from './use-presence.part.tsx'

/** In the bar: who works at this page too. */
export function Here() {
  const { others } = useWork()
  const sentence = sentenceAbout(others)
  if (!sentence) return null
  return (
    <p className="edit-here">
      <Users size={18} aria-hidden="true" /> {sentence}
    </p>
  )
}

function sentenceAbout(others: Present[]): string | undefined {
  const names = namesOf(others)
  if (names.length > 0) return `${inOneLine(names)} ${names.length === 1 ? 'is' : 'zijn'} hier ook`
  return others.length > 0 ? 'Je hebt deze pagina nog een keer open' : undefined
}

/** Above the fields of a block: who is at it too. */
export function AtThisBlock({ blockId }: { blockId: string }) {
  const names = useNamesAt(blockId)
  if (names.length === 0) return null
  return (
    <p className="edit-here">
      <Users size={18} aria-hidden="true" /> {inOneLine(names)} {names.length === 1 ? 'werkt' : 'werken'} ook
      aan dit blok.
    </p>
  )
}

/** In the list of blocks: the first letters of who is at one. */
export function HereSign({ blockId }: { blockId: string }) {
  const names = useNamesAt(blockId)
  if (names.length === 0) return null
  return (
    <span className="outline-here">
      <span aria-hidden="true">{names.map(initialsOf).join(' ')}</span>
      <span className="visually-hidden">{inOneLine(names)} is hier</span>
    </span>
  )
}

function useNamesAt(blockId: string): string[] {
  return namesOf(useWork().others.filter((other) => other.blockId === blockId))
}

/** "Anna", "Anna en Bo", "Anna, Bo en Cas" */
function inOneLine(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} en ${names.at(-1)}`
}

function initialsOf(name: string): string {
  const words = name.split(' ')
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}
