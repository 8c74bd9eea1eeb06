import type { FieldErrors } from '#forms/answer.ts'
import { youngestMemberInYears } from '#periods.ts'
import { CheckTile, ChoiceTiles } from '#ui/choice-tiles/choice-tiles.tsx'
import { DateGroup } from '#ui/date-group/date-group.tsx'
import { Field, SelectField } from '#ui/field/field.tsx'
import type { ProfileOption, ProfileOptions } from './options.ts'

/** As text, the way a form holds it; a form that comes back has the parts of the date. */
export type ProfileFieldValues = Record<string, string>

type ProfileFieldsProps = {
  part: 'person' | 'membership'
  values: ProfileFieldValues
  errors: FieldErrors
  options: ProfileOptions
}

const yesOrNo = [
  { id: 'true', label: 'Ja' },
  { id: 'false', label: 'Nee' },
]

/** The fields of the profile, for registering and for the account page. */
export function ProfileFields({ part, ...props }: ProfileFieldsProps) {
  return part === 'person' ? <PersonFields {...props} /> : <MembershipFields {...props} />
}

type PartProps = Omit<ProfileFieldsProps, 'part'>

function PersonFields({ values, errors, options }: PartProps) {
  return (
    <>
      <Field
        name="firstName"
        label="Voornaam"
        autoComplete="given-name"
        defaultValue={values.firstName}
        errors={errors}
        required
      />
      <Field
        name="lastName"
        label="Achternaam"
        autoComplete="family-name"
        defaultValue={values.lastName}
        errors={errors}
        required
      />
      <DateGroup
        name="birthdate"
        label="Geboortedatum"
        hint={`We vragen dit omdat je voor een account ${youngestMemberInYears} jaar of ouder moet zijn. Bijvoorbeeld 7 11 1985.`}
        value={dateIn(values)}
        autoComplete="bday"
        errors={errors}
        required
      />
      <SelectField
        name="functionType"
        label="Voornaamste dagelijkse bezigheid"
        options={choices(options.functionType, values.functionType)}
        defaultValue={values.functionType}
        errors={errors}
        required
      />
      <SelectField
        name="branch"
        label="Werkzaam in de branche"
        hint="Zo kunnen we je informatie geven die bij je werk past."
        options={choices(options.branch, values.branch)}
        defaultValue={values.branch}
        errors={errors}
        required
      />
      <SelectField
        name="jobPosition"
        label="Functie is/wordt/was"
        options={choices(options.jobPosition, values.jobPosition)}
        defaultValue={values.jobPosition}
        errors={errors}
        required
      />
    </>
  )
}

function MembershipFields({ values, errors, options }: PartProps) {
  return (
    <>
      <ChoiceTiles
        name="insured"
        label="Zorgverzekering via IZZ"
        hint="Kies je Ja, dan vragen we ook wie je zorgverzekeraar is."
        options={yesOrNo}
        chosen={values.insured}
        errors={errors}
        required
      />
      <div className="only-when-insured">
        <SelectField
          name="insurer"
          label="Zorgverzekering door"
          options={choices(options.insurer, values.insurer)}
          defaultValue={values.insurer}
          errors={errors}
          required
        />
      </div>
      <CheckTile
        name="memberPanel"
        label="Actief in het ledenpanel"
        hint="Je krijgt af en toe een vragenlijst over werken in de zorg."
        checked={values.memberPanel === 'true'}
      />
      <CheckTile
        name="newsLetter"
        label="Maandelijkse nieuwsbrief per e-mail"
        hint="Je kunt je altijd weer afmelden."
        checked={values.newsLetter === 'true'}
      />
    </>
  )
}

/** What was retired is offered only to who has it. */
function choices(options: ProfileOption[], chosen: string | undefined): ProfileOption[] {
  return options.filter(({ id, retired }) => !retired || id === chosen)
}

function dateIn(values: ProfileFieldValues): string | undefined {
  if (values.birthdate) return values.birthdate
  const parts = ['year', 'month', 'day'].map((part) => values[`birthdate-${part}`] ?? '')
  return parts.join('-')
}
