import { breadcrumbsOf, type Crumb, type Navigation, type SiteContent } from '#features/pages/site-content.ts'

import type { Footer } from '#features/settings/settings.ts'
import { type Addresses, addresses } from './addresses.ts'

/** What every page of the site is set in. */
export type Frame = {
  /** The address of the site, without a slash at the end. */
  origin: string
  /** The one address of this page, without query. */
  path: string
  addresses: Addresses
  navigation: Navigation
  breadcrumbs: Crumb[]
  footer: Footer
  assets: Assets
  /** Mails stay on this machine, in a mailbox that everybody may read. */
  isDemo: boolean
}

/** The files of the present build that every page needs. */
export type Assets = {
  script: string
  /** On pages with islands only. */
  islands: string
  style: string
  /** On pages with a comparison or a calculator only. */
  toolStyle: string
  font: string
  /** On the pages of the redactie only. */
  editor: {
    script: string
    style: string
    /** What the editing screen is made of, in the order in which it is needed. */
    screen: string[]
  }
}

type FrameOfAll = Pick<Frame, 'origin' | 'assets' | 'isDemo'>

export function frameOf(content: SiteContent, path: string, ofAll: FrameOfAll): Frame {
  return {
    ...ofAll,
    path,
    addresses,
    navigation: content.navigation,
    footer: content.settings.footer,
    breadcrumbs: breadcrumbsOf(content, path),
  }
}
