import { useEffect } from 'react'
import { useSiteState } from '#browser/use-site-state.ts'

type SendOnProps = { to: string }

/** Who is logged in already has nothing to do here and goes on; the page it leads to says so. */
export default function SendOn({ to }: SendOnProps) {
  const loginStatus = useSiteState('loginStatus', undefined)

  useEffect(() => {
    if (loginStatus === true) location.replace(to)
  }, [loginStatus, to])

  return null
}
