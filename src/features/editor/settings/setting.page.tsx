import { Fragment } from 'react'
import { upperFirst } from '#features/blocks/upper-first.ts'
import type { FormState } from '#forms/answer.ts'
import { daysInWords, momentInWords } from '#period-words.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import { type Later, MomentFields } from '../drafts/publishing/when-fields.view.tsx'
import { ListFilter } from '../list-filter/list-filter.view.tsx'
import { type PageOption, PageOptions } from '../page-options.view.tsx'
import type { Editor } from '../people/editor.ts'
import { PlainForm } from '../plain-form.view.tsx'
import { plannedAddress } from '../planned/planned-change.ts'
import { type FourEyes, FourEyesNotice, isClosed } from './four-eyes-notice.view.tsx'
import type { Both } from './merge-setting.ts'
import type { Effect } from './setting.ts'
import type { Row, SettingField, SettingForm, SettingValues } from './setting-form.ts'
import { type PageTitles, RowCard, SettingInput, TheirValue } from './setting-row.view.tsx'

type SettingPageProps = {
  frame: Frame
  editor: Editor
  form: SettingForm
  values: SettingValues
  revision: string
  /** What the form begins from, for each row and for the fields around them. */
  marks: string[]
  fieldMarks: string
  saved?: 'alone' | 'together'
  /** What was sent stood there already. */
  isSame?: boolean
  state?: FormState
  /** What somebody else made of what was changed here too. */
  both?: Both
  /** What else changes; whoever saves says that it should. */
  toConfirm?: { effects: Effect[]; confirmation: string }
  /** Searches that found nothing, where they help. */
  searches: { query: string; times: number }[]
  /** To choose from, where rows are about pages. */
  pages: PageOption[]
  /** When it should hold instead of now. */
  later: Later & { isChosen: boolean }
  /** The plan that this form was opened from. */
  plan?: string | undefined
  /** What will change by itself. */
  planned: { id: string; at: string; fault: string | null }[]
  fourEyes?: FourEyes | undefined
  usesOf?: ((row: Row) => Effect[]) | undefined
}

const rowsToAdd = 3

export function SettingPage(props: SettingPageProps) {
  const { frame, editor, form, values, revision, saved, isSame, state, both, toConfirm, searches } = props
  const { marks, fieldMarks, pages, later, plan, planned, fourEyes, usesOf } = props
  const titles: PageTitles = new Map(pages.map(({ path, title }) => [path, title]))
  const errors = state?.errors ?? {}
  const { rows, removed = [] } = values
  const filled = rows.length + removed.length
  const empty = Array.from({ length: rowsToAdd }, () => ({}))
  return (
    <EditorDocument
      frame={frame}
      editor={editor}
      title={toConfirm || !state ? form.title : `Fout: ${form.title}`}
    >
      <p>
        <a href="/redactie/instellingen">Alle instellingen</a> ·{' '}
        <a href={`/redactie/instellingen/${form.slug}/geschiedenis`}>Geschiedenis</a>
        {form.links?.map(({ href, label }) => (
          <span key={href}>
            {' · '}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
      <p className="setting-lead">{form.lead}</p>
      {saved && (
        <Message tone="good">
          {saved === 'together'
            ? 'Opgeslagen, samen met wat een collega intussen wijzigde.'
            : 'Opgeslagen. Het staat binnen een paar seconden op de site.'}
        </Message>
      )}
      {isSame && <Message tone="notice">Er is niets gewijzigd.</Message>}
      {planned.length > 0 && <Planned planned={planned} />}
      {plan && (
        <Message tone="notice">Je wijzigt wat gepland staat. Er verandert pas iets als je opslaat.</Message>
      )}
      {fourEyes && <FourEyesNotice slug={form.slug} fourEyes={fourEyes} />}
      {searches.length > 0 && <Searches searches={searches} />}
      <ListFilter rows=".setting-row:not([data-new])" count={rows.length} />
      <PlainForm
        isClosed={isClosed(fourEyes) && !state}
        action={`/api/v1/redactie/instellingen/${form.slug}`}
        submitLabel={toConfirm ? 'Ja, opslaan' : 'Opslaan'}
        state={state}
        keepAs={plan ? `${form.slug} ${plan}` : form.slug}
      >
        {toConfirm && <Effects {...toConfirm} />}
        <input type="hidden" name="revision" value={revision} />
        {plan && <input type="hidden" name="plan" value={plan} />}
        {form.fields.length > 0 && <input type="hidden" name="was" value={fieldMarks} />}
        {form.fields.length > 0 && (
          <div className="setting-around">
            {form.fields.map((field) => (
              <div key={field.name}>
                <SettingInput field={field} value={values.fields[field.name]} errors={errors} />
                <TheirValue name={field.name} theirs={both?.fields[field.name]} errors={errors} />
              </div>
            ))}
          </div>
        )}
        {rows.map((row, number) => (
          <Fragment key={number}>
            <Heading form={form} row={row} before={rows[number - 1]} />
            <RowCard
              {...{ form, row, number, errors, both, titles }}
              mark={marks[number]}
              uses={usesOf?.(row)}
            />
          </Fragment>
        ))}
        {removed.map((row, index) => (
          <RowCard
            key={`weg-${index}`}
            {...{ form, row, number: rows.length + index, errors, both, titles }}
            mark={marks[rows.length + index]}
            isRemoved
          />
        ))}
        {empty.map((row, index) => (
          <RowCard key={`nieuw-${index}`} {...{ form, row, number: filled + index, errors, titles }} isNew />
        ))}
        {!fourEyes?.isOn && <PlanFields later={later} state={state} />}
      </PlainForm>
      {pages.length > 0 && <PageOptions pages={pages} />}
      {form.columns.map(
        ({ suggestions }) => suggestions && <Suggestions key={suggestions.list} {...suggestions} />,
      )}
    </EditorDocument>
  )
}

function Suggestions({ list, options }: NonNullable<SettingField['suggestions']>) {
  return (
    <datalist id={list}>
      {options.map(({ id, label }) => (
        <option key={id} value={id} label={label} />
      ))}
    </datalist>
  )
}

function Planned({ planned }: Pick<SettingPageProps, 'planned'>) {
  return (
    <ul className="plain-list">
      {planned.map(({ id, at, fault }) => (
        <li key={id}>
          <a href={plannedAddress(id)}>
            {fault === null ? 'Verandert' : 'Niet gelukt'} op {momentInWords(at)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Without a tick it holds at once, as most changes do. */
function PlanFields({ later, state }: Pick<SettingPageProps, 'later'> & { state: FormState | undefined }) {
  return (
    <details className="editor-panel" open={later.isChosen}>
      <summary>Op een later moment laten ingaan</summary>
      <label className="editor-check">
        <input type="checkbox" name="later" defaultChecked={later.isChosen} />
        Nu nog niet wijzigen, maar op dit moment
      </label>
      <MomentFields state={state} later={later} />
    </details>
  )
}

/** Above the first row that stands under it. */
function Heading({ form, row, before }: { form: SettingForm; row: Row; before: Row | undefined }) {
  const heading = form.placeOf?.(row).heading
  if (!heading || (before && form.placeOf?.(before).heading === heading)) return null
  return <h2 className="setting-heading">{heading}</h2>
}

function Effects({ effects, confirmation }: { effects: Effect[]; confirmation: string }) {
  return (
    <details className="editor-panel" open>
      <summary>Hier verandert het</summary>
      <ul className="plain-list">
        {effects.map(({ where, times }) => (
          <li key={where}>
            {where.startsWith('/') ? <a href={where}>{where}</a> : upperFirst(where)}
            {times > 1 && ` (${times} keer)`}
          </li>
        ))}
      </ul>
      <input type="hidden" name="confirmed" value={confirmation} />
    </details>
  )
}

function Searches({ searches }: { searches: SettingPageProps['searches'] }) {
  return (
    <details className="editor-panel">
      <summary>Hiermee vonden bezoekers niets ({searches.length})</summary>
      <p>Gezocht in de laatste {daysInWords(reportedSearchesInDays)}, het vaakst bovenaan.</p>
      <ul className="plain-list">
        {searches.map(({ query, times }) => (
          <li key={query}>
            {query} ({times} keer)
          </li>
        ))}
      </ul>
    </details>
  )
}
