import type { ProfileOptions } from '#features/profile/options.ts'
import type { Profile } from '#features/profile/profile.ts'
import ProfileForm from '#features/profile/profile-form.island.tsx'
import type { SavedWords } from '#features/profile/saved-words.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'
import { Message } from '#ui/message/message.tsx'
import type { MemberHome } from './home.ts'
import { HomeView } from './home.view.tsx'

type AccountPageProps = {
  frame: Frame
  options: ProfileOptions
  /** For a browser without script, which cannot load it. */
  profile: Profile | undefined
  /** Not where a form comes back with faults: those are what somebody has to see then. */
  home?: MemberHome | undefined
  state?: FormState
  /** Somebody who was logged in already wanted to log in. */
  wasLoggedIn?: boolean
  /** What came of saving without script. */
  saved?: SavedWords | undefined
}

export function AccountPage({ frame, options, profile, home, state, wasLoggedIn, saved }: AccountPageProps) {
  const { logIn, myAccount } = frame.addresses
  const addresses = { logIn, myAccount }
  return (
    <MemberDocument
      frame={frame}
      title={state ? 'Fout: Mijn account' : 'Mijn account'}
      heading="Mijn account"
      isKept
    >
      {profile && <p className="account-greeting">Welkom, {profile.firstName}</p>}
      {wasLoggedIn && <Message tone="notice">Je was al ingelogd. Hier zijn je gegevens.</Message>}
      {saved && (
        <noscript>
          <Message tone={saved.tone}>{saved.words}</Message>
        </noscript>
      )}
      {home && <HomeView home={home} />}
      <section className="account-main" aria-labelledby="gegevens">
        <h2 id="gegevens">Mijn gegevens</h2>
        <Island of={ProfileForm} props={{ options, addresses }} wake="load" />
        <noscript>{profile && <ProfileForm {...{ options, addresses, profile, state }} />}</noscript>
      </section>
    </MemberDocument>
  )
}
