import type { ReactNode } from 'react'
import type { Editor } from '#features/editor/people/editor.ts'
import { may } from '#features/editor/people/roles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { isAwaited } from '../draft.ts'
import { screenAddress } from '../page-address.ts'
import type { PageSheet } from './page-sheet.ts'
import { leadsTo, type SheetScreen } from './sheet-screens.ts'

/** What can be done with this page as it stands now, the usual first. */
export function SheetActions({ sheet, editor }: { sheet: PageSheet; editor: Editor }) {
  const { path, draft, isPublished, removedVersion } = sheet
  const isPublisher = may(editor, 'publish')
  const isThere = isPublished || draft !== undefined
  const isFor = (screen: SheetScreen) => leadsTo(screen, sheet, editor)
  return (
    <div className="sheet-groups">
      {removedVersion && (
        <Group title="Deze pagina is verwijderd">
          <p>
            Haal je hem terug, dan staat hij klaar als concept. Bezoekers zien hem pas als je hem publiceert.
          </p>
          <form method="post" action="/api/v1/redactie/pages/restore">
            <input type="hidden" name="version" value={removedVersion} />
            <input type="hidden" name="how" value="if-gone" />
            <Button>Terughalen</Button>
          </form>
        </Group>
      )}
      {isThere && (
        <Group title="Werken aan de pagina">
          <Act call="drafts/start" path={path} look="primary">
            Bewerken
          </Act>
          <To screen="eigenschappen" path={path}>
            Eigenschappen
          </To>
          {draft && (
            <Act call="pages/preview" path={path}>
              Voorbeeld bekijken
            </Act>
          )}
          {draft && isPublished && (
            <To screen="vergelijken" path={path}>
              Vergelijken met de site
            </To>
          )}
        </Group>
      )}
      {draft && (
        <Group title="Publiceren">
          {isPublisher && (
            <ButtonLink look="accent" href={screenAddress('publiceren', path)}>
              Publiceren
            </ButtonLink>
          )}
          <ButtonLink look={isPublisher ? 'secondary' : 'accent'} href={screenAddress('controle', path)}>
            {draft.check ? 'Controle' : 'Vraag om controle'}
          </ButtonLink>
          {draft.plan && isPublisher && (
            <Act call="pages/unplan" path={path}>
              Planning weghalen
            </Act>
          )}
          {isFor('concept-weggooien') && (
            <To screen="concept-weggooien" path={path}>
              Concept weggooien
            </To>
          )}
          {isAwaited(draft, editor.memberId) && !isPublisher && (
            <p>
              {draft.plan ? 'Dit concept staat gepland.' : 'Een collega vroeg om controle.'} Een eindredacteur
              of beheerder gooit het weg.
            </p>
          )}
        </Group>
      )}
      <Group title="Meer">
        <To screen="versies" path={path}>
          Versies
        </To>
        {isFor('kopieren') && (
          <To screen="kopieren" path={path}>
            Kopiëren
          </To>
        )}
        {isFor('verplaatsen') && (
          <To screen="verplaatsen" path={path}>
            Verplaatsen
          </To>
        )}
        {isFor('offline') && (
          <To screen="offline" path={path}>
            Offline halen
          </To>
        )}
        {isFor('verwijderen') && (
          <To screen="verwijderen" path={path}>
            Verwijderen
          </To>
        )}
        {isThere && may(editor, 'manage') && <Guard sheet={sheet} />}
      </Group>
    </div>
  )
}

function Guard({ sheet: { path, isGuarded } }: { sheet: PageSheet }) {
  return (
    <form method="post" action="/api/v1/redactie/pages/guard">
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="guarded" value={isGuarded ? 'no' : 'yes'} />
      <Button look="secondary">{isGuarded ? 'Vier ogen niet meer nodig' : 'Vier ogen nodig'}</Button>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet-group">
      <h2 className="sheet-group-title">{title}</h2>
      <div className="sheet-actions">{children}</div>
    </section>
  )
}

function To({ screen, path, children }: { screen: string; path: string; children: ReactNode }) {
  return (
    <ButtonLink look="secondary" href={screenAddress(screen, path)}>
      {children}
    </ButtonLink>
  )
}

type ActProps = { call: string; path: string; look?: 'primary' | 'secondary'; children: ReactNode }

/** A button that does it at once, without script too. */
function Act({ call, path, look = 'secondary', children }: ActProps) {
  return (
    <form method="post" action={`/api/v1/redactie/${call}`}>
      <input type="hidden" name="path" value={path} />
      <Button look={look}>{children}</Button>
    </form>
  )
}
