/** Characters that nobody types: a database or a browser stumbles over them, and some turn the text around them. */
const unreadableCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the rule is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g

export function isReadable(text: string): boolean {
  return text.search(unreadableCharacters) === -1 && text.isWellFormed()
}

/** For where such a text must be shown all the same: each of those characters as an address would write it. */
export function spellUnreadable(text: string): string {
  return text.toWellFormed().replaceAll(unreadableCharacters, encodeURIComponent)
}

export const unreadable =
  'De tekst heeft tekens die niemand kan lezen. Typ de tekst opnieuw, of plak hem zonder opmaak.'

/** Spaces, and characters that leave nothing on a screen. */
const unseenCharacters = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu

export function withoutUnseen(text: string): string {
  return text.replace(unseenCharacters, '')
}

/** For what may be left out: empty is fine, what looks empty is not. */
export function isSeenOrEmpty(text: string): boolean {
  return text === '' || withoutUnseen(text) !== ''
}

export const unseen = 'Hier staan alleen tekens die niemand ziet. Typ een tekst, of maak het veld leeg.'
