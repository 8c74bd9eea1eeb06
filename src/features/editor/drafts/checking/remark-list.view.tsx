import { momentInWords } from '#period-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldPrefix } from '#ui/field/field.tsx'
import { longestRemark, type Remark } from './remark.ts'

type RemarkListProps = { title: string; path: string; remarks: Remark[]; mayHandle?: boolean }

/** What was said about a page, with the way to say that it is done. */
export function RemarkList({ title, path, remarks, mayHandle = false }: RemarkListProps) {
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
              mayHandle && <HandleForm path={path} remark={remark} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function HandleForm({ path, remark: { id, place } }: { path: string; remark: Remark }) {
  return (
    <form className="remark-form" method="post" action="/api/v1/redactie/remarks/handle">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="path" value={path} />
      <FieldPrefix value={`antwoord-${id}`}>
        <Field
          name="answer"
          label="Antwoord (mag leeg blijven)"
          maxLength={longestRemark}
          autoComplete="off"
        />
      </FieldPrefix>
      <Button look="secondary">
        Afgehandeld<span className="visually-hidden">: {place}</span>
      </Button>
    </form>
  )
}
