import { Button } from '#ui/button/button.tsx'

type MailProps = { id: string; path: string; query: string }

/** One mail with what stands here. The form holds the address of this calculation; the server reckons it again. */
export function PremiumMail({ id, path, query }: MailProps) {
  return (
    <form className="calculator-mail" action="/actions/premium/mail" method="post">
      <input type="hidden" name="page" value={path} />
      <input type="hidden" name="query" value={query} />
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Mail mij dit
        </label>
        <p className="field-hint" id={`${id}-uitleg`}>
          Je krijgt één mail met deze berekening. We bewaren je e-mailadres niet.
        </p>
        <input
          className="field-input"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby={`${id}-uitleg`}
        />
      </div>
      <Button type="submit" look="secondary">
        Verstuur de mail
      </Button>
    </form>
  )
}
