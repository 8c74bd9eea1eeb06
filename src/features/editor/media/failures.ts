import { failureOf } from '#forms/failure.ts'

export const unknownMedium = failureOf('not_found', 'Dit bestand staat niet (meer) in de bibliotheek.')

export const stillBusy = failureOf(
  'conflict',
  'We zijn nog bezig met dit bestand. Wacht even en probeer het opnieuw.',
)
