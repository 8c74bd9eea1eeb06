import { hash, randomBytes } from 'node:crypto'
import type { OpenHasher } from '#features/account/passwords/hasher.ts'
import { hashSettings, normalizePassword } from '#features/account/passwords/password.ts'

/** For tests whose subject is not hashing: hashes look like real ones and cost nothing. `onHash` hears of each. */
export function quickHasher(onHash: (kind: 'hash' | 'verify') => void = () => {}): OpenHasher {
  return {
    async hash(password, like) {
      onHash('hash')
      return stored(password, like ? saltOf(like) : randomBytes(16).toString('hex'))
    },
    async verify(password, known) {
      onHash('verify')
      return known === stored(password, saltOf(known))
    },
    likeFor: (subject) => stored('', hash('sha256', subject, 'hex').slice(0, 32)),
    waiting: () => 0,
    close: async () => undefined,
  }
}

function stored(password: string, salt: string): string {
  const { memory, passes, parallelism } = hashSettings
  const digest = hash('sha256', salt + normalizePassword(password), 'hex')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${digest}`
}

function saltOf(hash: string): string {
  return hash.split('$')[4] ?? ''
}
