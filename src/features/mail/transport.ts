import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMail } from './flows/empty-outbox.ts'
import type { Mail, WrittenMail } from './mail.ts'

type WriteMail = (mail: Mail) => Promise<WrittenMail>

/** Speaks SMTP, with TLS when the server offers it. A server that is silent for half a minute is not waited for. */
export function smtpTransport(smtpUrl: string, from: string, write: WriteMail): SendMail {
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const open = openOnce(({ createTransport }) => createTransport({ url: smtpUrl, ...patience }))
  return async (mail, id) => {
    await (await open()).sendMail({ ...envelopeOf(mail, id, from), ...(await write(mail)) })
  }
}

/** Demo mode: each mail is a file that any mail program opens. */
export function folderTransport(folder: string, write: WriteMail, now: () => Date): SendMail {
  const from = 'IZZ <leden@example.nl>'
  const open = openOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  )
  return async (mail, id) => {
    const { message } = await (await open()).sendMail({
      ...envelopeOf(mail, id, from),
      ...(await write(mail)),
      date: now(),
    })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${id}.eml`
    // Renamed when it is whole: whoever reads the folder never sees half a mail.
    await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 })
    await rename(join(folder, `${name}.part`), join(folder, name))
  }
}

/** What sends is loaded with the first mail. */
function openOnce<T>(open: (nodemailer: typeof import('nodemailer')) => T): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => (opened ??= import('nodemailer').then(open))
}

/** The id makes a mail that was sent twice (because we died in between) recognisable as one. */
function envelopeOf(mail: Mail, id: string, from: string) {
  const domain = from.replace(/^.*@|>$/g, '')
  return {
    from,
    to: { name: '', address: mail.to },
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
