import type { EditorRole } from '#database/schema.ts'

/** What somebody is in the redactie. */
export type Role = EditorRole

export const roles: Record<Role, { label: string; about: string }> = {
  writer: { label: 'Schrijver', about: 'schrijft concepten en vraagt om controle' },
  'chief-editor': { label: 'Eindredacteur', about: 'controleert, publiceert en wijzigt instellingen' },
  administrator: { label: 'Beheer', about: 'kan alles, en bepaalt wie bij de redactie hoort' },
}

const everybody: readonly Role[] = ['writer', 'chief-editor', 'administrator']
const publishers: readonly Role[] = ['chief-editor', 'administrator']

/** Who may do what: the door, the screens and the help read it here. Every call of the redactie names its act. */
export const acts = {
  enter: { label: 'Pagina’s en media bekijken', roles: everybody },
  write: { label: 'Concepten maken en wijzigen, en om controle vragen', roles: everybody },
  'add-media': { label: 'Afbeeldingen en video’s toevoegen en beschrijven', roles: everybody },
  publish: {
    label: 'Controleren, publiceren, verplaatsen, offline halen en verwijderen',
    roles: publishers,
  },
  'change-media': { label: 'Afbeeldingen en video’s vervangen en verwijderen', roles: publishers },
  'change-settings': { label: 'Instellingen en doorverwijzingen wijzigen', roles: publishers },
  manage: {
    label: 'Collega’s uitnodigen, rollen geven en bepalen waar vier ogen nodig zijn',
    roles: ['administrator'],
  },
} satisfies Record<string, { label: string; roles: readonly Role[] }>

export type Act = keyof typeof acts

export function may({ role }: { role: Role }, act: Act): boolean {
  const allowed: readonly Role[] = acts[act].roles
  return allowed.includes(role)
}

/** Everybody who may publish. */
export const publishingRoles: readonly Role[] = acts.publish.roles
