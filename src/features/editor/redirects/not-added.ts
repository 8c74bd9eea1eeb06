import { spellUnreadable } from '#forms/readable.ts'
import { whoElseHas } from '../settings/merge-setting.ts'
import type { SettingSaved } from '../settings/steps/save-setting.ts'

/** Why redirects that are right themselves were not added, in words for an editor. */
export function whyNotAdded(saved: Exclude<SettingSaved, { outcome: 'saved' }>): string[] {
  switch (saved.outcome) {
    case 'proposed':
      return ['De doorverwijzing wacht op controle door een collega.']
    case 'refused':
      return [saved.fault]
    case 'conflict':
      return [
        `${whoElseHas(saved.drawn.both)} intussen dezelfde doorverwijzing gewijzigd. Probeer het opnieuw.`,
      ]
    case 'unconfirmed':
      return ['Dit verandert meer dan je zag. Pas het aan in het formulier van de instelling.']
    case 'unfit':
      return Object.entries(saved.errors).map(([name, messages]) => {
        const row = saved.drawn.values.rows[Number(name.slice(name.lastIndexOf('-') + 1))]
        const [from, to] = [row?.from, row?.to].map((address = '') => spellUnreadable(address))
        return `De doorverwijzing van ${from} naar ${to}: ${messages.join(' ')} Pas die eerst aan bij de instellingen.`
      })
  }
}
