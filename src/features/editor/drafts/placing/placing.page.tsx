import type { Editor } from '#features/editor/people/editor.ts'
import { pageKinds } from '#features/pages/page-kinds.ts'
import { longestTitle } from '#features/pages/page-lengths.ts'
import type { FormState } from '#forms/answer.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Field, SelectField } from '#ui/field/field.tsx'
import { EditorForm } from '../editor-form.view.tsx'
import { pageAddress } from '../page-address.ts'
import { LinkingPages } from '../sheet/linking-pages.view.tsx'
import type { PageSheet } from '../sheet/page-sheet.ts'

type Shared = { frame: Frame; editor: Editor; state: FormState | undefined }

/** Pages that others may lie below. */
export type Parent = { id: string; label: string }

export function NewPagePage({ frame, editor, state, parents }: Shared & { parents: Parent[] }) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Nieuwe pagina">
      <p>Je maakt een concept. Bezoekers zien de pagina pas als je hem publiceert.</p>
      <EditorForm
        action="/api/v1/redactie/pages/create"
        submitLabel="Maak de pagina"
        state={state}
        back="/redactie"
        keepAs="nieuwe pagina"
      >
        <TitleField state={state} />
        <SelectField
          name="type"
          label="Soort"
          errors={state?.errors}
          defaultValue={state?.values.type ?? 'page'}
          options={Object.entries(pageKinds).map(([id, label]) => ({ id, label }))}
        />
        <PlaceFields state={state} parents={parents} />
      </EditorForm>
    </EditorDocument>
  )
}

type CopyPageProps = Shared & { parents: Parent[]; sheet: PageSheet; parent: string }

export function CopyPagePage({ frame, editor, state, parents, sheet, parent }: CopyPageProps) {
  const { path, title } = sheet
  return (
    <EditorDocument frame={frame} editor={editor} title={`Kopiëren: ${title}`}>
      <p>De kopie is een concept, en staat nog in geen menu.</p>
      <EditorForm
        action="/api/v1/redactie/pages/copy"
        submitLabel="Maak de kopie"
        state={state}
        back={pageAddress(path)}
        keepAs={`kopie ${path}`}
      >
        <input type="hidden" name="path" value={path} />
        <TitleField state={state} title={`${title} (kopie)`} />
        <PlaceFields state={state} parents={parents} parent={parent} />
      </EditorForm>
    </EditorDocument>
  )
}

type MovePageProps = Shared & { sheet: PageSheet; linking: { path: string; title: string }[] }

export function MovePagePage({ frame, editor, state, sheet, linking }: MovePageProps) {
  const { path, title, countBelow } = sheet
  return (
    <EditorDocument frame={frame} editor={editor} title={`Verplaatsen: ${title}`}>
      <p>
        Het oude adres verwijst vanzelf naar het nieuwe: links en bladwijzers van anderen blijven werken.
        {countBelow > 0 &&
          ` ${countBelow === 1 ? 'De pagina die eronder staat, verhuist' : `De ${countBelow} pagina’s die eronder staan, verhuizen`} mee, ook met een verwijzing.`}
      </p>
      <LinkingPages linking={linking} />
      <EditorForm
        action="/api/v1/redactie/pages/move"
        submitLabel="Verplaats de pagina"
        state={state}
        back={pageAddress(path)}
        keepAs={`verplaatsen ${path}`}
      >
        <input type="hidden" name="path" value={path} />
        <Field
          name="address"
          label="Nieuw adres"
          hint={`Nu staat de pagina op ${path}`}
          errors={state?.errors}
          defaultValue={state?.values.address ?? path}
          required
          autoComplete="off"
          spellCheck={false}
        />
        {linking.length > 0 && (
          <label className="editor-check">
            <input type="checkbox" name="renew" value="true" defaultChecked />
            Zet ook de links op {linking.length === 1 ? 'die andere pagina' : 'die andere pagina’s'} om naar
            het nieuwe adres
          </label>
        )}
      </EditorForm>
    </EditorDocument>
  )
}

function TitleField({ state, title = '' }: { state: FormState | undefined; title?: string }) {
  return (
    <Field
      name="title"
      label="Titel"
      hint={`Hooguit ${longestTitle} tekens. Zo heet de pagina in zoekmachines en in de lijst.`}
      errors={state?.errors}
      defaultValue={state?.values.title ?? title}
      maxLength={longestTitle}
      required
    />
  )
}

type PlaceFieldsProps = { state: FormState | undefined; parents: Parent[]; parent?: string }

function PlaceFields({ state, parents, parent = '/' }: PlaceFieldsProps) {
  return (
    <>
      <SelectField
        name="parent"
        label="Onder welke pagina"
        errors={state?.errors}
        defaultValue={state?.values.parent ?? parent}
        options={parents}
      />
      <Field
        name="address"
        label="Adres"
        hint={<span data-proposed-address="">Laat dit leeg, dan maken we het adres van de titel.</span>}
        placeholder="/zorg/nieuwe-pagina"
        errors={state?.errors}
        defaultValue={state?.values.address ?? ''}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  )
}
