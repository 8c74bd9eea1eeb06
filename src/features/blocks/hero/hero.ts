import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, box, lines, pill } from '../drawing.ts'
import { blockId, button, group, list, pictureReference, words, yesOrNo } from '../fields.ts'
import { at, buttonPieces, headingPiece, inItems, picturePieces, wordPieces } from '../piece.ts'

export const hero = z.object({
  kind: z.literal('hero'),
  id: blockId(),
  title: words('Titel van de pagina', 90),
  lead: words('Inleiding', 320, 'Wat de lezer op deze pagina vindt, in één of twee zinnen.'),
  picture: pictureReference('Afbeelding').optional(),
  hasSearch: yesOrNo('Met een zoekveld', 'Voor een pagina waarop veel mensen beginnen.').default(false),
  amount: group(
    'Belangrijkste bedrag',
    {
      value: words('Bedrag met het jaar', 40, 'Zoals {{eigen-risico 2026}} in 2026.'),
      label: words('Wat het is', 60),
    },
    'Staat naast de tekst, en op een telefoon onder de titel.',
  ).optional(),
  buttons: list('Knoppen', 'knop', button('Knop')).max(2).default([]),
})
export type Hero = z.infer<typeof hero>

export const aboutHero: AboutBlock<Hero> = {
  label: 'Kop van de pagina',
  useFor: 'Bovenaan elke pagina, één keer: de titel, een inleiding en hooguit twee knoppen.',
  drawing: [bar(3, 6, 20, 4), ...lines(3, 14, 18, 2), pill(3, 23), box(28, 5, 17, 22)],
  headings: ({ title }) => [title],
  words: ({ title, lead, amount }) => [title, lead, amount?.label, amount?.value],
  pieces: ({ title, lead, picture, amount, buttons }) => [
    ...at('title', [headingPiece(1, title)]),
    ...at('lead', wordPieces(lead)),
    ...at('picture', picturePieces(picture)),
    ...at('amount', wordPieces(amount && `${amount.label}: ${amount.value}.`)),
    ...inItems('buttons', buttons, buttonPieces),
  ],
  wishes: ({ picture }) => ({ pictures: picture ? [picture.name] : [] }),
}
