import type { SubmitEvent } from 'react'
import { send } from '#browser/send.ts'
import { tellOtherTabs } from '#browser/session-channel.ts'
import { Button } from '#ui/button/button.tsx'

/** A plain form; awake, it forgets what this tab kept and tells the other tabs. */
export default function LogOut() {
  async function logOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    await send('/actions/users/logout', {})
    sessionStorage.clear()
    tellOtherTabs('logged-out')
    location.assign('/')
  }

  return (
    <form method="post" action="/actions/users/logout" onSubmit={logOut}>
      <Button look="secondary">Uitloggen</Button>
    </form>
  )
}
