import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail that was sent in demo mode, as a person reads it. */
export type SentMail = { id: string; to: string; subject: string; date: string; text: string; html: string }

/** The newest first. */
export async function listMails(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
  const mails = await Promise.all(
    ids
      .sort()
      .reverse()
      .slice(0, 100)
      .map((id) => readMail(folder, id)),
  )
  return mails.filter((mail) => mail !== undefined)
}

export async function readMail(folder: string, id: string): Promise<SentMail | undefined> {
  if (!/^[\w.-]+$/.test(id)) return undefined
  const file = await readFile(join(folder, `${id}.eml`)).catch(() => undefined)
  if (!file) return undefined

  const { default: PostalMime } = await import('postal-mime')
  const { to, subject = '', date = '', text = '', html = '' } = await PostalMime.parse(file)
  return { id, to: to?.[0]?.address ?? '', subject, date, text, html }
}
