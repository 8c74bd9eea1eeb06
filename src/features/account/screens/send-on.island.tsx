import { useEffect } from 'react'
import { load } from '#browser/send.ts'
import { onNewsFromOtherTabs } from '#browser/session-channel.ts'

type SendOnProps = { to: string }

/** Who is logged in already has nothing to do here and goes on; the page it leads to says so. */
export default function SendOn({ to }: SendOnProps) {
  useEffect(() => {
    load<{ authenticated: boolean }>('/api/v1/user/status').then((answer) => {
      if (answer.ok && answer.body.authenticated) location.replace(to)
    })
    return onNewsFromOtherTabs((news) => news === 'logged-in' && location.replace(to))
  }, [to])

  return null
}
