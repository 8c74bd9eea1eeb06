import { CookieBar } from '#features/cookie-consent/cookie-bar.view.tsx'

/** What floats over the bottom of the page. It comes early in the page, so that a keyboard gets to it soon. */
export function PageFloor() {
  return (
    <div className="page-floor">
      <CookieBar />
    </div>
  )
}
