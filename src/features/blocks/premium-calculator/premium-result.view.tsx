import type { PremiumSum } from '#features/insurance/costs/premium.ts'
import type { Contribution } from '#features/insurance/insurance.ts'
import { toEuros, toSignedEuros } from '#features/insurance/money.ts'
import { certaintiesOf } from '../calculator/certainty.ts'
import { upperFirst } from '../upper-first.ts'
import { explainLine } from './premium-words.ts'

type ResultProps = {
  id: string
  name: string
  year: number
  sum: PremiumSum
  contribution: Contribution | undefined
}

/** One choice: what it costs, line by line, with year, status and source: once for most lines, apart for the others. */
export function PremiumResult({ id, name, year, sum, contribution }: ResultProps) {
  const { contributionInCents, lines, monthInCents, yearInCents } = sum
  const { usual, own } = certaintiesOf(year, contribution ? [...lines, contribution] : lines)
  return (
    <article className="calculator-card" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className="calculator-total">
        <strong>{toEuros(monthInCents)}</strong> per maand in {year}
      </p>
      <p>{toEuros(yearInCents)} per jaar</p>
      <dl className="calculator-lines">
        {lines.map((line, i) => (
          <div key={line.kind}>
            <dt>{line.label}</dt>
            <dd>{toSignedEuros(line.cents)}</dd>
            <dd className="calculator-why">
              {explainLine(line, sum)}.{own[i] && ` ${upperFirst(own[i])}`}
            </dd>
          </div>
        ))}
        {contribution && (
          <div>
            <dt>Van je werkgever</dt>
            <dd>{toEuros(contributionInCents)}</dd>
            <dd className="calculator-why">
              {contributionInCents === 0
                ? `Je werkgever betaalt mee aan een aanvullend pakket.${whyNothing(sum)} `
                : `Bruto, via je salaris, voor één persoon. Je betaalt er belasting over. Zo kost dit je meer dan ${toEuros(monthInCents - contributionInCents)} en minder dan ${toEuros(monthInCents)} per maand. `}
              {own[lines.length] && upperFirst(own[lines.length] ?? '')}
            </dd>
          </div>
        )}
      </dl>
      {usual && (
        <p className="calculator-why">
          {own.some(Boolean) ? 'Alle andere bedragen' : 'Alle bedragen'}: {usual}
        </p>
      )}
    </article>
  )
}

function whyNothing({ adults, lines }: PremiumSum): string {
  if (!lines.some(({ kind }) => kind === 'supplementary')) return ' Dat koos je niet.'
  return adults === 0 ? ' Je vulde geen volwassene in.' : ''
}
