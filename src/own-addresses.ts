import {
  accountRemovedPath,
  activatePath,
  activationLinkPath,
  agendaEventsPath,
  agendaPath,
  changeEmailPath,
  changePasswordPath,
  confirmEmailPath,
  examplesPath,
  forgotPasswordPath,
  invitationPath,
  logInPath,
  mailboxPath,
  myAccountPath,
  previewPath,
  registerPath,
  removeAccountPath,
  safetyPath,
  searchPath,
  setPasswordPath,
  sitemapPath,
  sitemapXmlPath,
} from './addresses.ts'

/** What we know of an address that the site answers itself, and of all below it. */
type OwnAddress = {
  /** What texts and menus may lead to. */
  links?: string[]
  /** Whether a browser may fetch it before it is asked for. Elsewhere that has no use, or already means something. */
  mayBeReadAhead?: true
  isHiddenFromRobots?: true
}

/** By their first part. No page of an editor stands there: it would never be seen. Held against our routes and files. */
const own: Record<string, OwnAddress> = {
  [accountRemovedPath]: {},
  [activationLinkPath]: { links: [activationLinkPath] },
  [activatePath]: {},
  [confirmEmailPath]: {},
  [logInPath]: { links: [logInPath] },
  [myAccountPath]: {
    links: [myAccountPath, changeEmailPath, changePasswordPath, safetyPath, removeAccountPath],
    isHiddenFromRobots: true,
  },
  [registerPath]: { links: [registerPath] },
  [invitationPath]: {},
  [setPasswordPath]: {},
  [forgotPasswordPath]: { links: [forgotPasswordPath] },
  [searchPath]: { links: [searchPath], isHiddenFromRobots: true },
  [sitemapPath]: { links: [sitemapPath], mayBeReadAhead: true },

  '/redactie': { mayBeReadAhead: true },
  [previewPath]: { mayBeReadAhead: true },
  [examplesPath]: { mayBeReadAhead: true },
  [mailboxPath]: {},

  '/api': { links: ['/api/openapi.json'] },
  '/actions': {},
  '/healthz': {},
  '/readyz': {},

  [agendaEventsPath]: {},
  [agendaPath]: { links: [agendaPath] },

  '/dist': {},
  '/media': {},
  '/og': {},
  '/.well-known': { links: ['/.well-known/security.txt'] },
  '/robots.txt': {},
  [sitemapXmlPath]: { links: [sitemapXmlPath] },
  '/speculation-rules.json': {},
  '/apple-touch-icon.png': {},
  '/favicon.svg': {},
  '/og.png': {},
}

export function isOwnAddress(path: string): boolean {
  return Object.hasOwn(own, `/${path.split('/', 2)[1] ?? ''}`)
}

/** Where a text may lead although no content page stands there. */
export const ownLinks: ReadonlySet<string> = new Set(Object.values(own).flatMap(({ links = [] }) => links))

export const neverReadAhead = startsOf(({ mayBeReadAhead }) => !mayBeReadAhead)
export const hiddenFromRobots = startsOf(({ isHiddenFromRobots = false }) => isHiddenFromRobots)

function startsOf(isMeant: (address: OwnAddress) => boolean): string[] {
  return Object.entries(own).flatMap(([start, address]) => (isMeant(address) ? [start] : []))
}
