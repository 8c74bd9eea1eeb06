import type { FormState } from '#forms/answer.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldPrefix } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { WhoseForm } from '#ui/form/whose-form.tsx'
import { FormFaults, keptBy } from '../../plain-form.view.tsx'
import type { BlockToCheck } from './blocks-to-check.ts'
import { longestRemark } from './remark.ts'

type SendBackFormProps = {
  draft: { id: string; revision: number }
  blocks: BlockToCheck[]
  state: FormState | undefined
}

/** A field for each block: what is filled in goes to the writer. */
export function SendBackForm({ draft, blocks, state }: SendBackFormProps) {
  return (
    <section className="send-back" aria-labelledby="terugsturen">
      <h2 id="terugsturen" className="sheet-group-title">
        Of stuur de pagina terug
      </h2>
      <p>Zeg bij een blok wat er moet gebeuren. De schrijver ziet je opmerking naast dat blok.</p>
      <form
        className="form"
        method="post"
        action="/api/v1/redactie/drafts/send-back"
        noValidate
        {...keptBy(`terugsturen ${draft.id}`, state)}
      >
        <WhoseForm />
        {state && <FormFaults state={state} />}
        <input type="hidden" name="id" value={draft.id} />
        <input type="hidden" name="revision" value={draft.revision} />
        <FieldPrefix value="opmerking">
          <RemarkField id="" place="Hele pagina" begin="" state={state} />
          {blocks.map((block) => (
            <RemarkField key={block.id} {...block} state={state} />
          ))}
        </FieldPrefix>
        <div className="form-actions">
          <Button>Stuur terug</Button>
        </div>
      </form>
    </section>
  )
}

function RemarkField({ id, place, begin, state }: BlockToCheck & { state: FormState | undefined }) {
  const name = `remark-${id}`
  return (
    <TextAreaField
      name={name}
      label={place}
      {...(begin && { hint: <bdi>{begin}</bdi> })}
      rows={2}
      maxLength={longestRemark}
      errors={state?.errors}
      defaultValue={state?.values[name]}
    />
  )
}
