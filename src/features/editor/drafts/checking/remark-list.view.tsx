import type { FormState } from '#forms/answer.ts'
import { momentInWords } from '#period-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldPrefix } from '#ui/field/field.tsx'
import { WhoseForm } from '#ui/form/whose-form.tsx'
import { FormFaults, keptBy } from '../../plain-form.view.tsx'
import { longestRemark, type Remark } from './remark.ts'

type RemarkListProps = {
  title: string
  path: string
  remarks: Remark[]
  mayHandle?: boolean
  /** What the server said of an answer when it came back. */
  state?: FormState | undefined
}

/** What was said about a page, with the way to say that it is done. */
export function RemarkList({ title, path, remarks, mayHandle = false, state }: RemarkListProps) {
  if (remarks.length === 0) return null
  return (
    <section className="remarks" aria-label={title}>
      <h2 className="sheet-group-title">{title}</h2>
      <ol className="remark-list">
        {remarks.map((remark) => (
          <li key={remark.id} className="remark">
            <p>
              <strong>{remark.place}</strong> <bdi className="remark-words">{remark.words}</bdi>
            </p>
            <p className="remark-when">
              {remark.by ?? 'Een collega'}, {momentInWords(remark.at)}
            </p>
            {remark.handledAt ? (
              <p className="remark-when">
                Afgehandeld{remark.handledBy && ` door ${remark.handledBy}`} op{' '}
                {momentInWords(remark.handledAt)}
                {remark.answer && (
                  <>
                    : <bdi className="remark-words">{remark.answer}</bdi>
                  </>
                )}
              </p>
            ) : (
              mayHandle && (
                <HandleForm
                  path={path}
                  remark={remark}
                  state={state?.values.id === remark.id ? state : undefined}
                />
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type HandleFormProps = { path: string; remark: Remark; state: FormState | undefined }

function HandleForm({ path, remark: { id, place }, state }: HandleFormProps) {
  return (
    <form
      className="remark-form"
      method="post"
      action="/api/v1/redactie/remarks/handle"
      noValidate
      {...keptBy(`antwoord ${id}`, state)}
    >
      <WhoseForm />
      {state && <FormFaults state={state} />}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="path" value={path} />
      <FieldPrefix value={`antwoord-${id}`}>
        <Field
          name="answer"
          label="Antwoord (mag leeg blijven)"
          maxLength={longestRemark}
          autoComplete="off"
          errors={state?.errors}
          defaultValue={state?.values.answer}
        />
      </FieldPrefix>
      <Button look="secondary">
        Afgehandeld<span className="visually-hidden">: {place}</span>
      </Button>
    </form>
  )
}
