import type { Generated } from 'kysely'

/**
 * The tables, as TypeScript sees them.
 * Only text and integer columns: both databases hold those the same way, so one store serves SQLite and
 * PostgreSQL. Instants are ISO 8601 in UTC (they sort as text), days are YYYY-MM-DD, yes and no are 1 and 0.
 */
export type Schema = {
  page: PageTable
  redirect: RedirectTable
  site_version: SiteVersionTable
  fact_sheet: FactSheetTable
  member: MemberTable
  registration: RegistrationTable
  known_browser: KnownBrowserTable
  session: SessionTable
  proof: ProofTable
  allowance: AllowanceTable
  job: JobTable
  outbox: OutboxTable
  security_event: SecurityEventTable
  option: OptionTable
  search_log: SearchLogTable
  editor: EditorTable
  recovery_code: RecoveryCodeTable
  media: MediaTable
  draft: DraftTable
  past_version: PastVersionTable
  preview: PreviewTable
  editor_invitation: EditorInvitationTable
  setting_change: SettingChangeTable
  planned_change: PlannedChangeTable
  missed_address: MissedAddressTable
  dismissed_address: DismissedAddressTable
  outside_link: OutsideLinkTable
  link_round: LinkRoundTable
  presence: PresenceTable
  remark: RemarkTable
  guarded_page: GuardedPageTable
  setting_proposal: SettingProposalTable
}

export type PageTable = {
  path: string
  /** The whole page as JSON, in the form of `PageFile`. */
  document: string
  /** The fingerprint of the content file this page was last loaded from; null for a page without a file. */
  file_hash: string | null
  /** Set once somebody edits the page in the database: from then on its file no longer overwrites it. */
  edited_at: string | null
  published: 0 | 1
  /** The site version in which this row last changed. */
  version: number
  updated_at: string
}

export type RedirectTable = {
  from_path: string
  to_path: string
}

/** One row. Its number rises with every published change, in the same transaction. */
export type SiteVersionTable = {
  id: 1
  number: number
}

/** Facts that pages and comparisons share, as JSON; followed by site version like pages. */
export type FactSheetTable = {
  name: 'insurance' | 'yearFacts'
  document: string
  file_hash: string | null
  edited_at: string | null
  version: number
  updated_at: string
}

export type MemberTable = {
  id: string
  email: string
  /** The address as it is compared: in small letters. */
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  birthdate: string
  function_type: string
  branch: string
  job_position: string
  insured: 0 | 1
  insurer: string | null
  member_panel: 0 | 1
  news_letter: 0 | 1
  /** Sample members exist in demo mode only. */
  is_sample: 0 | 1
  created_at: string
  /** Rises whenever password or address change: what was checked before that does not count any more. */
  credential_version: Generated<number>
  /**
   * Who confirmed the present address was not logged in as this member: perhaps somebody else, who pressed without
   * reading. A new password by mail takes it back.
   */
  moved_elsewhere: Generated<0 | 1>
  /** Works in the redactie and is no member: has no profile. */
  is_colleague: Generated<0 | 1>
}

/** Somebody asked for an account with an address that was not proven yet. */
export type RegistrationTable = {
  id: string
  address_hash: string
  /** Null, like the profile, for one that leads nowhere: the address has an account. */
  email: string | null
  /** As JSON, in the form of `ProfileChanges`. */
  profile: string | null
  password_hash: string
  /** The browser in which it was asked for. */
  browser_hash: string | null
  is_sample: 0 | 1
  created_at: string
}

/** A browser in which a member logged in before. */
export type KnownBrowserTable = {
  token_hash: string
  member_id: string
  used_at: string
}

export type SessionTable = {
  token_hash: string
  member_id: string
  created_at: string
  extended_at: string
  expires_at: string
  /** When the second factor was shown; the redactie asks for it. */
  second_factor_at: string | null
  /** The secret that was shown for an app and is not confirmed yet, sealed. */
  totp_offer: string | null
}

/** A secret that was mailed; of each purpose a member or a registration has one at most. */
export type ProofTable = {
  code_hash: string
  owner_id: string
  purpose: 'activate' | 'reset-password' | 'change-email'
  /** The new address, for a change of address. */
  email: string | null
  /** The present password, made like others of that address. */
  password_hash: string | null
  expires_at: string
  used_at: string | null
}

/** How often something was done within a window, by whom it is counted for (hashed). */
export type AllowanceTable = {
  key: string
  count: number
  window_ends_at: string
  /** Empty when it is not blocked. */
  blocked_until: string
  refusals: number
}

/** Something asked by a person whose address we may or may not know, done after the answer was given. */
export type JobTable = {
  id: string
  document: string
  created_at: string
}

/** Mails on their way. Once accepted by the mail server a row is gone. */
export type OutboxTable = {
  id: string
  member_id: string | null
  kind: string
  /** The mail as JSON; taken out when we give up. */
  document: string | null
  attempts: number
  created_at: string
  next_try_at: string
  failed_at: string | null
  last_fault: string | null
}

export type SecurityEventTable = {
  id: string
  at: string
  event: string
  outcome: string
  actor_id: string | null
  member_id: string | null
  request_id: string
}

export type OptionTable = {
  list: 'branch' | 'functionType' | 'jobPosition' | 'insurer'
  id: string
  label: string
  position: number
  retired: 0 | 1
}

/** An address that visitors asked for on this day and did not get. */
export type MissedAddressTable = {
  day: string
  path: string
  times: number
}

/** An address of which an editor said that it needs nothing. */
export type DismissedAddressTable = {
  path: string
  at: string
}

/** A link to another site that was tried. */
export type OutsideLinkTable = {
  address: string
  tried_at: string
  /** How often in a row it did not work. */
  failures: number
  /** The first time in that row. */
  failed_at: string | null
  fault: string
}

/** One row: the process that tries links, as long as it says so. */
export type LinkRoundTable = {
  id: number
  holder: string
  claimed_until: string
}

/** What was searched for on a day. Nothing in it says by whom. */
export type SearchLogTable = {
  day: string
  /** In small letters, with addresses and long numbers masked. */
  query: string
  /** What was found the last time. */
  hits: number
  times: number
}

/** A member who may come into the redactie. */
export type EditorRole = 'writer' | 'chief-editor' | 'administrator'

export type EditorTable = {
  member_id: string
  added_at: string
  role: EditorRole
  /** Shared with the app that gives codes, sealed with a key that is not in the database. */
  totp_secret: string | null
  totp_confirmed_at: string | null
  /** The last step of 30 seconds whose code was taken: a code works once. */
  totp_last_step: number | null
}

export type RecoveryCodeTable = {
  member_id: string
  /** The first letters of the code, by which it is found. */
  place: string
  /** Of the whole code, as a password. */
  code_hash: string
  used_at: string | null
}

/** What editors are making of a page, beside what is published. Of each page there is one at most. */
export type DraftTable = {
  id: string
  /** Where the page is published, or will be. */
  path: string
  title: string
  /** In the form of `PageFile`, but it may be unfinished. */
  document: string
  /** Rises with every save: who saves says which one they began from. */
  revision: number
  /** The version of the published page that it began from; null for a new page. */
  based_on: number | null
  created_at: string
  updated_at: string
  updated_by: string | null
  publish_at: string | null
  publish_by: string | null
  /** Why it was not published at the time that was planned. */
  publish_fault: string | null
  /** Who changed its words last: moving a page changes no words. */
  written_by: string | null
  /** Of those who may publish, who wrote in it last. */
  written_by_publisher: string | null
  /** Since when it waits for a check, who asked, and for which revision. */
  asked_at: string | null
  asked_by: string | null
  asked_revision: number | null
  /** When those who check were last mailed about it. */
  mailed_at: string | null
}

/** What a page was after something happened to it. Rows are only added; a move takes them along. */
export type PastVersionTable = {
  id: string
  path: string
  title: string
  document: string
  event: 'loaded' | 'published' | 'restored' | 'links-renewed' | 'moved' | 'offline' | 'removed' | 'set-aside'
  at: string
  by: string | null
  /** Of a concept that was laid aside: see `DraftTable`. */
  written_by_publisher: string | null
}

/** A private address that shows a draft to who has it. */
export type PreviewTable = {
  token_hash: string
  draft_id: string
  expires_at: string
}

/** A picture, a film or a document that an editor brought in. Its files lie in `DATA_DIR/media`. */
export type MediaTable = {
  name: string
  kind: 'picture' | 'film' | 'document'
  title: string
  /** Words by which editors find it back, with commas between them. */
  tags: string
  alt: string
  is_decorative: 0 | 1
  width: number
  height: number
  /** How long a film takes; 0 for a picture. */
  seconds: number
  bytes: number
  /** What must stay in view when the edges are cut off, in percent from the left and from the top. */
  focal_x: number
  focal_y: number
  /** Usable: pages may show it, while the files that take long are still made. */
  state: 'busy' | 'usable' | 'ready' | 'failed'
  /** How many of its files are made, in percent. */
  progress: number
  /** Why it failed, in words for an editor. */
  fault: string
  /** How often somebody began to make its files and was not heard of again. */
  attempts: number
  /** How often in a row making its files was put off because of something that passes. */
  postponed: number
  /** Until then nobody else makes its files. */
  claimed_until: string
  /** With what the names of all its files begin. */
  stem: string
  /** The files it comes in, as JSON. */
  variants: string
  /** WebVTT, for a film. */
  captions: string
  /** The name of the picture that is shown before a film plays. */
  poster: string
  uploaded_at: string
  /** The editor; null when that account is gone. */
  uploaded_by: string | null
  /** The site version in which it last changed. */
  version: number
}
/** A role that waits for an account with this address. */
export type EditorInvitationTable = {
  email_key: string
  expires_at: string
  role: EditorRole
  /** Of the code in the mail with which a colleague who is no member makes an account. */
  code_hash: string | null
}

/** What somebody who checks a concept says about a block of it. */
export type RemarkTable = {
  id: string
  path: string
  /** Empty when it is about the page as a whole. */
  block_id: string
  /** Where that was on the page when it was said, in words. */
  place: string
  words: string
  at: string
  by: string | null
  answer: string | null
  handled_at: string | null
  handled_by: string | null
}

/** Pages that nobody writes and publishes alone. */
export type GuardedPageTable = { path: string }

/** A change of a setting that waits for a second person: one for each setting. */
export type SettingProposalTable = {
  name: string
  /** Another one for each time that it was proposed. */
  id: string
  /** What was typed, as JSON. */
  typed: string
  at: string
  by: string | null
}

/** What a setting became, each time somebody changed it. Rows are only added; the last one holds. */
export type SettingChangeTable = {
  id: string
  name: string
  document: string
  at: string
  by: string | null
  /** Which rows became what, as JSON; null for what was changed before this was kept. */
  difference: string | null
}

/** An editor who has a concept before them, in one of their tabs. */
export type PresenceTable = {
  draft_id: string
  member_id: string
  tab: string
  block_id: string | null
  seen_at: string
}

/** What happens by itself at a time that an editor chose, beside the publication of drafts. */
export type PlannedChangeTable = {
  id: string
  kind: 'offline' | 'setting'
  /** The address of the page, or the name of the setting. */
  subject: string
  /** What a setting will become, as JSON: which rows become what. Empty for a page. */
  document: string
  at: string
  by: string | null
  /** Why it did not happen at its time; it is not tried again by itself. */
  fault: string | null
}
