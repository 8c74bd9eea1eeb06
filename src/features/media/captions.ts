import { isReadable } from '#forms/readable.ts'

export type CaptionsReading = { ok: true; captions: string; seconds: number } | { ok: false; message: string }

const mostCharacters = 50_000
const timing =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/

/** Reads captions as WebVTT. Only times and words are kept: styles, notes and settings are left out. */
export function readCaptions(text: string): CaptionsReading {
  if (text.length > mostCharacters)
    return wrong('Deze ondertiteling is te lang. Gebruik hooguit 50.000 tekens.')
  if (text.includes('\uFFFD') || !isReadable(text))
    return wrong('In de ondertiteling staan tekens die niet te lezen zijn. Bewaar het bestand als UTF-8.')
  const [head = '', ...pieces] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  if (!/^WEBVTT(\s|$)/.test(head)) return wrong('Begin de ondertiteling met een regel waarop WEBVTT staat.')

  const cues: Cue[] = []
  for (const piece of pieces.filter((piece) => !/^(NOTE|STYLE|REGION)\b/.test(piece))) {
    const cue = readCue(piece)
    if (!cue)
      return wrong(`Deze regels van de ondertiteling kloppen niet: “${piece.slice(0, 80)}”. ${example}`)
    if (cue.from < (cues.at(-1)?.from ?? 0) || cue.to <= cue.from)
      return wrong(`De tijden bij “${cue.words.slice(0, 80)}” kloppen niet. Zet ze op volgorde.`)
    cues.push(cue)
  }
  if (cues.length === 0) return wrong(`In de ondertiteling staat geen tekst. ${example}`)
  const written = cues.map(({ from, to, words }) => `${clock(from)} --> ${clock(to)}\n${words}\n`)
  return {
    ok: true,
    captions: ['WEBVTT\n', ...written].join('\n'),
    seconds: Math.max(...cues.map(({ to }) => to)),
  }
}

const example = 'Schrijf bijvoorbeeld 00:01.000 --> 00:04.000 en op de regel daaronder de tekst.'
const wrong = (message: string) => ({ ok: false, message }) as const

type Cue = { from: number; to: number; words: string }

function readCue(piece: string): Cue | undefined {
  const lines = piece.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const match = at === 0 || at === 1 ? timing.exec(lines[at] ?? '') : null
  const words = plain(lines.slice(at + 1).join('\n'))
  if (!match || words === '') return undefined
  const [hours, minutes, seconds, thousandths, ...last] = match.slice(1)
  return { from: inSeconds([hours, minutes, seconds, thousandths]), to: inSeconds(last), words }
}

/** Marks such as `<v Anna>` are for programs; what is left is words. */
function plain(words: string): string {
  return words
    .replace(/<[^<>]*>/g, '')
    .replaceAll('<', '')
    .trim()
}

function inSeconds([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000
}

function clock(moment: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const thousandths = String(Math.round(moment * 1_000) % 1_000).padStart(3, '0')
  return `${two(moment / 3_600)}:${two((moment / 60) % 60)}:${two(moment % 60)}.${thousandths}`
}
