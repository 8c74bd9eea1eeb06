import { timeInWords } from '../../drafts/dutch-time.ts'
import { LogInLink } from '../../kept-form/failure-note.part.tsx'
import type { Keeping } from './keeper.browser.ts'

/** Quiet as long as all is well; when it is not, it says what happens to the work. */
export function StatusLine({ keeping }: { keeping: Keeping }) {
  return (
    <p className="edit-status" data-state={keeping.state} role="status">
      {sentenceOf(keeping)}
      {keeping.state === 'logged-out' && (
        <>
          {' '}
          <LogInLink />
        </>
      )}
    </p>
  )
}

function sentenceOf(keeping: Keeping): string {
  switch (keeping.state) {
    case 'saved':
      return `Opgeslagen om ${timeInWords(keeping.at)}`
    case 'changed':
      return 'Nog niet opgeslagen'
    case 'saving':
      return 'Bezig met opslaan'
    case 'offline':
      return 'Geen verbinding. Je werk is in deze browser bewaard en wordt straks verstuurd.'
    case 'logged-out':
      return 'Je bent uitgelogd. Je werk is in deze browser bewaard.'
    case 'refused':
      return `Niet opgeslagen: ${keeping.message} Je werk is in deze browser bewaard.`
    case 'conflict':
      return 'Deze pagina is ook ergens anders opgeslagen. Kies wat blijft.'
  }
}
