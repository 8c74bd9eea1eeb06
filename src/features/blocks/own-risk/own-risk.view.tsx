import { shareOfTreatment } from '#features/insurance/costs/own-risk.ts'
import { toAmount } from '#features/insurance/money.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberChoice, SelectChoice } from '../calculator/calculator-fields.view.tsx'
import { CalculatorFrame, Certainty } from '../calculator/calculator-frame.view.tsx'
import { sayVoluntaryLimit } from '../calculator/limit-words.ts'
import { fieldAmount } from '../calculator/read-choice.ts'
import type { ChosenYear } from '../calculator/read-year.ts'
import type { Gathered } from '../gathered.ts'
import { BreakEvenPicture } from './break-even-picture.view.tsx'
import type { OwnRisk } from './own-risk.ts'
import {
  chosenOwnRiskYear,
  findOwnRiskYear,
  nameOf,
  type OwnRiskYear,
  readTreatment,
  readWorth,
} from './own-risk-choice.ts'
import { describeWorth, sayTreatment, sayWorth } from './own-risk-words.ts'

type ViewProps = { block: OwnRisk; gathered: Gathered }

export function OwnRiskView({ block, gathered }: ViewProps) {
  const year = chosenOwnRiskYear(gathered, block.year)
  const known = findOwnRiskYear(gathered, year.year)
  if (!known) return <NotYet block={block} why={`De bedragen van ${year.year} zijn er nog niet.`} />
  if (block.question === 'treatment') return <TreatmentCosts {...{ block, gathered, year, known }} />

  const read = readWorth(known, gathered)
  return read ? (
    <Worth {...{ block, gathered, year, known, read }} />
  ) : (
    <NotYet block={block} why={sayVoluntaryLimit(gathered, year.year) ?? ''} />
  )
}

function NotYet({ block, why }: { block: OwnRisk; why: string }) {
  return (
    <section className="calculator container" id={block.id}>
      <h2>{block.title}</h2>
      <p>{why} Kijk later nog eens.</p>
    </section>
  )
}

type PartProps = ViewProps & { year: ChosenYear; known: OwnRiskYear }
type WorthProps = PartProps & { read: NonNullable<ReturnType<typeof readWorth>> }

function Worth({ block, gathered, year, known, read }: WorthProps) {
  const { id } = block
  const { careInCents, faults, normal, step, typed } = read
  const offer = {
    compulsoryInCents: known.compulsory.value,
    voluntaryInCents: step.cents,
    discountInCents: 12 * step.discountInCents,
  }
  const words = describeWorth(offer)
  return (
    <CalculatorFrame
      {...{ block, gathered, year }}
      chosen={{ ...normal, ...typed }}
      fields={
        <>
          <SelectChoice
            id={`${id}-vrijwillig`}
            name="vrijwillig"
            label="Vrijwillig eigen risico erbij"
            hint={sayVoluntaryLimit(gathered, year.year)}
            fault={faults.vrijwillig}
            options={optionsOf(known.steps.map(({ cents }) => cents))}
            chosen={nameOf(step.cents)}
          />
          <NumberChoice
            id={`${id}-zorgkosten`}
            name="zorgkosten"
            label="Wat kost je zorg in een jaar?"
            unit="in euro’s"
            hint="Alleen zorg die meetelt voor het eigen risico. Een schatting is genoeg, of laat het leeg."
            fault={faults.zorgkosten}
            value={typed.zorgkosten ?? fieldAmount(careInCents)}
          />
          <Button type="submit">Reken uit</Button>
        </>
      }
    >
      <p className="calculator-said" role="status">
        {sayWorth(offer, careInCents)}
      </p>
      <BreakEvenPicture {...{ id, offer, words, careInCents }} />
      <p>{words}</p>
      <Certainty
        year={year.year}
        items={[
          [`Verplicht eigen risico ${toAmount(known.compulsory.value)}`, known.compulsory],
          [
            `Korting ${toAmount(step.discountInCents)} per maand, dus ${toAmount(12 * step.discountInCents)} per jaar`,
            step,
          ],
        ]}
      />
    </CalculatorFrame>
  )
}

function TreatmentCosts({ block, gathered, year, known }: PartProps) {
  const { id } = block
  const { extraInCents, faults, normal, paidInCents, treatment, typed } = readTreatment(known, gathered)
  const ownRisk = known.compulsory.value + extraInCents
  const share = treatment && shareOfTreatment(treatment, ownRisk, paidInCents)
  return (
    <CalculatorFrame
      {...{ block, gathered, year }}
      chosen={{ ...normal, ...typed }}
      fields={
        <>
          <SelectChoice
            id={`${id}-behandeling`}
            name="behandeling"
            label="Welke behandeling?"
            fault={faults.behandeling}
            options={[{ id: '', label: 'Maak een keuze' }, ...known.treatments]}
            chosen={treatment?.id}
          />
          <NumberChoice
            id={`${id}-betaald`}
            name="betaald"
            label="Al betaald aan eigen risico dit jaar"
            unit="in euro’s"
            hint="Dit staat in de app of op de site van je verzekeraar."
            fault={faults.betaald}
            value={typed.betaald ?? fieldAmount(paidInCents)}
          />
          <SelectChoice
            id={`${id}-extra`}
            name="extra"
            label="Je vrijwillig eigen risico"
            hint={known.extras.length > 0 ? undefined : sayVoluntaryLimit(gathered, year.year)}
            fault={faults.extra}
            options={[{ id: '', label: 'Geen' }, ...optionsOf(known.extras)]}
            chosen={extraInCents > 0 ? nameOf(extraInCents) : ''}
          />
          <Button type="submit">Reken uit</Button>
        </>
      }
    >
      <p className="calculator-said" role="status">
        {treatment && share
          ? sayTreatment(treatment, share)
          : 'Kies een behandeling. Dan zie je wat je zelf betaalt.'}
      </p>
      {extraInCents > 0 && (
        <p>
          Met {toAmount(extraInCents)} vrijwillig eigen risico erbij is je eigen risico {toAmount(ownRisk)}.
        </p>
      )}
      <Certainty
        year={year.year}
        items={[
          [`Verplicht eigen risico ${toAmount(known.compulsory.value)}`, known.compulsory],
          ...(treatment ? [[`${treatment.label} ${toAmount(treatment.cents)}`, treatment] as const] : []),
        ]}
      />
    </CalculatorFrame>
  )
}

function optionsOf(amounts: number[]) {
  return amounts.map((cents) => ({ id: nameOf(cents), label: toAmount(cents) }))
}
