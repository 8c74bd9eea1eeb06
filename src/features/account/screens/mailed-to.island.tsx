import { useEffect, useState } from 'react'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import { takeMailedTo } from './mailed-to.browser.ts'

/** To which address the mail goes, for whoever just asked for it in this tab. */
export default function MailedTo({ mayAskAgain = false }: { mayAskAgain?: boolean }) {
  const [email, setEmail] = useState<string>()
  useEffect(() => setEmail(takeMailedTo()), [])
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
