import { z } from 'zod'
import { blockId, link, pictureReference, words } from '../fields.ts'

export const testimonialSlider = z.object({
  kind: z.literal('testimonial-slider'),
  id: blockId(),
  title: words(90),
  testimonials: z
    .array(
      z.object({
        quote: words(320),
        name: words(60),
        role: words(90),
        portrait: pictureReference(),
        href: link().optional(),
      }),
    )
    .min(2)
    .max(12),
})
export type TestimonialSlider = z.infer<typeof testimonialSlider>
