import type { ComponentProps, ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SafetyPage } from '#features/account/safety/safety.page.tsx'
import { ActivatePage } from '#features/account/screens/activate.page.tsx'
import { ActivationLinkPage, ForgotPasswordPage } from '#features/account/screens/ask-mail.page.tsx'
import { ConfirmEmailPage } from '#features/account/screens/confirm-email.page.tsx'
import { LogInPage } from '#features/account/screens/log-in.page.tsx'
import { MailSentPage } from '#features/account/screens/mail-sent.page.tsx'
import {
  AccountRemovedPage,
  ChangeEmailPage,
  ChangePasswordPage,
  RemoveAccountPage,
} from '#features/account/screens/member.page.tsx'
import { RegisterPage } from '#features/account/screens/register.page.tsx'
import { SetPasswordPage } from '#features/account/screens/set-password.page.tsx'
import { DeadLinksPage } from '#features/editor/dead-links/dead-links.page.tsx'
import { CheckPage } from '#features/editor/drafts/checking/check.page.tsx'
import { ComparePage } from '#features/editor/drafts/compare/compare.page.tsx'
import { PageListPage } from '#features/editor/drafts/list/page-list.page.tsx'
import { CopyPagePage, MovePagePage, NewPagePage } from '#features/editor/drafts/placing/placing.page.tsx'
import { PreviewPage } from '#features/editor/drafts/preview/preview.page.tsx'
import { PropertiesPage } from '#features/editor/drafts/properties/properties.page.tsx'
import { PublishPage } from '#features/editor/drafts/publishing/publish.page.tsx'
import { ConfirmPage } from '#features/editor/drafts/sheet/confirm.page.tsx'
import { PageSheetPage } from '#features/editor/drafts/sheet/page-sheet.page.tsx'
import { VersionsPage } from '#features/editor/drafts/versions/versions.page.tsx'
import { EditorHelpPage } from '#features/editor/help/help.page.tsx'
import { MediaLibraryPage } from '#features/editor/media/media-library.page.tsx'
import { MediumPage } from '#features/editor/media/medium.page.tsx'
import { MissedPage } from '#features/editor/missed/missed.page.tsx'
import { InvitationPage } from '#features/editor/people/invitation/invitation.page.tsx'
import { AskCodePage } from '#features/editor/people/second-factor/ask-code.page.tsx'
import { RecoveryCodesPage } from '#features/editor/people/second-factor/recovery-codes.page.tsx'
import { SetUpCodePage } from '#features/editor/people/second-factor/set-up-code.page.tsx'
import { TeamPage } from '#features/editor/people/team/team.page.tsx'
import { CalendarPage } from '#features/editor/planned/calendar.page.tsx'
import { PlannedPage } from '#features/editor/planned/planned.page.tsx'
import { RedirectsPage } from '#features/editor/redirects/redirects.page.tsx'
import { EditPage } from '#features/editor/screen/edit.page.tsx'
import { ProposalPage } from '#features/editor/settings/proposals/proposal.page.tsx'
import { SettingPage } from '#features/editor/settings/setting.page.tsx'
import { SettingHistoryPage } from '#features/editor/settings/setting-history.page.tsx'
import { SettingsPage } from '#features/editor/settings/settings.page.tsx'
import { ChooseMomentPage } from '#features/editor/time-travel/choose-moment.page.tsx'
import { NotInPreviewPage } from '#features/editor/time-travel/not-in-preview.page.tsx'
import { ExamplesPage } from '#features/examples/examples.page.tsx'
import type { Mail, WrittenMail } from '#features/mail/mail.ts'
import { MailboxPage, MailPage } from '#features/mail/mailbox.page.tsx'
import { AccountPage } from '#features/member-home/account.page.tsx'
import { ColleaguePage } from '#features/member-home/colleague.page.tsx'
import { ContentPage } from '#features/pages/content.page.tsx'
import { SitemapPage } from '#features/pages/sitemap.page.tsx'
import { ResultsPage } from '#features/search/results.page.tsx'
import { EditorErrorPage } from '#site/editor/editor-error.page.tsx'
import { ErrorPage } from '#site/error.page.tsx'
import type { Frame } from '#site/frame.ts'
import { withFrameParts } from '#site/frame-parts.tsx'
import { NotFoundPage } from '#site/not-found.page.tsx'

/** Every page the server can draw. Node never loads this file; it loads what Vite makes of it. */
const pages = {
  account: AccountPage,
  'account-removed': AccountRemovedPage,
  activate: ActivatePage,
  'activation-link': ActivationLinkPage,
  'ask-code': AskCodePage,
  calendar: CalendarPage,
  'change-email': ChangeEmailPage,
  'change-password': ChangePasswordPage,
  'choose-moment': ChooseMomentPage,
  'confirm-email': ConfirmEmailPage,
  content: ContentPage,
  edit: EditPage,
  'editor-compare': ComparePage,
  'editor-confirm': ConfirmPage,
  'editor-copy-page': CopyPagePage,
  'editor-move-page': MovePagePage,
  'editor-new-page': NewPagePage,
  'editor-page-sheet': PageSheetPage,
  'editor-pages': PageListPage,
  'editor-properties': PropertiesPage,
  'editor-publish': PublishPage,
  'editor-check': CheckPage,
  'editor-versions': VersionsPage,
  'editor-help': EditorHelpPage,
  error: ErrorPage,
  'editor-error': EditorErrorPage,
  examples: ExamplesPage,
  'forgot-password': ForgotPasswordPage,
  'log-in': LogInPage,
  mail: MailPage,
  'mail-sent': MailSentPage,
  mailbox: MailboxPage,
  'media-library': MediaLibraryPage,
  medium: MediumPage,
  missed: MissedPage,
  'dead-links': DeadLinksPage,
  team: TeamPage,
  invitation: InvitationPage,
  colleague: ColleaguePage,
  'not-found': NotFoundPage,
  'not-in-preview': NotInPreviewPage,
  'recovery-codes': RecoveryCodesPage,
  planned: PlannedPage,
  preview: PreviewPage,
  redirects: RedirectsPage,
  register: RegisterPage,
  'remove-account': RemoveAccountPage,
  results: ResultsPage,
  safety: SafetyPage,
  'set-password': SetPasswordPage,
  setting: SettingPage,
  'setting-history': SettingHistoryPage,
  'setting-proposal': ProposalPage,
  settings: SettingsPage,
  'set-up-code': SetUpCodePage,
  sitemap: SitemapPage,
}

/** Mails are loaded with the first. */
export async function writeMail(mail: Mail, origin: string): Promise<WrittenMail> {
  const mails = await import('#features/mail/mails.mail.tsx')
  return mails.writeMail(mail, origin)
}

export type Pages = typeof pages
export type PageName = keyof Pages
export type PageProps<Name extends PageName> = Omit<ComponentProps<Pages[Name]>, 'frame'>

/** `finishMain` has the last word on what stands between header and footer. */
export function render<Name extends PageName>(
  name: Name,
  frame: Frame,
  props: PageProps<Name>,
  finishMain?: (html: string) => string,
): Buffer {
  const Page = pages[name] as ComponentType<{ frame: Frame }>
  const html = renderToStaticMarkup(<Page frame={frame} {...props} />)
  return withFrameParts(`<!doctype html>${withOwnFiles(html, frame)}`, frame, finishMain)
}

/**
 * What only some pages of the site need. What wakes islands comes together with the script that asks for it; those in the
 * header sleep until they are touched.
 */
function withOwnFiles(html: string, { assets }: Frame): string {
  if (!html.includes('<header-place>')) return html
  let links = ''
  if (tool.test(html)) links += `<link rel="stylesheet" href="${assets.toolStyle}"/>`
  if (html.includes('<site-island ')) links += `<link rel="modulepreload" href="${assets.islands}"/>`
  return links ? html.replace('</head>', `${links}</head>`) : html
}

/** How the classes of `tool-styles.ts` begin. */
const tool = / class="(?:comparison|calculator|cover-|break-even)/
