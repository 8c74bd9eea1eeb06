import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, box } from '../drawing.ts'
import { blockId, filmName, oneOf, richText, words } from '../fields.ts'
import { at, headingPiece, richTextPieces } from '../piece.ts'
import { plainTextOf } from '../rich-text.ts'

/** A film of our own with captions, or one from outside that loads only after consent and a click. */
export const video = z.object({
  kind: z.literal('video'),
  id: blockId(),
  title: words('Titel', 90),
  source: z
    .discriminatedUnion('from', [
      z.object({ from: z.literal('us'), film: filmName('Video') }).meta({ title: 'Een eigen video' }),
      z
        .object({ from: z.literal('youtube'), code: youTubeCode('Code van YouTube') })
        .meta({ title: 'Een video van YouTube' }),
    ])
    .meta(oneOf('Welke video', 'from')),
  transcript: richText(
    'De tekst van de video',
    'Alles wat er wordt gezegd, voor wie niet kan of wil kijken.',
  ),
})
export type Video = z.infer<typeof video>

export const aboutVideo: AboutBlock<Video> = {
  label: 'Video',
  useFor: 'Als bewegend beeld iets beter uitlegt dan tekst. Schrijf altijd uit wat er wordt gezegd.',
  drawing: [box(6, 4, 36, 24), { tag: 'path', ...accent, d: 'M20 10v12l10-6z' }],
  headings: ({ title }) => [title],
  words: ({ title, transcript }) => [title, plainTextOf(transcript)],
  pieces: ({ title, source, transcript }) => [
    ...at('title', [headingPiece(2, title)]),
    ...(source.from === 'us' ? [{ kind: 'film' as const, name: source.film, field: 'source.film' }] : []),
    ...at('transcript', richTextPieces(transcript)),
  ],
  wishes: ({ source }) => ({ films: source.from === 'us' ? [source.film] : [] }),
}

function youTubeCode(title: string) {
  return words(title, 20, 'De letters en cijfers na watch?v= in het adres.').regex(/^[\w-]{6,20}$/)
}
