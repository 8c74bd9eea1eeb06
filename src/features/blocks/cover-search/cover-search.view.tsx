import { usualPayerOf, yearToTell } from '#features/insurance/answer.ts'
import type { Product, Treatment } from '#features/insurance/insurance.ts'
import { verdictFor } from '#features/insurance/tell-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { lineFails } from '../calculator/line-words.ts'
import type { Gathered } from '../gathered.ts'
import { PayerLabel } from '../payer-label.view.tsx'
import { CoverAnswer } from './cover-answer.view.tsx'
import { type CoverChoice, coverSearchPath, packagesIn, readCoverChoice, yearsIn } from './cover-choice.ts'
import type { CoverSearch } from './cover-search.ts'

type CoverSearchProps = { block: CoverSearch; gathered: Gathered }

/** On a page about treatments their answers; anywhere else a form to ask for any. */
export function CoverSearchView({ block, gathered }: CoverSearchProps) {
  const own = gathered.insurance.treatments.filter(({ page }) => page === gathered.path)
  return own.length > 0 ? (
    <AnswersView {...{ block, gathered }} treatments={own} />
  ) : (
    <SearchView {...{ block, gathered }} />
  )
}

function SearchView({ block, gathered }: CoverSearchProps) {
  const choice = readCoverChoice(gathered)
  const place = `${block.id}-antwoord`
  return (
    <section className="cover-search container narrows" id={block.id} data-live={lineFails}>
      <h2>{block.title}</h2>
      {block.intro && <p>{block.intro}</p>}
      <form className="cover-form" action={`${gathered.path}#${place}`} autoComplete="off">
        <TreatmentField id={block.id} {...{ gathered, choice }} />
        <Choice id={block.id} name="verzekeraar" label="Verzekeraar" chosen={choice.insurer?.id}>
          <option value="">Allebei</option>
          {gathered.insurance.insurers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice id={block.id} name="pakket" label="Pakket" chosen={choice.product?.id}>
          <option value="">Geen</option>
          <Packages of="supplementary" label="Aanvullend" products={packagesIn(gathered.insurance)} />
          <Packages of="dental" label="Tanden" products={packagesIn(gathered.insurance)} />
        </Choice>
        <Choice id={block.id} name="jaar" label="Jaar" chosen={`${choice.year}`}>
          {yearsIn(gathered.insurance, choice.usualYear).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Choice>
        <Button type="submit">Zoek op</Button>
      </form>
      <div className="cover-answer" id={place} role="status">
        <CoverAnswer {...{ gathered, choice }} />
      </div>
    </section>
  )
}

type TreatmentFieldProps = { id: string; gathered: Gathered; choice: CoverChoice }

/** The names are offered while somebody types, by the browser itself. */
function TreatmentField({ id, gathered, choice }: TreatmentFieldProps) {
  const [treatment] = choice.treatments
  const typed = gathered.query.behandeling?.[0]
  return (
    <div className="field cover-treatment">
      <label className="field-label" htmlFor={`${id}-behandeling`}>
        Welke behandeling of zorg?
      </label>
      <input
        className="field-input"
        id={`${id}-behandeling`}
        name="behandeling"
        type="search"
        maxLength={200}
        list={`${id}-namen`}
        defaultValue={choice.isSure ? treatment?.name : typed}
        placeholder="Bijvoorbeeld fysiotherapie"
      />
      <datalist id={`${id}-namen`}>
        {gathered.insurance.treatments.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  )
}

type ChoiceProps = {
  id: string
  name: string
  label: string
  chosen: string | undefined
  children: React.ReactNode
}

function Choice({ id, name, label, chosen = '', children }: ChoiceProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <select className="field-input" id={`${id}-${name}`} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  )
}

function Packages({ of, label, products }: { of: Product['kind']; label: string; products: Product[] }) {
  return (
    <optgroup label={label}>
      {products
        .filter(({ kind }) => kind === of)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  )
}

/** Each leads to the form, filled in. */
function AnswersView({ block, gathered, treatments }: CoverSearchProps & { treatments: Treatment[] }) {
  const { insurance, pages } = gathered
  const hasForm = pages[coverSearchPath] !== undefined
  const told = treatments.map((treatment) => ({ treatment, year: yearToTell(gathered, treatment) }))
  const [first] = told
  const isOneYear = told.every(({ year }) => year === first?.year)
  return (
    <section className="cover-search container" id={block.id}>
      <h2>{block.title}</h2>
      {block.intro && <p>{block.intro}</p>}
      <ul className="cover-list">
        {told.map(({ treatment, year }) => {
          const payer = usualPayerOf(treatment, insurance.products, year)
          return (
            <li key={treatment.id}>
              {hasForm ? (
                <a href={`${coverSearchPath}?behandeling=${treatment.id}`}>{treatment.name}</a>
              ) : (
                <strong>{treatment.name}</strong>
              )}
              <PayerLabel payer={payer} />
              <p>
                {verdictFor(insurance, treatment, year)}
                {!isOneYear && ` Dit geldt in ${year}.`}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="cover-source">
        {isOneYear ? `Dit geldt in ${first?.year}, zonder pakket.` : 'Dit geldt zonder pakket.'} Kies een
        behandeling om te zien wat jouw pakket betaalt.
      </p>
    </section>
  )
}
