import { estimateAllowance } from '#features/insurance/costs/care-allowance.ts'
import type { AllowanceRules } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldMessages } from '#ui/field/field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { NumberChoice } from '../calculator/calculator-fields.view.tsx'
import { Certainty } from '../calculator/calculator-frame.view.tsx'
import { type Gathered, type Posted, postedTo } from '../gathered.ts'
import { readAllowance } from './allowance-form.ts'
import { sayAllowance } from './allowance-words.ts'
import type { CareAllowance } from './care-allowance.ts'

export function CareAllowanceView({ block, gathered }: { block: CareAllowance; gathered: Gathered }) {
  const { id, title, intro, year } = block
  const posted = postedTo(id, gathered)
  const rules = gathered.insurance.costs?.allowances.find((one) => one.year === year)
  return (
    <section className="calculator container narrows" id={id}>
      <div className="calculator-words">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {rules ? (
        <div className="calculator-body">
          <AllowanceForm id={id} path={gathered.path} posted={posted} />
          <div className="calculator-result" id={`${id}-uitkomst`} data-count="1">
            <Outcome rules={rules} posted={posted} />
            <Limits {...{ id, rules }} />
            <Certainty year={year} items={[['Grenzen en percentages', rules]]} />
          </div>
        </div>
      ) : (
        <p>De bedragen van {year} zijn er nog niet. Kijk later nog eens.</p>
      )}
    </section>
  )
}

type FormProps = { id: string; path: string; posted: Posted | undefined }

function AllowanceForm({ id, path, posted }: FormProps) {
  const { values = {}, errors = {} } = posted ?? {}
  const field = (name: string) => ({ id: `${id}-${name}`, name, fault: errors[name]?.[0] })
  return (
    <form className="calculator-form" action="/actions/care-allowance" method="post" autoComplete="off">
      <input type="hidden" name="page" value={path} />
      <Who id={id} chosen={values.wie ?? 'alleen'} fault={errors.wie?.[0]} />
      <NumberChoice
        {...field('inkomen')}
        label="Inkomen in een jaar"
        unit="in euro’s"
        hint="Bruto, met vakantiegeld. Met een partner: van jullie samen."
        value={values.inkomen}
      />
      <NumberChoice
        {...field('vermogen')}
        label="Vermogen op 1 januari"
        unit="in euro’s"
        hint="Spaargeld en beleggingen, min je schulden. Je eigen huis telt niet mee."
        value={values.vermogen}
      />
      <Button type="submit">Schat mijn zorgtoeslag</Button>
      <p className="calculator-why">We sturen dit pas op als je op de knop drukt, en bewaren het niet.</p>
    </form>
  )
}

const households = [
  { id: 'alleen', label: 'Ik heb geen partner' },
  { id: 'samen', label: 'Ik heb een partner' },
]

function Who({ id, chosen, fault }: { id: string; chosen: string; fault: string | undefined }) {
  return (
    <fieldset className="choices" data-field="wie" aria-describedby={fault && `${id}-wie-fout`}>
      <legend>Voor wie?</legend>
      <div className="choices-row">
        {households.map((household) => (
          <label key={household.id} className="choice-tile">
            <input type="radio" name="wie" value={household.id} defaultChecked={household.id === chosen} />
            {household.label}
          </label>
        ))}
      </div>
      <FieldMessages id={`${id}-wie-fout`} messages={fault ? [fault] : []} />
    </fieldset>
  )
}

function Outcome({ rules, posted }: { rules: AllowanceRules; posted: Posted | undefined }) {
  const reading = posted && readAllowance(posted.values)
  return (
    <p className="calculator-said" role="status">
      {!reading && 'Vul je inkomen in. Dan schatten we je zorgtoeslag.'}
      {reading && !reading.ok && 'We kunnen nog niets uitrekenen. Kijk wat er bij de velden staat.'}
      {reading?.ok && sayAllowance(estimateAllowance(rules, reading.value), reading.value, rules)}
    </p>
  )
}

function Limits({ id, rules }: { id: string; rules: AllowanceRules }) {
  const { incomeLimitInCents, wealthLimitInCents, year } = rules
  return (
    <div className="calculator-card">
      <h3 id={`${id}-grenzen`}>De grenzen van {year}</h3>
      <dl className="calculator-lines">
        {(['alone', 'together'] as const).map((household) => (
          <div key={household}>
            <dt>{household === 'alone' ? 'Zonder partner' : 'Met partner'}</dt>
            <dd className="calculator-why">
              Inkomen hooguit {toAmount(incomeLimitInCents[household])}, vermogen hooguit{' '}
              {toAmount(wealthLimitInCents[household])}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Aanvragen doe je bij Dienst Toeslagen.{' '}
        <a href="https://www.belastingdienst.nl/toeslagen" rel="noreferrer">
          Naar de Belastingdienst
          <Icon of="outside" className="outside-icon" size={16} />
          <span className="visually-hidden"> (andere website)</span>
        </a>
      </p>
    </div>
  )
}
