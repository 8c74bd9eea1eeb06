import { tellOtherTabs } from '#browser/session-channel.ts'
import { tabStorage } from '#browser/tab-storage.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { keepMailedTo } from './mailed-to.browser.ts'

type RemoveAccountFormProps = {
  /** The page that tells that it is done. */
  removed: string
  /** Who gets the last mail. */
  email: string
}

export default function RemoveAccountForm({ removed, email }: RemoveAccountFormProps) {
  const { answer, phase, submit } = useSubmit('/api/v1/user/account-remove', {
    onDone() {
      tabStorage()?.clear()
      keepMailedTo(email)
      tellOtherTabs('logged-out')
      location.assign(removed)
    },
  })
  return (
    <Form
      action="/api/v1/user/account-remove"
      submitLabel="Verwijder mijn account"
      look="accent"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <PasswordField
        name="password"
        label="Je wachtwoord"
        hint="Zo weten we zeker dat jij het bent. Daarna kun je niet meer terug."
        autoComplete="current-password"
        errors={answer?.ok === false ? answer.errors : {}}
      />
    </Form>
  )
}
