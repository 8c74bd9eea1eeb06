import { z } from 'zod'

export const removalForm = z.object({ name: z.string().min(1).max(80) })
