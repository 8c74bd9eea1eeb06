import { basename } from 'node:path'
/** What every answer tells the browser, whatever it is. */
export function answerHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/**
 * What a page of ours may do, and no more. Nothing inline, nothing from another host, no plug-ins, no frames; scripts
 * may not write HTML (trusted types).
 */
export function pageHeaders(isHttps: boolean): Record<string, string> {
  return { ...answerHeaders(isHttps), ...documentHeaders }
}

/** Scripts of any site may read it, but never as somebody: there is no leave to send cookies along. */
export const sharedHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const publicPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}

const refusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** On top of what every answer has. */
export const documentHeaders = {
  'content-security-policy': policyOf(publicPolicy),
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
}

/** A page that shows frames from these origins. Every other page shows none. */
export function framesFrom(origins: string[]): Record<string, string> {
  if (origins.length === 0) return {}
  return { 'content-security-policy': policyOf({ ...publicPolicy, 'frame-src': origins.join(' ') }) }
}

/** Pictures and films may come from this host as well, and nothing else may. */
export function allowMediaFrom(origin: string, policy: string): string {
  return policy.replace(/\b(img|media)-src 'self'/g, `$& ${origin}`)
}

/** A page that only stands still: no script runs, and nothing is asked of us or anybody. */
export const stillPageHeaders = {
  'content-security-policy': policyOf({
    ...publicPolicy,
    'script-src': "'none'",
    'connect-src': "'none'",
  }),
}

/** The pages of the redactie are as strict as those of the site; a screen that needs more says so itself. */
export const editorPageHeaders = documentHeaders

/**
 * The editing screen. Puck draws the page in a frame that it writes itself: one default policy lets exactly that document
 * through and cleans everything else, and Puck may write styles. Scripts are as strict as everywhere.
 */
export const screenHeaders = {
  'content-security-policy': policyOf({
    ...publicPolicy,
    'style-src': "'self' 'unsafe-inline'",
    'trusted-types': 'default',
  }),
}

/** A page that shows a document of our own in a frame. */
export const framePageHeaders = {
  'content-security-policy': policyOf({ ...publicPolicy, 'frame-src': "'self'" }),
}

/** That document: it may style itself, as mails do, and nothing else. */
export const frameDocumentHeaders = {
  'content-security-policy': policyOf({
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-popups allow-top-navigation-by-user-activation',
  }),
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * A document that an editor brought in is taken along, never shown by us: nothing in it runs under our name. Whoever saves
 * it gets it under the name that the editor gave it.
 */
export function uploadedFileHeaders(file: string): Record<string, string> {
  const name = /^([\w-]+)-[0-9a-f]{10}-document\.pdf$/.exec(basename(file))?.[1]
  if (name === undefined) return {}
  return {
    'content-disposition': `attachment; filename="${name}.pdf"`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  }
}
