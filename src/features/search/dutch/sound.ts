/** How a word sounds, roughly: "risico" and "riziko", "bereiken" and "berijken" sound alike. */
export function soundOf(form: string): string {
  return replacements.reduce((sound, [letters, heard]) => sound.replace(letters, heard), form)
}

const replacements: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch(?=[^aeiou]|$)/g, 's'],
  [/ch/g, 'g'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/ij|y(?=[^aeiou]|$)/g, 'i'],
  [/ei/g, 'i'],
  [/ie/g, 'i'],
  [/au/g, 'ou'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/dt?$/, 't'],
  [/(.)\1+/g, '$1'],
]
