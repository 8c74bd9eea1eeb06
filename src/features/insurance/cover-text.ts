/** The one way to say that a package does not pay for something. */
export const notInsured = 'niet verzekerd'

const paysNothing =
  /^(?:niet\s+(?:verzekerd|vergoed)|geen(?:\s+(?:vergoeding|dekking))?|nee|-|–|(?:0|€\s?0(?:,00)?)(?:\s[\p{L}\d ]+)?)\.?$/iu

/** Editors say in many ways that nothing is paid: all become one. */
export function toCoverText(typed: string): string {
  return paysNothing.test(typed) ? notInsured : typed
}
