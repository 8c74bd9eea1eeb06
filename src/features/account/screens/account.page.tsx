import type { ProfileOptions } from '#features/profile/options.ts'
import type { Profile } from '#features/profile/profile.ts'
import ProfileForm from '#features/profile/profile-form.island.tsx'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'
import { Message } from '#ui/message/message.tsx'

type AccountPageProps = {
  frame: Frame
  options: ProfileOptions
  /** For a browser without script, which cannot load it. */
  profile: Profile | undefined
  state?: FormState
  /** What came of saving without script. */
  saved?: string | undefined
}

export function AccountPage({ frame, options, profile, state, saved }: AccountPageProps) {
  const { logIn } = frame.addresses
  return (
    <MemberDocument
      frame={frame}
      title={state ? 'Fout: Mijn account' : 'Mijn account'}
      heading="Mijn account"
    >
      <Island of={ProfileForm} props={{ options, logIn }} wake="load" />
      <noscript>
        <div className="account-main">
          {saved && <Message tone="good">{saved}</Message>}
          {profile && <ProfileForm {...{ options, logIn, profile, state }} />}
        </div>
      </noscript>
    </MemberDocument>
  )
}
