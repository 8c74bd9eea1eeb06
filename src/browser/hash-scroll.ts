import { sleep } from './sleep.ts'

const delayInMilliseconds = 300
const links = 'a[href*="#"]'

/** The hash of an address names a place: when the page opens, when the hash changes, and in links of the page. */
export function followHashes(): void {
  let open = () => {}
  const wake = sleep(
    links,
    () => import('./scroll-to-hash.ts'),
    (module) => {
      module.followLinks()
      open = module.scrollWhenOpened
    },
    links,
  )
  if (location.hash) {
    wake()
    setTimeout(() => wake(() => open()), delayInMilliseconds)
  }
  // The module hears of the next one itself.
  addEventListener('hashchange', () => wake(() => open()), { once: true })
}
