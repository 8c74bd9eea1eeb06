import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'
import { ButtonLink } from '#ui/button/button.tsx'

/** For whoever works in the redactie and is no member. */
export function ColleaguePage({ frame }: { frame: Frame }) {
  return (
    <MemberDocument frame={frame} title="Mijn account" heading="Mijn account">
      <section className="account-main">
        <p>
          Dit account is voor de redactie. Je bent hiermee geen lid. Daarom staan hier geen gegevens over je
          werk of je verzekering.
        </p>
        <p>
          <ButtonLink href="/redactie">Naar de redactie</ButtonLink>
        </p>
      </section>
    </MemberDocument>
  )
}
