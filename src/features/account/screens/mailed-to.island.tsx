import { useEffect, useState } from 'react'
import { takeMailedTo } from './mailed-to.browser.ts'

/** To which address the mail goes, for whoever just asked for it in this tab. */
export default function MailedTo() {
  const [email, setEmail] = useState<string>()
  useEffect(() => setEmail(takeMailedTo()), [])
  return (
    email && (
      <p>
        De mail gaat naar <strong>{email}</strong>. Klopt dat niet? Ga dan terug en vul je e-mailadres opnieuw
        in.
      </p>
    )
  )
}
