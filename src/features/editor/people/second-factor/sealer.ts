import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Seals what the database must hold and nobody may read who has only the database. What was sealed for one purpose opens
 * for no other: a row that somebody puts elsewhere is worth nothing there.
 */
export type Sealer = {
  seal: (text: string, purpose: string) => string
  /** Nothing when it was sealed with another key or for another purpose, or is no seal at all. */
  open: (sealed: string, purpose: string) => string | undefined
}

const cipher = 'aes-256-gcm'
const version = 'v1.'
const nonceBytes = 12
const tagBytes = 16

export function newSealer(key: Buffer): Sealer {
  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(purpose))
      const parts = [nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]
      return version + Buffer.concat(parts).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
      if (!isSealed(sealed) || bytes.length < nonceBytes + tagBytes) return undefined
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        return (
          opening.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + opening.final('utf8')
        )
      } catch {
        return undefined
      }
    },
  }
}

export function isSealed(text: string): boolean {
  return text.startsWith(version)
}
