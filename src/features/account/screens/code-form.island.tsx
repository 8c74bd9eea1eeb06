import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Form } from '#ui/form/form.tsx'

type CodeFormProps = { action: string; submitLabel: string; code: string; state?: FormState }

/** One button that hands in the code of a mailed link: opening the link alone changes nothing. */
export default function CodeForm({ action, submitLabel, code, state }: CodeFormProps) {
  const { answer, phase, submit } = useSubmit<{ redirect: string }>(action, {
    state,
    onDone: ({ redirect }) => location.assign(redirect),
  })
  return (
    <Form action={action} submitLabel={submitLabel} answer={answer} phase={phase} onSubmit={submit}>
      <input type="hidden" name="code" value={code} />
    </Form>
  )
}
