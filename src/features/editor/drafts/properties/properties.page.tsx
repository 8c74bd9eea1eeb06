import { payers } from '#features/blocks/gathered.ts'
import type { Editor } from '#features/editor/people/editor.ts'
import { audiences, menus, pageKinds } from '#features/pages/page-kinds.ts'
import {
  longestAnswer,
  longestDescription,
  longestTitle,
  longestTopic,
  mostRelated,
  mostTopics,
  shortestDescription,
} from '#features/pages/page-lengths.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Field, SelectField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import PageField from '../../page-field.island.tsx'
import type { Both } from '../../settings/merge-setting.ts'
import { TheirValue } from '../../settings/setting-row.view.tsx'
import { EditorForm } from '../editor-form.view.tsx'
import { pageAddress } from '../page-address.ts'
import { sourceRows } from './property-parts.ts'

type PropertiesPageProps = {
  frame: Frame
  editor: Editor
  path: string
  title: string
  /** What the form begins from. */
  marks: string
  values: FormState['values']
  /** What somebody else made of what was changed here too. */
  both: Both['fields']
  state: FormState | undefined
}

export function PropertiesPage(props: PropertiesPageProps) {
  const { frame, editor, path, title, marks, values, both, state } = props
  const theirs = (part: string) => <TheirValue name={part} theirs={both[part]} errors={state?.errors} />
  const shared = (name: string) => ({ name, errors: state?.errors, defaultValue: values[name] ?? '' })
  return (
    <EditorDocument frame={frame} editor={editor} title={`Eigenschappen: ${title}`}>
      <p>Wat je hier opslaat, komt in het concept. Bezoekers zien het als je publiceert.</p>
      <EditorForm
        action="/api/v1/redactie/pages/properties"
        submitLabel="Opslaan in het concept"
        state={state}
        back={pageAddress(path)}
        keepAs={`eigenschappen ${path}`}
      >
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="was" value={marks} />
        <Field
          label="Titel"
          hint={`Hooguit ${longestTitle} tekens`}
          maxLength={longestTitle}
          {...shared('title')}
        />
        {theirs('title')}
        <TextAreaField
          rows={3}
          label="Omschrijving"
          hint={`${shortestDescription} tot ${longestDescription} tekens. Zoekmachines tonen dit.`}
          {...shared('description')}
        />
        {theirs('description')}
        <SelectField label="Soort pagina" options={toOptions(pageKinds)} {...shared('type')} />
        {theirs('type')}
        <SelectField
          label="Wie betaalt"
          hint="Alleen bij een behandeling: wat voor de meeste volwassenen geldt."
          options={toOptions(payers)}
          {...shared('paidBy')}
        />
        {theirs('paidBy')}
        <SelectField label="Voor wie" options={toOptions(audiences)} {...shared('audience')} />
        {theirs('audience')}
        <Field
          label="Datum"
          hint="Lezers zien dit als ‘Bijgewerkt op’."
          type="date"
          {...shared('publishedDate')}
        />
        {theirs('publishedDate')}
        <Field
          label="Jaar waar de pagina over gaat"
          hint="Voor feiten zonder jaar, zoals {{eigen-risico}}. Leeg: altijd dit jaar."
          inputMode="numeric"
          {...shared('year')}
        />
        {theirs('year')}
        <TextAreaField
          rows={3}
          label="Onderwerpen"
          hint={`Hooguit ${mostTopics}, elk op een regel, hooguit ${longestTopic} tekens`}
          {...shared('topics')}
        />
        {theirs('topics')}
        <TextAreaField
          rows={3}
          label="Zoekvragen"
          hint={`Wat mensen typen als ze deze pagina zoeken, elk op een regel, hooguit ${longestAnswer} tekens`}
          {...shared('answers')}
        />
        {theirs('answers')}
        <fieldset className="form-group">
          <legend>Lees ook</legend>
          <p className="field-hint">Zoek een pagina op titel, of typ het adres.</p>
          {Array.from({ length: mostRelated }, (_, row) => (
            <Island
              key={`pagina ${row + 1}`}
              of={PageField}
              props={{
                name: `related${row}`,
                label: `Pagina ${row + 1}`,
                value: values[`related${row}`] ?? '',
                errors: state?.errors,
              }}
              wake="load"
            />
          ))}
          {theirs('related')}
        </fieldset>
        <fieldset className="form-group">
          <legend>Menu</legend>
          <SelectField label="In welk menu" options={toOptions(menus)} {...shared('menu')} />
          <Field label="Naam in het menu" hint="Leeg: de titel" maxLength={40} {...shared('menuLabel')} />
          <Field
            label="Kop in het menu"
            hint="Pagina’s met dezelfde kop staan bij elkaar"
            maxLength={30}
            {...shared('menuGroup')}
          />
          <Field
            label="Plaats in het menu"
            hint="Een getal: lage getallen staan vooraan"
            inputMode="numeric"
            {...shared('menuOrder')}
          />
          {theirs('navigation')}
        </fieldset>
        <fieldset className="form-group">
          <legend>Bronnen</legend>
          <p className="field-hint">
            Waar staan de feiten? De naam is genoeg, de datum en de link mogen erbij.
          </p>
          {Array.from({ length: sourceRows }, (_, row) => (
            <div className="source-row" key={`bron ${row + 1}`}>
              <Field label={`Naam van bron ${row + 1}`} maxLength={120} {...shared(`sourceName${row}`)} />
              <Field label="Datum" type="date" {...shared(`sourceDate${row}`)} />
              <Field label="Link" placeholder="https://" {...shared(`sourceHref${row}`)} />
            </div>
          ))}
          {theirs('sources')}
        </fieldset>
      </EditorForm>
    </EditorDocument>
  )
}

function toOptions(labels: Record<string, string>) {
  return Object.entries(labels).map(([id, label]) => ({ id, label }))
}
