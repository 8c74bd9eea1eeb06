import { useEffect, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import { logInAddress } from '#browser/return-here.ts'
import { load, send } from '#browser/send.ts'
import { onNewsFromOtherTabs, tellOtherTabs } from '#browser/session-channel.ts'
import { minutesInLetters } from '#period-words.ts'
import { sessionWarningInMinutes } from '#periods.ts'
import { Button } from '#ui/button/button.tsx'

type SessionInfo = { isGuest: boolean; timeout: number }

const warningInMilliseconds = sessionWarningInMinutes * 60_000

/** Shortly before the session ends it asks whether to stay; other tabs hear what was chosen. */
export default function SessionGuard({ logIn }: { logIn: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [endsAt, setEndsAt] = useState<number>()

  useEffect(() => {
    look()
    return onNewsFromOtherTabs((news) => (news === 'logged-out' ? leave() : look()))
  }, [])

  useEffect(() => {
    if (endsAt === undefined) return
    const left = endsAt - Date.now()
    const timer = setTimeout(left > warningInMilliseconds ? look : leaveIfEnded, nextLook(left))
    if (left <= warningInMilliseconds) dialog.current?.showModal()
    else dialog.current?.close()
    return () => clearTimeout(timer)
  }, [endsAt])

  /** Asks without extending: another tab may have done that meanwhile. */
  async function look() {
    const answer = await load<SessionInfo>('/actions/users/session-info?dontExtendSession=1')
    if (!answer.ok) return setEndsAt(Date.now() + 2 * warningInMilliseconds)
    if (answer.body.isGuest) return leave()
    setEndsAt(Date.now() + answer.body.timeout * 1_000)
  }

  function leave() {
    location.assign(logInAddress(logIn))
  }

  async function leaveIfEnded() {
    await look()
  }

  async function stay() {
    dialog.current?.close()
    await load('/actions/users/session-info')
    tellOtherTabs('extended')
    await look()
  }

  async function logOut() {
    const answer = await send('/actions/users/logout', {})
    if (!answer.ok) {
      dialog.current?.close()
      announce(answer.message)
      return look()
    }
    sessionStorage.clear()
    tellOtherTabs('logged-out')
    location.assign('/')
  }

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="session-title">
      <h2 className="dialog-title" id="session-title">
        Je wordt bijna uitgelogd
      </h2>
      <p>
        {`Je hebt een tijd niets gedaan. Over ${minutesInLetters(sessionWarningInMinutes)} loggen we je uit. Wat je hebt ingevuld, blijft bewaard.`}
      </p>
      <div className="form-actions">
        <Button type="button" onClick={stay}>
          Ingelogd blijven
        </Button>
        <Button type="button" look="secondary" onClick={logOut}>
          Uitloggen
        </Button>
      </div>
    </dialog>
  )
}

/** Just before the warning is due; when it shows, just after the end. */
function nextLook(left: number): number {
  const wait = left > warningInMilliseconds ? left - warningInMilliseconds : left + 1_000
  return Math.max(1_000, wait)
}
