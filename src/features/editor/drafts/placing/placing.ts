import { z } from 'zod'
import { pageKinds } from '#features/pages/page-kinds.ts'
import { longestTitle } from '#features/pages/page-lengths.ts'
import { readable } from '#forms/fields.ts'
import { withoutUnseen } from '#forms/readable.ts'
import { addressBelow, faultInAddress, slugOf } from '../new-address.ts'

/** The forms that say where a page comes to stand. */

const title = readable('Geef de pagina een titel.')
  .trim()
  .refine((text) => withoutUnseen(text) !== '', 'Geef de pagina een titel.')
  .refine((text) => !/[\r\n\t]/.test(text), 'Zet de titel op één regel.')
  .max(longestTitle, `Gebruik hooguit ${longestTitle} tekens.`)

const parent = z.string().max(200).default('/')
const path = z.string({ error: 'Kies een pagina.' }).max(200)

type Placed = { title: string; path: string }

/** Without an address of their own, pages get one made of their parent and their title. */
function place({
  title,
  parent,
  address = '',
}: {
  title: string
  parent: string
  address?: string | undefined
}) {
  return address.trim() || addressBelow(parent, slugOf(title))
}

function refuseAddress(path: string, context: z.RefinementCtx): void {
  const fault = faultInAddress(path)
  if (fault) context.addIssue({ code: 'custom', path: ['address'], message: fault })
}

const address = z.string().max(200, 'Dit adres is te lang.').optional()

export const newPageForm = z
  .object({
    title,
    parent,
    address,
    type: z
      .enum(Object.keys(pageKinds) as [keyof typeof pageKinds], { error: 'Kies een soort.' })
      .default('page'),
  })
  .transform((form, context): Placed & { type: string } => {
    const path = place(form)
    refuseAddress(path, context)
    return { title: form.title, path, type: form.type }
  })

export const copyForm = z.object({ path, title, parent, address }).transform((form, context) => {
  const to = place(form)
  refuseAddress(to, context)
  return { from: form.path, to, title: form.title }
})

export const moveForm = z
  .object({
    path,
    address: z.string({ error: 'Vul het nieuwe adres in.' }).max(200),
    renew: z.string().optional(),
  })
  .transform(({ path: from, address: typed, renew }, context) => {
    const to = typed.trim()
    refuseAddress(to, context)
    const isInside = to === from || to.startsWith(`${from}/`)
    if (isInside)
      context.addIssue({
        code: 'custom',
        path: ['address'],
        message: 'Kies een ander adres, dat niet onder de pagina zelf ligt.',
      })
    return { from, to, renewsLinks: renew !== undefined && renew !== 'false' }
  })
