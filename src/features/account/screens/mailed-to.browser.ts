import { tabStorage } from '#browser/tab-storage.ts'

const key = 'izz-mailed-to'

/** For the page that tells what happens now: an address of a person does not belong in the address of a page. */
export function keepMailedTo(email: unknown): void {
  tabStorage()?.setItem(key, String(email))
}

/** Once: a page that is opened again tells of no mail. */
export function takeMailedTo(): string | undefined {
  const email = tabStorage()?.getItem(key) ?? undefined
  tabStorage()?.removeItem(key)
  return email
}
