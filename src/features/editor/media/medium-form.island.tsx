import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import { useSubmit } from '#browser/use-submit.ts'
import { altHint, altLabel, longestAlt } from '#features/blocks/picture/alt-words.ts'
import type { Medium } from '#features/media/medium.ts'
import { mostTags, mostTagsLength, tagsInWords } from '#features/media/tags.ts'
import type { FormState } from '#forms/answer.ts'
import { CheckTile } from '#ui/choice-tiles/choice-tiles.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { FailureNote, findFailure } from '../kept-form/failure-note.part.tsx'
import { KeptForm } from '../kept-form/kept-form.part.tsx'
import { whoseScreen } from '../whose-screen.browser.ts'
import { CaptionsField } from './captions-field.part.tsx'
import { FocalPoint, type ShownImage } from './focal-point.part.tsx'
import type { LibraryItem } from './library.ts'
import { PosterField } from './poster-field.part.tsx'

type Described = Pick<
  Medium,
  'name' | 'kind' | 'title' | 'tags' | 'alt' | 'isDecorative' | 'focus' | 'captions' | 'poster' | 'version'
>

type MediumFormProps = {
  medium: Described
  image: ShownImage
  posters: string[]
  /** Why what visitors see of it stays, if it does. */
  seenStays?: string | undefined
  state?: FormState | undefined
}

const action = '/api/v1/redactie/media/bewaren'

/** What an editor tells about a picture, a film or a document. When somebody else saved meanwhile, both are shown. */
export default function MediumForm({ medium, image, posters, seenStays, state }: MediumFormProps) {
  const { answer, phase, submit } = useSubmit<{ data: LibraryItem }>(action, {
    state,
    account: whoseScreen(),
  })
  const [version, setVersion] = useState(medium.version)
  const [other, setOther] = useState<LibraryItem>()
  const failure = findFailure(answer)
  const errors = answer?.ok === false ? answer.errors : {}
  const values = state?.values ?? {}

  useEffect(() => {
    if (answer?.ok) setVersion(answer.body.data.version)
    setOther(undefined)
    if (answer?.ok === false && answer.errorCode === 'conflict') findItem(medium.name).then(showOther)

    function showOther(item: LibraryItem | undefined) {
      setOther(item)
      if (item) setVersion(item.version)
    }
  }, [answer, medium.name])

  return (
    <KeptForm
      keepAs={`media-${medium.name}`}
      version={version}
      isSending={phase !== 'idle'}
      isSaved={answer?.ok === true}
      onTakeUp={(entries) => setVersion(Number(new Map(entries).get('version')))}
    >
      <Form
        action={action}
        submitLabel="Opslaan"
        answer={failure ? undefined : answer}
        phase={phase}
        onSubmit={submit}
        hasRequired
        aside={other && <Other item={other} />}
      >
        <input type="hidden" name="name" value={medium.name} />
        <input type="hidden" name="version" value={version} />
        <Field
          name="title"
          label="Titel"
          hint="Alleen voor de redactie, om het bestand terug te vinden."
          defaultValue={values.title ?? medium.title}
          maxLength={90}
          errors={errors}
          required
        />
        <Field
          name="tags"
          label="Trefwoorden"
          hint={`Woorden om het bestand terug te vinden, met komma’s ertussen, zoals: ziekenhuis, nachtdienst. Hooguit ${mostTags}.`}
          defaultValue={values.tags ?? tagsInWords(medium.tags)}
          maxLength={mostTagsLength}
          errors={errors}
        />
        {medium.kind === 'picture' && (
          <>
            <div className="medium-alt">
              <TextAreaField
                name="alt"
                label={altLabel}
                hint={`${altHint} Hooguit ${longestAlt} tekens.`}
                defaultValue={values.alt ?? medium.alt}
                maxLength={longestAlt}
                rows={3}
                errors={errors}
                required
              />
            </div>
            <CheckTile
              name="isDecorative"
              label="Decoratief"
              hint="De afbeelding is alleen versiering: wie hem niet ziet, mist niets."
              checked={state ? 'isDecorative' in values : medium.isDecorative}
            />
            {seenStays ? (
              <div className="medium-built">
                <img {...image} alt="" />
              </div>
            ) : (
              <FocalPoint image={image} focus={focusIn(values, medium.focus)} errors={errors} />
            )}
          </>
        )}
        {medium.kind === 'film' && !seenStays && (
          <>
            <PosterField
              film={medium.name}
              posters={posters}
              value={values.poster ?? medium.poster}
              errors={errors}
            />
            <CaptionsField value={values.captions ?? medium.captions} errors={errors} />
          </>
        )}
        {seenStays && medium.kind !== 'document' && <p>{seenStays}</p>}
        {failure && <FailureNote {...failure} />}
      </Form>
    </KeptForm>
  )
}

function focusIn(values: FormState['values'], focus: Medium['focus']): Medium['focus'] {
  return { x: Number(values.focalX ?? focus.x) || 0, y: Number(values.focalY ?? focus.y) || 0 }
}

async function findItem(name: string): Promise<LibraryItem | undefined> {
  const answer = await load<{ data: LibraryItem[] }>(`/api/v1/redactie/media/stand?naam=${name}`)
  return answer.ok ? answer.body.data[0] : undefined
}

function Other({ item }: { item: LibraryItem }) {
  return (
    <dl className="medium-other">
      <dt>Nu opgeslagen als titel</dt>
      <dd>{item.title}</dd>
      <dt>Nu opgeslagen als beschrijving</dt>
      <dd>{item.isDecorative ? 'Decoratief' : item.alt || 'Geen'}</dd>
    </dl>
  )
}
