import { productsOf } from '#features/insurance/comparison.ts'
import { findHighestDiscount } from '#features/insurance/costs/limits.ts'
import type { ProductKind } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldHint, FieldMessages, type Option } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { described, NumberChoice, SelectChoice, YearChoice } from '../calculator/calculator-fields.view.tsx'
import { sayDiscountLimit, sayVoluntaryLimit } from '../calculator/limit-words.ts'
import { longestTyped } from '../calculator/read-choice.ts'
import { KeptChoices } from '../choices.view.tsx'
import type { Gathered } from '../gathered.ts'
import type { PremiumCalculator } from './premium-calculator.ts'
import {
  contributionsOf,
  keyOf,
  mostPeople,
  mostPlans,
  type PlanKey,
  type PremiumChoice,
  premiumKeys,
  stepsOf,
} from './premium-choice.ts'

type FormProps = { block: PremiumCalculator; gathered: Gathered; choice: PremiumChoice }

export function PremiumForm({ block, gathered, choice }: FormProps) {
  const { insurance, path, query } = gathered
  const { faults, household, plans } = choice
  const { year } = choice.year
  const caos = contributionsOf(insurance, year)
  return (
    <form
      className="calculator-form"
      action={`${path}#${block.id}-uitkomst`}
      autoComplete="off"
      data-year={year}
    >
      <KeptChoices query={query} isAsked={(key) => premiumKeys.includes(key)} />
      <YearChoice id={block.id} chosen={choice.year} />
      <Ages id={`${block.id}-leeftijd`} ages={choice.ages} fault={faults.leeftijd} />
      {Array.from({ length: mostPlans }, (_, place) => (
        <PlanFields key={keyOf('basis', place)} {...{ block, gathered, choice, place }} />
      ))}
      <SelectChoice
        id={`${block.id}-cao`}
        name="cao"
        label="Je cao"
        hint="Voor de bijdrage van je werkgever aan je aanvullende pakket."
        fault={faults.cao}
        options={[{ id: '', label: 'Geen, of staat er niet bij' }, ...caos]}
        chosen={household.contribution?.id}
      />
      {findHighestDiscount(gathered, year) ? (
        <NumberChoice
          id={`${block.id}-korting`}
          name="korting"
          label="Collectieve korting op het aanvullende pakket"
          unit="%"
          hint={sayDiscountLimit(gathered, year)}
          fault={faults.korting}
          value={choice.typed.korting?.toString() ?? household.discountPercent}
        />
      ) : (
        <p className="field-hint">{sayDiscountLimit(gathered, year)}</p>
      )}
      <Button type="submit">{plans.length > 1 ? 'Vergelijk' : 'Bereken'}</Button>
    </form>
  )
}

const agesHint =
  'Vanaf 18 jaar betaal je premie: vanaf de eerste dag van de maand na je verjaardag. Niets ingevuld? Dan rekenen we met één volwassene.'

function Ages({ id, ages, fault }: { id: string; ages: string[]; fault: string | undefined }) {
  return (
    <fieldset className="calculator-ages" data-field="leeftijd" data-invalid={fault ? true : undefined}>
      <legend>Hoe oud zijn de mensen op de polis?</legend>
      <FieldHint id={`${id}-uitleg`} hint={agesHint} />
      <div className="calculator-row">
        {Array.from({ length: mostPeople }, (_, place) => `${place + 1}`).map((number, place) => (
          <input
            key={number}
            className="field-input calculator-age"
            name="leeftijd"
            aria-label={`Leeftijd van persoon ${number}`}
            inputMode="numeric"
            maxLength={longestTyped}
            defaultValue={ages[place]}
            {...described(id, agesHint, fault)}
          />
        ))}
      </div>
      <FieldMessages id={`${id}-fout`} messages={fault ? [fault] : []} />
    </fieldset>
  )
}

type PlanProps = { block: PremiumCalculator; gathered: Gathered; choice: PremiumChoice; place: number }

const ordinals = ['eerste', 'tweede', 'derde']

/** The first stands open. A second and a third are folded until somebody wants to compare. */
function PlanFields(props: PlanProps) {
  const { place, choice } = props
  const isAsked = choice.filledIn[place] !== undefined
  if (place === 0)
    return (
      <fieldset>
        <legend>Wat kies je?</legend>
        <PlanControls {...props} />
      </fieldset>
    )
  return (
    <details className="collapse-choices calculator-more" open={isAsked}>
      <summary>
        Vergelijk met een {ordinals[place]} keuze
        <Icon of="chevron-down" className="collapse-mark" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">De {ordinals[place]} keuze</legend>
        <PlanControls {...props} />
      </fieldset>
    </details>
  )
}

function PlanControls({ block, gathered, choice, place }: PlanProps) {
  const { year } = choice.year
  const filledIn = choice.filledIn[place]
  const productOptions = (kind: ProductKind, none?: string): Option[] => [
    ...(none ? [{ id: '', label: none }] : []),
    ...productsOf(gathered.insurance, kind, year).map(({ id, name }) => ({ id, label: name })),
  ]
  const field = (key: PlanKey) => ({
    id: `${block.id}-${keyOf(key, place)}`,
    name: keyOf(key, place),
    fault: choice.faults[keyOf(key, place)],
  })
  return (
    <div className="calculator-fields">
      <SelectChoice
        {...field('basis')}
        label="Basisverzekering"
        options={productOptions('basic', place === 0 ? undefined : 'Niet vergelijken')}
        chosen={filledIn?.basis}
      />
      <SelectChoice
        {...field('aanvullend')}
        label="Aanvullend pakket"
        options={productOptions('supplementary', 'Geen')}
        chosen={filledIn?.aanvullend}
      />
      <SelectChoice
        {...field('tand')}
        label="Tandpakket"
        options={productOptions('dental', 'Geen')}
        chosen={filledIn?.tand}
      />
      <SelectChoice
        {...field('risico')}
        label="Vrijwillig eigen risico"
        hint={sayVoluntaryLimit(gathered, year)}
        options={[0, ...stepsOf(gathered, year)].map((euros) => ({
          id: euros === 0 ? '' : `${euros}`,
          label: euros === 0 ? 'Geen' : toAmount(euros * 100),
        }))}
        chosen={filledIn?.risico}
      />
    </div>
  )
}
