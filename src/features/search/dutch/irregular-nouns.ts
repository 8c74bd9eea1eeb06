/** Plurals that no rule can find. Behind another word they work the same way: leden, bestuursleden. */
export const irregularNouns = new Map([
  ['leden', 'lid'],
  ['steden', 'stad'],
  ['schepen', 'schip'],
  ['smeden', 'smid'],
  ['kinderen', 'kind'],
  ['eieren', 'ei'],
  ['bladeren', 'blad'],
  ['kalveren', 'kalf'],
  ['lammeren', 'lam'],
  ['liederen', 'lied'],
  ['runderen', 'rund'],
  ['goederen', 'goed'],
  ['beenderen', 'been'],
  ['raderen', 'rad'],
  ['gelederen', 'gelid'],
  ['volkeren', 'volk'],
  ['koeien', 'koe'],
  ['vlooien', 'vlo'],
  ['musea', 'museum'],
  ['centra', 'centrum'],
  ['data', 'datum'],
  ['stadia', 'stadium'],
  ['medici', 'medicus'],
  ['politici', 'politicus'],
  ['technici', 'technicus'],
  ['academici', 'academicus'],
  ['critici', 'criticus'],
  ['catalogi', 'catalogus'],
  ['indices', 'index'],
  ['zeeen', 'zee'],
])

/** Words that end as if they were a plural or a past tense, and are not. */
export const notInflected = new Set(
  'verleden geleden aanleiding gezond gewond geduld geweld gemoed gebied geluid weekend geboren zijn waren was'.split(
    ' ',
  ),
)
