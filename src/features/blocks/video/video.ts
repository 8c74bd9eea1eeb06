import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, filmName, oneOf, richText, words } from '../fields.ts'

/** A film of our own with captions, or one from outside that loads only after consent and a click. */
export const video = z.object({
  kind: z.literal('video'),
  id: blockId(),
  title: words('Titel', 90),
  source: z
    .discriminatedUnion('from', [
      z.object({ from: z.literal('us'), film: filmName('Film') }).meta({ title: 'Een eigen film' }),
      z
        .object({ from: z.literal('youtube'), code: youTubeCode('Code van YouTube') })
        .meta({ title: 'Een film van YouTube' }),
    ])
    .meta(oneOf('Welke film', 'from')),
  transcript: richText(
    'De tekst van de video',
    'Alles wat er wordt gezegd, voor wie niet kan of wil kijken.',
  ),
})
export type Video = z.infer<typeof video>

export const aboutVideo: AboutBlock = {
  label: 'Video',
  useFor: 'Als bewegend beeld iets beter uitlegt dan tekst. Schrijf altijd uit wat er wordt gezegd.',
}

function youTubeCode(title: string) {
  return words(title, 20, 'De letters en cijfers na watch?v= in het adres.').regex(/^[\w-]{6,20}$/)
}
