import { logInPath } from '#addresses.ts'
import type { FailedWhere } from '#forms/failure.ts'
import { Button } from '#ui/button/button.tsx'

type SendAgainProps = Omit<FailedWhere, 'mayPass'> & {
  /** Where whoever logs in comes, when that is not their account. */
  home?: string
}

/** What was typed in a browser without script, so that nobody has to type it twice. */
export function SendAgain({ url, typed, isLoggedOut, home }: SendAgainProps) {
  return (
    <>
      <h2>Wat je invulde, is er nog</h2>
      {isLoggedOut ? (
        <ol>
          <li>
            <a
              href={home ? `${logInPath}?return-url=${btoa(home)}` : logInPath}
              target="_blank"
              rel="noopener"
            >
              Log in (nieuw tabblad)
            </a>
            .
          </li>
          <li>Kom terug op deze pagina en verstuur het formulier opnieuw.</li>
        </ol>
      ) : (
        <p>Wacht een paar minuten en verstuur het formulier opnieuw.</p>
      )}
      <p>Wachtwoorden bewaren we niet. Vraagt het formulier erom, dan typ je je wachtwoord nog een keer.</p>
      <form method="post" action={url}>
        {typed.map(([name, value], number) => (
          <input key={number} type="hidden" name={name} value={value} />
        ))}
        <Button>Verstuur opnieuw</Button>
      </form>
    </>
  )
}
