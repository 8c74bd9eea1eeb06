import { useEffect, useRef, useState } from 'react'
import { logInAddress } from '#browser/return-here.ts'
import { load } from '#browser/send.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { Answer, FormState } from '#forms/answer.ts'
import type { Addresses } from '#site/addresses.ts'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ProfileOptions } from './options.ts'
import { hearOtherTabs, tellOtherTabs } from './other-tabs.browser.ts'
import type { Profile } from './profile.ts'
import { ProfileFields, type ProfileFieldValues } from './profile-fields.part.tsx'
import { findUnsaved, keepUnsaved, ownChanges } from './unsaved-profile.browser.ts'
import { type WholeProfile, wholeProfile } from './whole-profile.ts'

type ProfileFormProps = {
  options: ProfileOptions
  addresses: Pick<Addresses, 'logIn' | 'myAccount'>
  /** Drawn on the server for a browser without script: the profile is there at once. */
  profile?: Profile
  /** What was typed and refused, from such a browser. */
  state?: FormState | undefined
}

type Loaded = {
  answer: Answer<{ data: Profile }>
  unsaved?: ProfileFieldValues | undefined
}

/** Loading, failed, loaded: three states, three returns. */
export default function ProfileForm({ options, addresses, profile, state }: ProfileFormProps) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(
    profile && { answer: given(profile), unsaved: state?.values },
  )

  useEffect(() => {
    if (!loaded) loadProfile().then(setLoaded)
  }, [loaded])

  if (!loaded) return <Skeleton text="Welkom, bezig met laden.." lines={6} />
  const { answer, ...left } = loaded
  if (!answer.ok) return <Failed message={answer.message} onRetry={() => setLoaded(undefined)} />
  return <LoadedForm loaded={answer.body.data} {...left} {...{ options, addresses, state }} />
}

function given(data: Profile): Answer<{ data: Profile }> {
  return { ok: true, body: { data }, message: '' }
}

/** With what this tab still knows of an earlier visit. */
async function loadProfile(): Promise<Loaded> {
  const answer = await load<{ data: Profile }>('/api/v1/user/profile')
  if (!answer.ok) return { answer }
  const { data } = answer.body
  const own = ownChanges(findUnsaved(data.email) ?? {}, data)
  keepUnsaved(data.email, own)
  return { answer, unsaved: own && toValues({ ...data, ...own }) }
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="profile-failed">
      <Message tone="wrong">{message}</Message>
      <Button type="button" look="secondary" onClick={onRetry}>
        Probeer het opnieuw
      </Button>
    </div>
  )
}

type Saved = { data: Profile; message: string }

type LoadedFormProps = Omit<ProfileFormProps, 'profile'> & Omit<Loaded, 'answer'> & { loaded: Profile }

function LoadedForm({ loaded, options, addresses, state, ...left }: LoadedFormProps) {
  const [unsaved, setUnsaved] = useState(left.unsaved)
  const start = useRef<HTMLDivElement>(null)
  const sent = useRef<WholeProfile>(undefined)
  const [{ profile, saves }, setSaved] = useState({ profile: loaded, saves: 0 })
  // What comes back to be mended may have been filled in by whoever was logged in here before.
  const whose = state?.values.email ?? profile.email
  const { answer, phase, submit } = useSubmit<Saved>('/api/v1/user/profile/update', {
    state,
    account: whose,
    toBody: (fields) => {
      sent.current = wholeProfile(fields)
      return { email: profile.email, ...sent.current }
    },
  })

  useEffect(() => {
    if (!answer?.ok) return
    const { data } = answer.body
    tellOtherTabs(data)
    const typed = typedIn(start.current)
    // What was typed while this was under way is not saved yet: it stays as it stands.
    if (typed && sent.current && isOther(typed, sent.current)) {
      keepUnsaved(data.email, ownChanges(typed, data))
      return setSaved(({ saves }) => ({ profile: data, saves }))
    }

    keepUnsaved(data.email, undefined)
    setUnsaved(undefined)
    setSaved(({ saves }) => ({ profile: data, saves: saves + 1 }))
  }, [answer])

  useEffect(
    () =>
      hearOtherTabs((theirs) => {
        const typed = typedIn(start.current)
        if (!typed || theirs.email !== profile.email) return
        const own = ownChanges(typed, profile)
        keepUnsaved(theirs.email, own)
        setUnsaved(own && toValues({ ...theirs, ...own }))
        setSaved(({ saves }) => ({ profile: theirs, saves: saves + 1 }))
      }),
    [profile],
  )

  // Who left something here goes on where they were.
  useEffect(() => {
    if (left.unsaved) start.current?.scrollIntoView()
  }, [left.unsaved])

  const keep = () => keepUnsaved(whose, ownChanges(typedIn(start.current) ?? {}, profile))

  return (
    <div className="profile" ref={start} onChange={keep}>
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
        aside={
          (answer?.ok === false && answer.status === 401 && <LogInAgain logIn={addresses.logIn} />) ||
          (answer?.ok && isOther(profile, loaded) && <DrawAgain myAccount={addresses.myAccount} />)
        }
      >
        <input type="hidden" name="email" value={whose} />
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

/** What stands above the form was drawn before this was saved. */
function DrawAgain({ myAccount }: { myAccount: string }) {
  return (
    <p>
      Bovenaan deze pagina staat nog wat je eerder had ingevuld. <a href={myAccount}>Ververs de pagina</a>.
    </p>
  )
}

function isOther<Fields extends object>(one: Fields, other: Fields): boolean {
  return (Object.keys(one) as (keyof Fields)[]).some((field) => one[field] !== other[field])
}

function typedIn(place: HTMLElement | null): WholeProfile | undefined {
  const form = place?.querySelector('form')
  return form ? wholeProfile(Object.fromEntries(new FormData(form))) : undefined
}

function toValues(profile: Omit<Profile, 'insured'> & WholeProfile): ProfileFieldValues {
  return Object.fromEntries(Object.entries(profile).map(([name, value]) => [name, String(value ?? '')]))
}
