import { z } from 'zod'
import { longestAlt } from '#features/blocks/picture/alt-words.ts'
import { checkbox, readable } from '#forms/fields.ts'
import { withoutUnseen } from '#forms/readable.ts'
import { readCaptions } from './captions.ts'
import type { MediumKind } from './medium.ts'
import { mostTagLength, mostTags, mostTagsLength, readTags } from './tags.ts'

const percent = (what: string) =>
  z.coerce
    .number({ error: `Vul bij ${what} een getal van 0 tot en met 100 in.` })
    .int(`Vul bij ${what} een heel getal in.`)
    .min(0, `Vul bij ${what} een getal van 0 tot en met 100 in.`)
    .max(100, `Vul bij ${what} een getal van 0 tot en met 100 in.`)

const tooLong = (most: number) => `Gebruik hooguit ${most} tekens.`

/** As written it may be longer than in the one form that is kept; what is far longer is not looked at. */
const text = (most: number) =>
  readable()
    .max(4 * most, tooLong(most))
    .default('')
    .transform((value) => (withoutUnseen(value) === '' ? '' : value.normalize('NFC').trim()))
    .pipe(z.string().max(most, tooLong(most)))

/** What an editor tells about a picture or a film. What visitors see of it where it stands stays as it is when it is not told. */
export function mediumForm(kind: MediumKind, isPicture: (name: string) => boolean) {
  return z
    .object({
      name: z.string().max(80),
      version: z.coerce.number().int(),
      title: text(90).pipe(z.string().min(1, 'Geef dit bestand een titel.')),
      tags: text(mostTagsLength)
        .transform(readTags)
        .pipe(
          z
            .array(z.string().max(mostTagLength, `Een trefwoord heeft hooguit ${mostTagLength} tekens.`))
            .max(mostTags, `Gebruik hooguit ${mostTags} trefwoorden.`),
        ),
      alt: text(longestAlt),
      isDecorative: checkbox(),
      focalX: percent('links-rechts').optional(),
      focalY: percent('boven-onder').optional(),
      captions: z.string().optional(),
      poster: z.string().max(80).optional(),
    })
    .check(({ value, issues }) => {
      const fault = (field: string, message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: value })
      if (kind === 'picture' && value.alt === '' && !value.isDecorative)
        fault('alt', 'Beschrijf wat er te zien is, of vink aan dat de afbeelding alleen versiering is.')
      const captions = value.captions?.trim() ? readCaptions(value.captions) : undefined
      if (captions?.ok === false) fault('captions', captions.message)
      if (value.poster && !isPicture(value.poster))
        fault('poster', 'Kies een afbeelding die in de bibliotheek staat.')
    })
}

export type MediumChanges = z.infer<ReturnType<typeof mediumForm>>
