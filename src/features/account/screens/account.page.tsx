import type { ProfileOptions } from '#features/profile/options.ts'
import ProfileForm from '#features/profile/profile-form.island.tsx'
import { Island } from '#islands/island.tsx'
import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'

type AccountPageProps = { frame: Frame; options: ProfileOptions }

export function AccountPage({ frame, options }: AccountPageProps) {
  return (
    <MemberDocument frame={frame} title="Mijn account">
      <Island of={ProfileForm} props={{ options, logIn: frame.addresses.logIn }} wake="load" />
    </MemberDocument>
  )
}
