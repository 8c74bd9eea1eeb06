import { Button } from '#ui/button/button.tsx'
import { FieldHint, FieldMessages } from '#ui/field/field.tsx'
import type { Posted } from '../gathered.ts'

type MailProps = { block: string; path: string; query: string; posted: Posted | undefined }

/** One mail with what stands here. The form holds the address of this calculation; the server reckons it again. */
export function PremiumMail({ block, path, query, posted }: MailProps) {
  const id = `${block}-email`
  const messages = posted?.errors.email ?? []
  const isInvalid = messages.length > 0
  return (
    <form className="calculator-mail" action="/actions/premium/mail" method="post">
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="query" value={query} />
      <div className="field" data-invalid={isInvalid || undefined}>
        <label className="field-label" htmlFor={id}>
          Mail mij dit
        </label>
        <FieldHint
          id={`${id}-uitleg`}
          hint="Je krijgt één mail met deze berekening. We bewaren je e-mailadres niet."
        />
        <input
          className="field-input"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={posted?.values.email}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-uitleg ${id}-fout` : `${id}-uitleg`}
        />
        <FieldMessages id={`${id}-fout`} messages={messages} />
      </div>
      <Button type="submit" look="secondary">
        Verstuur de mail
      </Button>
    </form>
  )
}
