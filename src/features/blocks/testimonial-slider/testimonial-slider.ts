import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, box, dot } from '../drawing.ts'
import { blockId, link, list, pictureReference, titleAndIntro, words } from '../fields.ts'
import { at, inItems, linkPieces, picturePieces, quotePiece, titled, wordPieces } from '../piece.ts'

export const testimonialSlider = z.object({
  kind: z.literal('testimonial-slider'),
  id: blockId(),
  ...titleAndIntro(),
  testimonials: list(
    'Mensen',
    'verhaal',
    z.object({
      quote: words('Wat zij of hij zegt', 320),
      name: words('Naam', 60),
      role: words('Beroep', 90),
      portrait: pictureReference('Portret'),
      href: link('Het hele verhaal').optional(),
    }),
  )
    .min(2)
    .max(12),
})
export type TestimonialSlider = z.infer<typeof testimonialSlider>

export const aboutTestimonialSlider: AboutBlock<TestimonialSlider> = {
  label: 'Verhalen van collega’s',
  useFor: 'Om twee of meer mensen in hun eigen woorden te laten vertellen, met hun portret.',
  drawing: [box(8, 4, 32, 24), dot(16, 13, 4), bar(23, 10, 13), bar(23, 15, 10), bar(13, 22, 22)],
  headings: ({ title }) => [title],
  words: ({ title, intro, testimonials }) => [
    title,
    intro,
    ...testimonials.flatMap(({ quote, name, role }) => [quote, name, role]),
  ],
  pieces: ({ title, intro, testimonials }) => [
    ...titled.pieces({ title, intro }),
    ...inItems('testimonials', testimonials, ({ portrait, name, quote, role, href }) => [
      ...at('portrait', picturePieces(portrait, name)),
      ...at('quote', [quotePiece(quote)]),
      ...at('role', wordPieces(role)),
      ...at('href', linkPieces(href)),
    ]),
  ],
  wishes: ({ testimonials }) => ({ pictures: testimonials.map(({ portrait }) => portrait.name) }),
}
