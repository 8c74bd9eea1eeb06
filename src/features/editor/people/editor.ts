/** Somebody who makes the pages of the site. */
export type Editor = { memberId: string; name: string }

/** An editor as the database knows one. */
export type KnownEditor = Editor & {
  /** Of demo mode: comes in with the password alone. */
  isSample: boolean
}

/** How far somebody gets at the door of the redactie. */
export type Entrance =
  | { outcome: 'welcome'; editor: Editor }
  | { outcome: 'second-factor'; editor: Editor }
  | { outcome: 'not-an-editor' }

/** The password alone opens nothing: whoever is no sample shows a second factor in every new session. */
export function entranceOf(known: KnownEditor | undefined, secondFactorAt: string | null): Entrance {
  if (!known) return { outcome: 'not-an-editor' }
  const editor = { memberId: known.memberId, name: known.name }
  return { outcome: known.isSample || secondFactorAt ? 'welcome' : 'second-factor', editor }
}
