import type { FormState } from '#forms/answer.ts'
import { daysInWords } from '#period-words.ts'
import { missedAddressesInDays } from '#periods.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldPrefix } from '#ui/field/field.tsx'
import { Message } from '#ui/message/message.tsx'
import { pageAddress } from '../drafts/page-address.ts'
import { ListFilter } from '../list-filter/list-filter.view.tsx'
import { type PageOption, PageOptions, pageOptionsId } from '../page-options.view.tsx'
import type { Editor } from '../people/editor.ts'
import type { Missed } from './missed.ts'

type MissedPageProps = {
  frame: Frame
  editor: Editor
  missed: Missed[]
  pages: PageOption[]
  news?: string | undefined
  state?: FormState
}

const tidings: Record<string, string> = {
  doorverwezen: 'De doorverwijzing is toegevoegd en werkt binnen een paar seconden.',
  weg: 'Dit adres zie je hier niet meer.',
}

/** Addresses that visitors asked for and did not get, each with what can be done about it. */
export function MissedPage({ frame, editor, missed, pages, news = '', state }: MissedPageProps) {
  return (
    <EditorDocument frame={frame} editor={editor} title={state ? 'Fout: Niet gevonden' : 'Niet gevonden'}>
      <p className="setting-lead">
        Bezoekers openden de laatste {daysInWords(missedAddressesInDays)} deze adressen, maar daar staat geen
        pagina. Wat het vaakst is geopend, staat bovenaan. Wie dat deed, bewaren we niet.
      </p>
      <p>
        <a href="/redactie/instellingen/doorverwijzingen">Alle doorverwijzingen</a> ·{' '}
        <a href="/redactie/doorverwijzingen">Doorverwijzingen uit een bestand</a>
      </p>
      {Object.hasOwn(tidings, news) && <Message tone="good">{tidings[news]}</Message>}
      {state && <Message tone="wrong">{state.message}</Message>}
      <ListFilter rows=".missed" count={missed.length} />
      {missed.length === 0 ? (
        <p>Alle adressen die bezoekers openden, bestaan. Hier hoef je niets te doen.</p>
      ) : (
        <ul className="missed-list">
          {missed.map((each, number) => (
            <MissedRow key={each.path} missed={each} number={number} state={stateFor(each, state)} />
          ))}
        </ul>
      )}
      <PageOptions pages={pages} />
    </EditorDocument>
  )
}

function stateFor({ path }: Missed, state: FormState | undefined): FormState | undefined {
  return state?.values.from === path ? state : undefined
}

type MissedRowProps = { missed: Missed; number: number; state: FormState | undefined }

function MissedRow({ missed, number, state }: MissedRowProps) {
  const { path, times, formerTitle, target } = missed
  return (
    <li className="missed">
      <h2 className="missed-path" id={`adres-${number}`}>
        <bdi>{path}</bdi>
      </h2>
      <p className="missed-told">
        {times === 1 ? 'Eén keer geopend' : `${times.toLocaleString('nl')} keer geopend`}
        {formerTitle && (
          <>
            {' · '}Hier stond: <a href={pageAddress(path)}>{formerTitle}</a>
          </>
        )}
      </p>
      <form
        className="missed-form"
        method="post"
        action="/api/v1/redactie/missed/redirect"
        noValidate
        aria-labelledby={`adres-${number}`}
      >
        <FieldPrefix value={`rij-${number}`}>
          <input type="hidden" name="from" value={path} />
          <Field
            name="to"
            label="Gaat naar"
            defaultValue={state?.values.to ?? target ?? ''}
            errors={state?.errors}
            list={pageOptionsId}
            autoComplete="off"
          />
        </FieldPrefix>
        <div className="missed-actions">
          <Button>Verwijs door</Button>
          <Button look="quiet" formAction="/api/v1/redactie/missed/dismiss">
            Niet meer tonen
          </Button>
        </div>
      </form>
    </li>
  )
}
