import type { FormState } from '#forms/answer.ts'
import { momentInWords } from '#period-words.ts'
import { invitationInDays } from '#periods.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldPrefix, SelectField } from '#ui/field/field.tsx'
import { Message } from '#ui/message/message.tsx'
import { PlainForm } from '../../plain-form.view.tsx'
import type { Editor } from '../editor.ts'
import { type Act, acts, may, type Role, roles } from '../roles.ts'
import type { ListedEditor, ListedInvitation } from '../store.ts'

type TeamPageProps = {
  frame: Frame
  editor: Editor
  editors: ListedEditor[]
  invitations: ListedInvitation[]
  isFourEyes: boolean
  news?: string | undefined
  state?: FormState
}

const tidings: Record<string, string> = {
  uitgenodigd: 'De uitnodiging is verstuurd.',
  gewijzigd: 'De rol is gewijzigd. Dat geldt meteen, ook voor wie nu aan het werk is.',
  zelfde: 'Deze collega had die rol al. Er is niets gewijzigd.',
  weg: 'Deze collega hoort niet meer bij de redactie.',
}

const roleOptions = (Object.keys(roles) as Role[]).map((id) => ({ id, label: roles[id].label }))

export function TeamPage(props: TeamPageProps) {
  const { frame, editor, editors, invitations, isFourEyes, news = '', state } = props
  const administrators = editors.filter(({ role }) => role === 'administrator').length
  const atInvitation = state && !isAbout(state, editors, invitations) ? state : undefined
  return (
    <EditorDocument frame={frame} editor={editor} title={state ? 'Fout: Collega’s' : 'Collega’s'}>
      {Object.hasOwn(tidings, news) && <Message tone="good">{tidings[news]}</Message>}
      {news === 'uitgenodigd' && <DemoMailbox frame={frame} to={lastInvited(editors, invitations)} />}
      {news === 'gewijzigd' && <DemoMailbox frame={frame} />}
      {state && !atInvitation && <Message tone="wrong">{state.message}</Message>}
      <Message tone="notice">
        {isFourEyes
          ? 'Vier ogen: aan. Wie jaarcijfers, premies, verzekeringen of een juridische pagina het laatst wijzigde, kan dat niet zelf publiceren. Een collega doet dat.'
          : 'Vier ogen: uit. Er is maar één collega die mag publiceren. Zijn er twee, dan gaat het vanzelf aan.'}
      </Message>
      <ul className="team">
        {editors.map((colleague, number) => (
          <ColleagueRow
            key={colleague.email}
            colleague={colleague}
            number={number}
            isLast={colleague.role === 'administrator' && administrators === 1}
          />
        ))}
        {invitations.map((invited) => (
          <li key={invited.email} className="team-row">
            <div>
              <h2 className="team-name">
                <bdi>{invited.email}</bdi>
              </h2>
              <p className="team-told">
                Uitgenodigd als {roles[invited.role].label.toLowerCase()}, tot{' '}
                {momentInWords(invited.expiresAt)}
              </p>
            </div>
            <form method="post" action="/api/v1/redactie/collegas/verwijderen">
              <input type="hidden" name="email" value={invited.email} />
              <Button look="quiet">
                Intrekken<span className="visually-hidden"> van de uitnodiging voor {invited.email}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <section className="team-invite" aria-labelledby="uitnodigen">
        <h2 id="uitnodigen">Nodig een collega uit</h2>
        <p>
          Je collega krijgt een mail. Een lid gebruikt het account dat er al is. Wie geen lid is, maakt een
          account voor de redactie.
        </p>
        <PlainForm
          action="/api/v1/redactie/collegas/uitnodigen"
          submitLabel="Nodig uit"
          state={atInvitation}
          prefix="nieuw"
        >
          <Field
            name="email"
            label="E-mailadres"
            type="email"
            required
            errors={atInvitation?.errors}
            defaultValue={atInvitation?.values.email}
          />
          <SelectField
            name="role"
            label="Rol"
            required
            options={roleOptions}
            errors={atInvitation?.errors}
            defaultValue={atInvitation?.values.role ?? 'writer'}
          />
        </PlainForm>
      </section>
      <WhoMayWhat />
    </EditorDocument>
  )
}

/** Whoever has an account is a colleague at once; for anybody else the invitation waits. */
function lastInvited(editors: ListedEditor[], invitations: ListedInvitation[]): string | undefined {
  const all = [
    ...editors.map(({ email, addedAt }) => ({ email, at: Date.parse(addedAt) })),
    ...invitations.map(({ email, expiresAt }) => ({
      email,
      at: Date.parse(expiresAt) - invitationInDays * 86_400_000,
    })),
  ]
  return all.sort((one, other) => other.at - one.at)[0]?.email
}

function isAbout({ values }: FormState, editors: ListedEditor[], invitations: ListedInvitation[]): boolean {
  const known = [...editors, ...invitations].map(({ email }) => email.toLowerCase())
  return values.role === undefined || known.includes((values.email ?? '').trim().toLowerCase())
}

type ColleagueRowProps = { colleague: ListedEditor; number: number; isLast: boolean }

/** Without anybody who manages, nobody could come in any more. */
function ColleagueRow({ colleague, number, isLast }: ColleagueRowProps) {
  const { email, name, role, hasSecondFactor } = colleague
  return (
    <li className="team-row">
      <div>
        <h2 className="team-name">
          <bdi>{name}</bdi>
        </h2>
        <p className="team-told">
          <bdi>{email}</bdi>
          {!hasSecondFactor && ' · nog geen inlogcode ingesteld'}
        </p>
      </div>
      {isLast ? (
        <p className="team-told">De enige met de rol beheer. Geef eerst iemand anders die rol.</p>
      ) : (
        <form className="team-form" method="post" action="/api/v1/redactie/collegas/rol">
          <input type="hidden" name="email" value={email} />
          <FieldPrefix value={`collega-${number}`}>
            <SelectField name="role" label={`Rol van ${name}`} options={roleOptions} defaultValue={role} />
          </FieldPrefix>
          <Button look="secondary">
            Wijzig<span className="visually-hidden"> de rol van {name}</span>
          </Button>
          <Button look="quiet" formAction="/api/v1/redactie/collegas/verwijderen">
            Verwijder<span className="visually-hidden"> {name} uit de redactie</span>
          </Button>
        </form>
      )}
    </li>
  )
}

/** The same table that the door reads. */
function WhoMayWhat() {
  return (
    <section aria-labelledby="wie-mag-wat">
      <h2 id="wie-mag-wat">Wie mag wat</h2>
      <div className="team-roles">
        {(Object.keys(roles) as Role[]).map((role) => (
          <section key={role} aria-labelledby={`rol-${role}`}>
            <h3 id={`rol-${role}`}>{roles[role].label}</h3>
            <ul>
              {(Object.keys(acts) as Act[])
                .filter((act) => may({ role }, act))
                .map((act) => (
                  <li key={act}>{acts[act].label}</li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
