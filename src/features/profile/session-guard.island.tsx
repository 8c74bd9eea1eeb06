import { useEffect, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import { logInAddress } from '#browser/return-here.ts'
import { load, send } from '#browser/send.ts'
import { onNewsFromOtherTabs, tellOtherTabs } from '#browser/session-channel.ts'
import { tabStorage } from '#browser/tab-storage.ts'
import { hoursInWords, minutesInLetters } from '#period-words.ts'
import { longestSessionInHours, sessionWarningInMinutes } from '#periods.ts'
import { Button } from '#ui/button/button.tsx'

type SessionInfo = { isGuest: boolean; timeout: number }

const warningInMilliseconds = sessionWarningInMinutes * 60_000

type SessionGuardProps = {
  logIn: string
  /** Whoever logs in again finds what they had filled in. */
  isKept: boolean
}

/** Shortly before the session ends it asks whether to stay; other tabs hear what was chosen. */
export default function SessionGuard({ logIn, isKept }: SessionGuardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [endsAt, setEndsAt] = useState<number>()
  const [isLongest, setLongest] = useState(false)

  useEffect(() => {
    look()
    return onNewsFromOtherTabs((news) => (news === 'logged-out' ? leave() : look()))
  }, [])

  useEffect(() => {
    if (endsAt === undefined) return
    const left = endsAt - Date.now()
    const timer = setTimeout(look, nextLook(left))
    if (left <= warningInMilliseconds) dialog.current?.showModal()
    else {
      dialog.current?.close()
      setLongest(false)
    }
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

  async function stay() {
    dialog.current?.close()
    const answer = await load<SessionInfo>('/actions/users/session-info')
    setLongest(answer.ok && answer.body.timeout * 1_000 <= warningInMilliseconds)
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
    tabStorage()?.clear()
    tellOtherTabs('logged-out')
    location.assign('/')
  }

  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="session-title">
      <h2 className="dialog-title" id="session-title">
        Je wordt bijna uitgelogd
      </h2>
      <p>
        {isLongest
          ? `Je bent ${hoursInWords(longestSessionInHours)} ingelogd. Log zo opnieuw in.`
          : `Over ${minutesInLetters(sessionWarningInMinutes)} loggen we je uit.`}
        {isKept && ' Wat je hebt ingevuld, blijft bewaard.'}
      </p>
      <div className="form-actions">
        {!isLongest && (
          <Button type="button" onClick={stay}>
            Ingelogd blijven
          </Button>
        )}
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
