import { useSubmit } from '#browser/use-submit.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import { ProfileFields, type ProfileFieldValues } from '#features/profile/profile-fields.part.tsx'
import { wholeProfile } from '#features/profile/whole-profile.ts'
import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { keepMailedTo } from './mailed-to.browser.ts'
import { NewPasswordField } from './new-password-field.part.tsx'

type RegisterFormProps = {
  options: ProfileOptions
  /** The page that tells what happens now. */
  sent: string
  state?: FormState
}

export default function RegisterForm({ options, sent, state }: RegisterFormProps) {
  const { answer, phase, submit } = useSubmit('/actions/users/save-user', {
    state,
    toBody(fields) {
      keepMailedTo(fields.email)
      return { email: fields.email, password: fields.password, ...wholeProfile(fields) }
    },
    onDone: () => location.assign(sent),
  })
  const errors = answer?.ok === false ? answer.errors : {}
  const values: ProfileFieldValues = state?.values ?? {}

  return (
    <Form
      action="/actions/users/save-user"
      submitLabel="Maak mijn account"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <fieldset className="form-group">
        <legend>Je inloggegevens</legend>
        <Field
          name="email"
          label="E-mailadres"
          hint="Hier sturen we de link naartoe waarmee je je account activeert."
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={state?.values.email}
          errors={errors}
          required
        />
        <NewPasswordField name="password" label="Wachtwoord" errors={errors} />
      </fieldset>
      <fieldset className="form-group">
        <legend>Persoonlijke gegevens</legend>
        <ProfileFields part="person" {...{ values, errors, options }} />
      </fieldset>
      <fieldset className="form-group">
        <legend>IZZ lidmaatschap</legend>
        <ProfileFields part="membership" {...{ values, errors, options }} />
      </fieldset>
    </Form>
  )
}
