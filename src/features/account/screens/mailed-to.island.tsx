import { useEffect, useState } from 'react'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import { takeMailedTo } from './mailed-to.browser.ts'

type MailedToProps = { mayAskAgain?: boolean; to?: string | undefined }

/** To which address the mail goes: `to`, or for whoever just asked for it by script, that of this tab. */
export default function MailedTo({ mayAskAgain = false, to }: MailedToProps) {
  const [email, setEmail] = useState(to)
  useEffect(() => setEmail(takeMailedTo() ?? to), [to])
  return (
    email && (
      <p>
        De mail gaat naar <strong>{email}</strong>.
        {mayAskAgain && (
          <>
            {' '}
            <WholeWords>Klopt dat niet? Ga dan terug en vul je e-mailadres opnieuw in.</WholeWords>
          </>
        )}
      </p>
    )
  )
}
