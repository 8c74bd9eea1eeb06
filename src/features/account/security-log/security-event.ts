/** What happened to an account, for whoever must find out later. No names, addresses, passwords or codes. */
export type SecurityEvent = {
  event: SecurityEventName
  outcome: string
  /** Who did it, when that is known. */
  actorId?: string | undefined
  /** Whose account it was about, when that is known. */
  memberId?: string | undefined
}

export type SecurityEventName =
  | 'register'
  | 'activate'
  | 'activation-mail-asked'
  | 'log-in'
  | 'log-out'
  | 'session-end'
  | 'data-export'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-change'
  | 'email-change-asked'
  | 'email-change'
  | 'profile-change'
  | 'account-removal'
  | 'mail-held-back'
  | 'access-refused'
  | 'publish'
  | 'page-move'
  | 'page-offline'
  | 'page-removal'
  | 'check'
  | 'page-guard'
  | 'editor-role'
  | 'second-factor'
  | 'setting-change'
