import { sentencesIn } from './sentences-in.ts'

const labels = { silent: 'Lees voor', reading: 'Pauze', paused: 'Lees verder' }

type State = keyof typeof labels

/** What people read from top to bottom, without what is folded away. */
const readable = 'h1, .hero-lead, .prose :is(h2, h3, p, li, caption, tr)'

const voiceTimeInMilliseconds = 2_000

/** Reads the page with a voice of the browser, from the press that loaded this on. */
export function startReadingAloud(place: HTMLElement): void {
  const button = place.querySelector('button')
  const label = button?.querySelector('span')
  const status = place.querySelector('[role=status]')
  if (!button || !label || !status) return
  const stop = document.createElement('button')
  stop.type = 'button'
  stop.className = button.className
  stop.append('Stop')
  stop.hidden = true
  button.after(stop)
  let state: State = 'silent'
  let pieces: string[] = []
  let voice: SpeechSynthesisVoice | undefined
  /** What is being read; what was broken off before it says nothing any more. */
  let current: SpeechSynthesisUtterance | undefined

  const become = (next: State) => {
    state = next
    label.textContent = labels[next]
    // What is hidden loses the focus.
    if (next === 'silent' && document.activeElement === stop) button.focus()
    stop.hidden = next === 'silent'
  }

  /** One piece at a time: browsers fall silent halfway a long text, and stopping is at once. */
  function readOn(): void {
    const piece = pieces.shift()
    if (piece === undefined) {
      silence()
      return
    }
    const utterance = new SpeechSynthesisUtterance(piece)
    utterance.lang = 'nl-NL'
    utterance.voice = voice ?? null
    current = utterance
    utterance.onend = () => {
      if (utterance === current) readOn()
    }
    utterance.onerror = () => {
      if (utterance === current) silence()
    }
    speechSynthesis.speak(utterance)
  }

  function silence(): void {
    if (state === 'silent') return
    pieces = []
    become('silent')
    breakOff()
  }

  function breakOff(): void {
    current = undefined
    speechSynthesis.cancel()
  }

  /** Without the pause of the browser, which on Android ends all. The sentence is read again, whole. */
  async function press(): Promise<void> {
    if (state === 'reading') {
      become('paused')
      if (current) pieces.unshift(current.text)
      breakOff()
    } else if (state === 'paused') {
      become('reading')
      readOn()
    } else await begin()
  }

  async function begin(): Promise<void> {
    voice ??= await dutchVoice()
    status?.replaceChildren(voice ? '' : 'Je browser heeft geen Nederlandse stem.')
    if (!voice) return
    breakOff()
    pieces = piecesOf(document.querySelector('main'))
    become('reading')
    readOn()
  }

  button.addEventListener('click', press)
  stop.addEventListener('click', silence)
  addEventListener('pagehide', silence)
  void press()
}

/** One of the machine itself: others send what they read to whoever made the browser. */
async function dutchVoice(): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in window)) return undefined
  const find = () =>
    speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^nl\b|^nl_/i.test(lang))
  const found = find()
  if (found || speechSynthesis.getVoices().length > 0) return found
  // Some browsers look for their voices only when they are asked.
  const { promise, resolve } = Promise.withResolvers<void>()
  speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
  setTimeout(resolve, voiceTimeInMilliseconds)
  await promise
  return find()
}

function piecesOf(main: HTMLElement | null): string[] {
  const parts = [...(main?.querySelectorAll<HTMLElement>(readable) ?? [])]
  return parts.filter((part) => part.checkVisibility()).flatMap((part) => sentencesIn(wordsOf(part)))
}

/** Cells of a table are heard apart. */
function wordsOf(part: HTMLElement): string {
  if (!(part instanceof HTMLTableRowElement)) return part.textContent
  return [...part.cells].map(({ textContent }) => textContent.trim()).join(', ')
}
