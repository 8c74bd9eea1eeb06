import { type Act, may, type Role } from './roles.ts'

/** Somebody who makes the pages of the site. */
export type Editor = { memberId: string; name: string; role: Role }

/** An editor as the database knows one. */
export type KnownEditor = Editor & {
  /** Of demo mode: comes in with the password alone. */
  isSample: boolean
}

/** How far somebody gets at the door of the redactie. */
export type Entrance =
  | { outcome: 'welcome'; editor: Editor }
  | { outcome: 'second-factor'; editor: Editor }
  | { outcome: 'not-this-role'; editor: Editor }
  | { outcome: 'not-an-editor' }

/** The password alone opens nothing: whoever is no sample shows a second factor in every new session. */
export function entranceOf(
  known: KnownEditor | undefined,
  secondFactorAt: string | null,
  act: Act = 'enter',
): Entrance {
  if (!known) return { outcome: 'not-an-editor' }
  const editor = { memberId: known.memberId, name: known.name, role: known.role }
  if (!known.isSample && !secondFactorAt) return { outcome: 'second-factor', editor }
  return { outcome: may(editor, act) ? 'welcome' : 'not-this-role', editor }
}
