import { useEffect, useState } from 'react'
import { logInAddress } from '#browser/return-here.ts'
import { load } from '#browser/send.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { Answer } from '#forms/answer.ts'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ProfileOptions } from './options.ts'
import type { Profile } from './profile.ts'
import { ProfileFields } from './profile-fields.part.tsx'
import { findUnsaved, forgetUnsaved, keepUnsaved, type UnsavedProfile } from './unsaved-profile.browser.ts'
import { wholeProfile } from './whole-profile.ts'

type ProfileFormProps = { options: ProfileOptions; logIn: string }

/** Loading, failed, loaded: three states, three returns. */
export default function ProfileForm({ options, logIn }: ProfileFormProps) {
  const [loaded, setLoaded] = useState<Answer<{ data: Profile }>>()

  useEffect(() => {
    load<{ data: Profile }>('/api/v1/user/profile').then(setLoaded)
  }, [])

  if (!loaded) return <Skeleton text="Welkom, bezig met laden.." lines={6} />
  if (!loaded.ok) return <Message tone="wrong">{loaded.message}</Message>
  return <LoadedForm loaded={loaded.body.data} options={options} logIn={logIn} />
}

type Saved = { data: Profile; message: string }

function LoadedForm({ loaded, options, logIn }: ProfileFormProps & { loaded: Profile }) {
  const [unsaved, setUnsaved] = useState(() => findUnsaved(loaded.email))
  const [{ profile, saves }, setSaved] = useState({ profile: loaded, saves: 0 })
  const { answer, phase, submit } = useSubmit<Saved>('/api/v1/user/profile/update', {
    toBody: (fields) => ({ email: profile.email, ...wholeProfile(fields) }),
  })

  useEffect(() => {
    if (!answer?.ok) return
    const { data } = answer.body
    forgetUnsaved(data.email)
    setUnsaved(undefined)
    setSaved(({ saves }) => ({ profile: data, saves: saves + 1 }))
  }, [answer])

  const wasLoggedIn = new URLSearchParams(location.search).get('r') === 'al-ingelogd'

  return (
    <div onChange={(event) => keepUnsaved(profile.email, valuesIn(formOf(event.target)))}>
      <p className="account-greeting">Welkom, {profile.firstName}</p>
      {wasLoggedIn && <Message tone="notice">Je was al ingelogd. Hier zijn je gegevens.</Message>}
      {unsaved && !answer && (
        <Message tone="notice">
          Wat je nog niet had opgeslagen, hebben we teruggezet. Vergeet niet op te slaan.
        </Message>
      )}
      <Form
        action="/api/v1/user/profile/update"
        submitLabel="Gegevens opslaan"
        answer={answer}
        phase={phase}
        onSubmit={submit}
        hasRequired
        aside={answer?.ok === false && answer.status === 401 && <LogInAgain logIn={logIn} />}
      >
        <ProfilePanels
          key={saves}
          values={unsaved ?? toValues(profile)}
          profile={profile}
          errors={answer?.ok === false ? answer.errors : {}}
          options={options}
        />
      </Form>
    </div>
  )
}

type PanelsProps = Omit<Parameters<typeof ProfileFields>[0], 'part'> & { profile: Profile }

function ProfilePanels({ profile, ...fields }: PanelsProps) {
  return (
    <>
      <fieldset className="form-group">
        <legend>Persoonlijke gegevens</legend>
        <dl className="account-facts">
          <dt>Naam</dt>
          <dd>
            {profile.firstName} {profile.lastName}
          </dd>
          <dt>E-mailadres</dt>
          <dd>{profile.email}</dd>
        </dl>
        <ProfileFields part="person" {...fields} />
      </fieldset>
      <fieldset className="form-group">
        <legend>IZZ lidmaatschap</legend>
        <ProfileFields part="membership" {...fields} />
      </fieldset>
    </>
  )
}

function LogInAgain({ logIn }: { logIn: string }) {
  return (
    <p>
      <a href={logInAddress(logIn)}>Log opnieuw in</a>. Daarna staat hier weer wat je had ingevuld.
    </p>
  )
}

function formOf(target: EventTarget): HTMLFormElement {
  return (target as HTMLInputElement).form as HTMLFormElement
}

function valuesIn(form: HTMLFormElement): UnsavedProfile {
  return Object.fromEntries(new FormData(form)) as UnsavedProfile
}

function toValues(profile: Profile): UnsavedProfile {
  return Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, String(value ?? '')]))
}
