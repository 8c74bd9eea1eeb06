import { Island } from '#islands/island.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import CodeForm from './code-form.island.tsx'
import type { LinkState } from './link-state.ts'

type ConfirmEmailPageProps = { frame: Frame; code: string; found: LinkState }

export function ConfirmEmailPage({ frame, code, found }: ConfirmEmailPageProps) {
  return (
    <Document frame={frame} title={pageTitle('E-mailadres bevestigen')} isPrivate>
      <div className="plain-page container">
        {found === 'valid' ? (
          <>
            <h1>Bevestig je nieuwe e-mailadres</h1>
            <p>Daarna log je in met je nieuwe e-mailadres. We loggen je overal uit.</p>
            <Island
              of={CodeForm}
              props={{
                action: '/actions/users/verify-email',
                submitLabel: 'Bevestig mijn e-mailadres',
                code,
              }}
              wake="idle"
            />
          </>
        ) : (
          <>
            <h1>{found === 'used' ? 'Deze link is al gebruikt' : 'Deze link werkt niet meer'}</h1>
            <p>
              {found === 'used'
                ? 'Je nieuwe e-mailadres is al bevestigd. Je kunt ermee inloggen.'
                : 'De link werkt 24 uur. Log in met je oude e-mailadres en vraag de wijziging opnieuw aan.'}
            </p>
            <p>
              <ButtonLink href={found === 'used' ? '/inloggen' : '/mijn-account/e-mailadres'}>
                {found === 'used' ? 'Naar inloggen' : 'Vraag de wijziging opnieuw aan'}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </Document>
  )
}
