import { searchPath } from '#addresses.ts'
import { usualPayerOf } from '#features/insurance/answer.ts'
import { inWords } from '#features/insurance/days.ts'
import { amountIn } from '#features/insurance/fact-values.ts'
import { type Told, tellAnswer } from '#features/insurance/tell-answer.ts'
import type { Gathered } from '../gathered.ts'
import { PayerLabel } from '../payer-label.view.tsx'
import { type CoverChoice, coverAddress } from './cover-choice.ts'

type CoverAnswerProps = { gathered: Gathered; choice: CoverChoice }

/** What is found: one answer, a few treatments to choose from, or what to do now. */
export function CoverAnswer(props: CoverAnswerProps) {
  const { choice } = props
  return (
    <>
      <UnknownChoices unknown={choice.unknown} />
      {choice.isSure ? (
        <OneAnswer {...props} />
      ) : choice.treatments.length > 0 ? (
        <WhichOne {...props} />
      ) : (
        !choice.unknown.includes('behandeling') && <Examples {...props} />
      )}
    </>
  )
}

const unknownWords = {
  behandeling:
    'Deze behandeling staat niet in onze lijst. Probeer een ander woord, of vraag het je verzekeraar voordat je een afspraak maakt.',
  verzekeraar: 'Deze verzekeraar kennen we niet. Kies er een uit de lijst.',
  pakket: 'Dit pakket kennen we niet. Kies er een uit de lijst.',
  jaar: 'Van dit jaar weten we niets. Kies een jaar uit de lijst.',
}

function UnknownChoices({ unknown }: Pick<CoverChoice, 'unknown'>) {
  return unknown.map((key) => (
    <p key={key} className="cover-unknown">
      {unknownWords[key]}
      {key === 'behandeling' && (
        <>
          {' '}
          <a href={searchPath}>Zoek op de hele site</a>.
        </>
      )}
    </p>
  ))
}

const examples = ['fysiotherapie', 'orthodontie', 'hoortoestel', 'psycholoog']

function Examples({ gathered, choice }: CoverAnswerProps) {
  const known = gathered.insurance.treatments.filter(({ id }) => examples.includes(id))
  return (
    <>
      <p>Vaak gezocht:</p>
      <TreatmentLinks {...{ gathered, choice }} treatments={known} />
    </>
  )
}

function WhichOne(props: CoverAnswerProps) {
  return (
    <>
      <h3>{props.choice.treatments.length > 1 ? 'Welke bedoel je?' : 'Bedoel je dit?'}</h3>
      <TreatmentLinks {...props} treatments={props.choice.treatments} />
      <p>Staat jouw behandeling er niet bij? Vraag het je verzekeraar voordat je een afspraak maakt.</p>
    </>
  )
}

type TreatmentLinksProps = CoverAnswerProps & { treatments: CoverChoice['treatments'] }

function TreatmentLinks({ gathered, choice, treatments }: TreatmentLinksProps) {
  return (
    <ul className="cover-names">
      {treatments.map(({ id, name }) => (
        <li key={id}>
          <a href={coverAddress(gathered.path, choice, { behandeling: id })}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function OneAnswer({ gathered, choice }: CoverAnswerProps) {
  const { treatments, product, insurer, year } = choice
  const [treatment] = treatments
  if (!treatment) return null
  const ownRisk = amountIn(gathered.yearFacts ?? [], 'eigen-risico', year)
  const told = tellAnswer(gathered.insurance, { treatment, product, insurer, year }, ownRisk)
  // Without a package somebody sees who pays as a rule, as in lists and search results.
  const payer = product ? told.payer : usualPayerOf(treatment, gathered.insurance.products, year)
  const page = treatment.page === undefined ? undefined : gathered.pages[treatment.page]
  return (
    <>
      <h3>
        {treatment.name} in {year}
      </h3>
      <p className="cover-verdict">
        <PayerLabel payer={payer === 'unknown' ? undefined : payer} />
        {told.verdict}
      </p>
      {(!told.rule || told.payer === 'unknown') && <NotYet {...{ gathered, choice, told }} />}
      <Terms {...{ gathered, choice, told }} />
      {page && (
        <p>
          <a href={page.path}>Lees meer bij {page.title}</a>
        </p>
      )}
      <Source told={told} product={product} />
    </>
  )
}

type ToldProps = CoverAnswerProps & { told: Told }

/** Of a year that is not known, or not for the basic insurance: what was known last. */
function NotYet({ gathered, choice, told }: ToldProps) {
  const { treatments, year } = choice
  const known = treatments[0]?.rules.map((rule) => rule.year).filter((known) => known < year) ?? []
  const last = Math.max(...known)
  const isOffered = told.others.length > 0 || ['pays', 'nothing'].includes(told.fromPackage.kind)
  return (
    <p>
      De vergoedingen {!told.rule && isOffered && 'uit de basisverzekering '}van {year} zijn nog niet bekend.
      {known.length > 0 && (
        <>
          {' '}
          <a href={coverAddress(gathered.path, choice, { jaar: `${last}` })}>Bekijk hoe het in {last} is</a>.
        </>
      )}
    </p>
  )
}

/** As far as they are known. */
function Terms({ gathered, choice, told }: ToldProps) {
  const terms: [name: string, words: string[]][] = [
    ['Pakket', told.fromPackageWords ? [told.fromPackageWords] : []],
    ['Eigen risico', told.ownRiskWords ? [told.ownRiskWords] : []],
    ['Let op', told.limits],
    ['Doe dit eerst', told.firstWords],
  ]
  const known = terms.filter(([, words]) => words.length > 0)
  if (known.length === 0 && told.others.length === 0) return null
  return (
    <dl className="cover-terms">
      {known.map(([name, words]) => (
        <Term key={name} {...{ name, words }} />
      ))}
      <OtherPackages {...{ gathered, choice, told }} />
    </dl>
  )
}

function OtherPackages({ gathered, choice, told }: ToldProps) {
  if (told.others.length === 0) return null
  return (
    <div>
      <dt>{told.fromPackage.kind === 'pays' ? 'Andere pakketten' : 'Deze pakketten betalen mee'}</dt>
      {told.others.map(({ product: { id, name }, text }) => (
        <dd key={id}>
          <a href={coverAddress(gathered.path, choice, { pakket: id })}>{name}</a>: {text}
        </dd>
      ))}
    </div>
  )
}

function Term({ name, words }: { name: string; words: string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {words.map((sentence) => (
        <dd key={sentence}>{sentence}</dd>
      ))}
    </div>
  )
}

function Source({
  told: { rule, year, fromPackage },
  product,
}: { told: Told } & Pick<CoverChoice, 'product'>) {
  const offer = fromPackage.kind === 'pays' && product?.offers.find((offer) => offer.year === year)
  const sources = [rule?.source, offer ? offer.source : undefined].flatMap((source) =>
    source ? [source.date ? `${source.name}, ${inWords(source.date)}` : source.name] : [],
  )
  if (sources.length === 0) return null
  return (
    <p className="cover-source">
      {rule?.status === 'voorlopig'
        ? `Voorlopig voor ${year}: het kan nog veranderen.`
        : `Dit geldt in ${year}.`}{' '}
      {sources.length > 1 ? 'Bronnen' : 'Bron'}: {[...new Set(sources)].join('; ')}.
    </p>
  )
}
