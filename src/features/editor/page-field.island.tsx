import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { FieldHint, FieldLabel, FieldMessages, useField } from '#ui/field/field.tsx'
import { judgeLink, type LinkedPages } from './screen/fields/judge-link.ts'
import { PageSearch } from './screen/fields/page-search.part.tsx'
import type { Workbench } from './screen/workbench.ts'

type PageFieldProps = { name: string; label: string; value: string; errors?: FieldErrors | undefined }

/** A page of the site, found by its title. Without script its address can be typed. */
export default function PageField({ name, label, value, errors }: PageFieldProps) {
  const [pages, setPages] = useState<LinkedPages>()
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    allPages().then(setPages)
  }, [])
  const note = pages && judgeLink(typed, { pages, mustBePage: true }).note
  const field = useField(name, errors, note)
  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel label={label} required={false} htmlFor={field.id} />
      <PageSearch
        pages={pages ?? {}}
        attributes={{ name, ...field.attributes, className: 'field-input' }}
        value={typed}
        onChange={setTyped}
      />
      <FieldHint id={field.hintId} hint={note} />
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}

let asked: Promise<LinkedPages | undefined> | undefined

/** Asked for once, however many of these fields a page has. */
function allPages(): Promise<LinkedPages | undefined> {
  asked ??= load<{ data: Workbench }>('/api/v1/redactie/workbench').then((answer) =>
    answer.ok ? answer.body.data.gathered.pages : undefined,
  )
  return asked
}
