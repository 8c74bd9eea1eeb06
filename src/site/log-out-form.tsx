import { Button } from '#ui/button/button.tsx'

/** A plain form; the script of the page sends it without leaving, and tells the other tabs. */
export function LogOutForm() {
  return (
    <form method="post" action="/actions/users/logout">
      <Button look="secondary">Uitloggen</Button>
    </form>
  )
}
