import type { ProofPurpose } from '#features/account/proofs/proof.ts'
import { daysInWords, minutesInWords } from '#period-words.ts'
import {
  expiredProofsInDays,
  housekeepingInMinutes,
  invitationInDays,
  knownBrowserInDays,
  proofLifetimeInMinutes,
  registrationLifetimeInDays,
} from '#periods.ts'
import { onlyUs, type StoredEntry, usAndMailServer, whileLoggedIn, whileMember } from './entry.ts'

const uses: Record<ProofPurpose, string> = {
  activate: 'om je account te activeren',
  'reset-password': 'voor een nieuw wachtwoord',
  'change-email': 'voor een nieuw e-mailadres',
}

const needed = { ground: 'agreement', who: onlyUs } as const

/** What is kept so that somebody can log in, and nobody else can. */
export const accessEntries: StoredEntry[] = [
  {
    what: 'Lidnummer',
    why: 'Om bij elkaar te houden wat bij jouw account hoort',
    ...needed,
    howLong: whileMember,
    columns: [
      ...(['member.id', 'session.member_id', 'proof.owner_id', 'known_browser.member_id'] as const),
      ...(['editor.member_id', 'recovery_code.member_id', 'media.uploaded_by'] as const),
    ],
  },
  {
    what: 'Wanneer je account actief werd, hoe vaak je wachtwoord of e-mailadres veranderde, en of je dat adres bevestigde waar je ingelogd was',
    why: 'Om je account te beheren en te beveiligen',
    ...needed,
    howLong: whileMember,
    columns: ['member.created_at', 'member.credential_version', 'member.moved_elsewhere'],
  },
  {
    what: 'Aanvraag van een account: je e-mailadres, wat je invulde, je wachtwoord zo bewaard dat niemand het kan lezen, en in welke browser je het aanvroeg',
    why: 'Om op je bevestiging te wachten',
    ...needed,
    howLong: `Tot je bevestigt, en hooguit ${daysInWords(registrationLifetimeInDays)}. Van aanvragen voor een adres dat al een account heeft, bewaren we je adres en wat je invulde niet`,
    columns: [
      ...(['registration.id', 'registration.address_hash', 'registration.email'] as const),
      ...(['registration.profile', 'registration.password_hash'] as const),
      ...(['registration.browser_hash', 'registration.created_at'] as const),
    ],
  },
  {
    what: 'In welke browsers je eerder inlogde, zo bewaard dat niemand ze kan nadoen',
    why: 'Om jou binnen te laten als iemand anders je wachtwoord probeert te raden',
    ground: 'interest',
    who: onlyUs,
    howLong: `Tot ${daysInWords(knownBrowserInDays)} na de laatste keer, of tot je je wachtwoord of e-mailadres wijzigt`,
    columns: ['known_browser.token_hash', 'known_browser.used_at'],
  },
  {
    what: 'Wachtwoord, zo bewaard dat niemand het kan lezen',
    why: 'Om te controleren dat jij het bent',
    ...needed,
    howLong: whileMember,
    columns: ['member.password_hash'],
  },
  {
    what: 'Sessie: wanneer je inlogde en wanneer je voor het laatst iets deed',
    why: 'Om je ingelogd te houden',
    ...needed,
    howLong: whileLoggedIn,
    columns: ['session.token_hash', 'session.created_at', 'session.extended_at', 'session.expires_at'],
  },
  {
    what: 'Code uit een mail: waar die voor is en of je hem gebruikt hebt',
    why: 'Om te zien dat de mailbox van jou is',
    ...needed,
    who: usAndMailServer,
    howLong: `${validities()}. Daarna nog ${daysInWords(expiredProofsInDays)}, zodat een oude link kan zeggen dat hij verlopen is`,
    columns: ['proof.code_hash', 'proof.purpose', 'proof.expires_at', 'proof.used_at'],
  },
  {
    what: 'Nieuw e-mailadres dat je nog moet bevestigen, met je wachtwoord zo bewaard dat niemand het kan lezen',
    why: 'Om je nieuwe adres te controleren',
    ...needed,
    who: usAndMailServer,
    howLong: `${minutesInWords(proofLifetimeInMinutes['change-email'])} geldig, en daarna nog ${daysInWords(expiredProofsInDays)}`,
    columns: ['proof.email', 'proof.password_hash'],
  },
  {
    what: 'Alleen voor wie de website schrijft: sinds wanneer en met welke rol, of je ook lid bent, en wat nodig is om je inlogcode te controleren',
    why: 'Om alleen de redactie aan de website te laten werken',
    ground: 'interest',
    who: onlyUs,
    howLong: 'Zolang je bij de redactie hoort',
    columns: [
      ...(['editor.role', 'member.is_colleague'] as const),
      ...(['editor.added_at', 'editor.totp_secret', 'editor.totp_confirmed_at'] as const),
      ...(['editor.totp_last_step', 'recovery_code.place', 'recovery_code.code_hash'] as const),
      ...(['recovery_code.used_at', 'session.second_factor_at', 'session.totp_offer'] as const),
    ],
  },
  {
    what: 'Alleen voor wie de website schrijft: welke pagina’s en instellingen je hebt gewijzigd of nagekeken, wat je erbij opmerkte, en wanneer',
    why: 'Om te weten wie iets kan uitleggen over een pagina',
    ground: 'interest',
    who: onlyUs,
    howLong: `${whileMember}. Daarna blijft de pagina staan, zonder je naam`,
    columns: [
      ...(['draft.updated_by', 'draft.updated_at', 'draft.publish_by'] as const),
      ...(['draft.written_by', 'draft.written_by_publisher'] as const),
      ...(['draft.asked_by', 'draft.asked_at', 'remark.by', 'remark.at'] as const),
      ...(['remark.words', 'remark.answer', 'remark.handled_by', 'remark.handled_at'] as const),
      ...(['setting_proposal.by', 'setting_proposal.at'] as const),
      ...(['past_version.by', 'past_version.at', 'past_version.written_by_publisher'] as const),
      ...(['setting_change.by', 'setting_change.at'] as const),
      ...(['planned_change.by', 'planned_change.at'] as const),
    ],
  },
  {
    what: 'Alleen voor wie de website schrijft: welke pagina en welk blok je nu voor je hebt',
    why: 'Om je collega’s te laten zien dat je er bent',
    ground: 'interest',
    who: onlyUs,
    howLong: `Zolang je het scherm open hebt, en daarna ongeveer ${minutesInWords(housekeepingInMinutes)}`,
    columns: [
      ...(['presence.draft_id', 'presence.member_id', 'presence.tab'] as const),
      ...(['presence.block_id', 'presence.seen_at'] as const),
    ],
  },
  {
    what: 'Uitnodiging voor de redactie: het e-mailadres waar die voor is, en de rol',
    why: 'Om de juiste persoon toe te laten',
    ground: 'interest',
    who: usAndMailServer,
    howLong: `Tot je een account hebt, en hooguit ${daysInWords(invitationInDays)}`,
    columns: [
      ...(['editor_invitation.email_key', 'editor_invitation.expires_at'] as const),
      ...(['editor_invitation.role', 'editor_invitation.code_hash'] as const),
    ],
  },
]

/** How long each code works, in one line. */
function validities(): string {
  const parts = (Object.keys(uses) as ProofPurpose[]).map(
    (purpose) => `${minutesInWords(proofLifetimeInMinutes[purpose])} geldig ${uses[purpose]}`,
  )
  return parts.join(', ')
}
