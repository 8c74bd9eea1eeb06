/**
 * Something that a visitor asked for an address. It is written down for known and unknown addresses alike, and done
 * after the answer was given: neither the answer nor its time tells whether we know the address.
 */
export type Job = { requestId: string } & (
  | {
      kind: 'send-activation'
      email?: string | undefined
      registrationId?: string | undefined
      browserHashes?: string[] | undefined
    }
  | { kind: 'send-reset'; email: string; browserHashes?: string[] | undefined }
)
