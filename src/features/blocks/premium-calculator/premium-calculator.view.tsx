import { lineFails } from '../calculator/line-words.ts'
import { queryTextOf } from '../calculator/read-choice.ts'
import { type Gathered, postedTo } from '../gathered.ts'
import type { PremiumCalculator } from './premium-calculator.ts'
import { readPremiumChoice } from './premium-choice.ts'
import { PremiumForm } from './premium-form.view.tsx'
import { PremiumMail } from './premium-mail.view.tsx'
import { PremiumResult } from './premium-result.view.tsx'
import { sumsOf } from './premium-sums.ts'
import { sayPremium } from './premium-words.ts'

export function PremiumCalculatorView({ block, gathered }: { block: PremiumCalculator; gathered: Gathered }) {
  const { id, title, intro } = block
  const { address, path } = gathered
  const choice = readPremiumChoice(gathered, block.year, gathered.query)
  const { year } = choice.year
  const sums = sumsOf(gathered, choice)
  const query = queryTextOf({ ...choice.shared, ...choice.typed })
  return (
    <section className="calculator container narrows" id={id} data-live={lineFails}>
      <div className="calculator-words">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {sums.length === 0 ? (
        <p>De premies van {year} zijn er nog niet. Kijk later nog eens.</p>
      ) : (
        <div className="calculator-body">
          <PremiumForm {...{ block, gathered, choice }} />
          <div
            className="calculator-result"
            id={`${id}-uitkomst`}
            data-count={sums.length}
            data-query={query}
          >
            <p className="calculator-said" role="status">
              {sayPremium(sums)}
            </p>
            <div className="calculator-cards">
              {sums.map(({ name, sum }, place) => (
                <PremiumResult
                  key={place}
                  id={`${id}-keuze-${place + 1}`}
                  {...{ name, sum, year }}
                  contribution={choice.household.contribution}
                />
              ))}
            </div>
            <p className="calculator-note">
              Een voorbeeldberekening. Alle volwassenen hebben hier dezelfde keuze. Je verzekeraar bepaalt wat
              je echt betaalt.
            </p>
            <PremiumMail block={id} {...{ path, query, posted: postedTo(id, gathered) }} />
            <p className="calculator-print">
              Afgedrukt van {address}?{queryTextOf(choice.shared)}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
