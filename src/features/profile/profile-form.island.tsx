import { type SubmitEvent, useEffect, useState } from 'react'
import { type Draft, findDraft, forgetDraft, keepDraft } from '#browser/draft.ts'
import { logInAddress } from '#browser/return-here.ts'
import { load } from '#browser/send.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { Answer } from '#forms/answer.ts'
import { messages } from '#forms/messages.ts'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ProfileOptions } from './options.ts'
import type { Profile } from './profile.ts'
import { ProfileFields } from './profile-fields.part.tsx'

type ProfileFormProps = { options: ProfileOptions }

/** Loading, failed, loaded: three states, three returns. */
export default function ProfileForm({ options }: ProfileFormProps) {
  const [loaded, setLoaded] = useState<Answer<{ data: Profile }>>()

  useEffect(() => {
    load<{ data: Profile }>('/api/v1/user/profile').then(setLoaded)
  }, [])

  if (!loaded) return <Skeleton text="Welkom, bezig met laden.." lines={6} />
  if (!loaded.ok) return <Message tone="wrong">{loaded.message}</Message>
  return <LoadedForm loaded={loaded.body.data} options={options} />
}

type Saved = { data: Profile; message: string }

function LoadedForm({ loaded, options }: { loaded: Profile; options: ProfileOptions }) {
  const { answer, phase, submit } = useSubmit<Saved>('/api/v1/user/profile/update')
  const [isUnchanged, setUnchanged] = useState(false)
  const [draft, setDraft] = useState(() => findDraft(loaded.email))
  const [profile, setProfile] = useState(loaded)

  useEffect(() => {
    if (!answer?.ok) return
    forgetDraft(answer.body.data.email)
    setDraft(undefined)
    setProfile(answer.body.data)
  }, [answer])

  function submitChanges(event: SubmitEvent<HTMLFormElement>) {
    const same = isSame(valuesIn(event.currentTarget), toValues(profile))
    setUnchanged(same)
    if (same) event.preventDefault()
    else submit(event)
  }

  const wasLoggedIn = new URLSearchParams(location.search).get('r') === 'al-ingelogd'
  const saved = toValues(profile)
  const shown: Answer<unknown> | undefined = isUnchanged
    ? { ok: true, body: {}, message: messages.nothingChanged }
    : answer

  return (
    <div onChange={(event) => keepDraft(profile.email, valuesIn(formOf(event.target)))}>
      <p className="account-greeting">Welkom, {profile.firstName}</p>
      {wasLoggedIn && <Message tone="notice">Je was al ingelogd. Hier zijn je gegevens.</Message>}
      {draft && !answer && (
        <Message tone="notice">
          Wat je nog niet had opgeslagen, hebben we teruggezet. Vergeet niet op te slaan.
        </Message>
      )}
      <Form
        action="/api/v1/user/profile/update"
        submitLabel="Gegevens opslaan"
        answer={shown}
        phase={phase}
        onSubmit={submitChanges}
        hasRequired
        aside={answer?.ok === false && answer.status === 401 && <LogInAgain />}
      >
        <ProfilePanels
          key={JSON.stringify(saved)}
          values={draft ?? saved}
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

function LogInAgain() {
  return (
    <p>
      <a href={logInAddress()}>Log opnieuw in</a>. Daarna staat hier weer wat je had ingevuld.
    </p>
  )
}

function formOf(target: EventTarget): HTMLFormElement {
  return (target as HTMLInputElement).form as HTMLFormElement
}

/** As text, so that what was saved and what is typed can be compared. */
function valuesIn(form: HTMLFormElement): Draft {
  const typed = Object.fromEntries(new FormData(form)) as Draft
  const isInsured = typed.insured === 'true'
  return {
    ...typed,
    insurer: isInsured ? (typed.insurer ?? '') : '',
    memberPanel: typed.memberPanel ?? 'false',
    newsLetter: typed.newsLetter ?? 'false',
  }
}

function toValues({ email: _, birthdate, ...profile }: Profile): Draft {
  const [year = '', month = '', day = ''] = birthdate.split('-').map((part) => part.replace(/^0/, ''))
  const texts = Object.entries(profile).map(([name, value]) => [name, String(value ?? '')])
  return {
    ...Object.fromEntries(texts),
    'birthdate-day': day,
    'birthdate-month': month,
    'birthdate-year': year,
  }
}

function isSame(a: Draft, b: Draft): boolean {
  return Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '').trim() === (b[name] ?? '').trim())
}
