import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, link, list, pictureReference, words } from '../fields.ts'

export const testimonialSlider = z.object({
  kind: z.literal('testimonial-slider'),
  id: blockId(),
  title: words('Titel', 90),
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

export const aboutTestimonialSlider: AboutBlock = {
  label: 'Verhalen van collega’s',
  useFor: 'Om twee of meer mensen in hun eigen woorden te laten vertellen, met hun portret.',
}
