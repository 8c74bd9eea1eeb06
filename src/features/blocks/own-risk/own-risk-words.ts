import {
  breakEvenOf,
  gainOf,
  type OwnRiskOffer,
  type TreatmentShare,
} from '#features/insurance/costs/own-risk.ts'
import type { PricedTreatment } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'

/** The answer in one sentence, for the care that somebody expects or else in general. */
export function sayWorth(offer: OwnRiskOffer, careInCents: number | undefined): string {
  const turn = breakEvenOf(offer)
  if (careInCents !== undefined) {
    const gain = gainOf(careInCents, offer)
    const care = `Bij ${toAmount(careInCents)} aan zorg in een jaar`
    if (gain === 0) return `${care} maakt het niet uit.`
    return gain > 0
      ? `${care} ben je ${toAmount(gain)} voordeliger uit.`
      : `${care} ben je ${toAmount(-gain)} duurder uit.`
  }
  return turn === undefined
    ? 'De korting is hoger dan wat je extra kunt betalen. Het loont dus altijd.'
    : `Het loont zolang je zorg in een jaar minder dan ${toAmount(turn)} kost.`
}

/** What the picture shows. */
export function describeWorth(offer: OwnRiskOffer): string {
  const { compulsoryInCents, discountInCents, voluntaryInCents } = offer
  const turn = breakEvenOf(offer)
  const most = discountInCents - voluntaryInCents
  const start = `Tot ${toAmount(compulsoryInCents)} aan zorg heb je ${toAmount(discountInCents)} voordeel in een jaar.`
  if (turn === undefined) return `${start} Je gaat er nooit op achteruit.`
  return `${start} Daarna wordt het voordeel kleiner. Bij ${toAmount(turn)} is het op: dat is het omslagpunt. Vanaf ${toAmount(compulsoryInCents + voluntaryInCents)} kost het je ${toAmount(-most)} extra, en meer wordt het niet.`
}

export function sayTreatment(
  treatment: PricedTreatment,
  { paysInCents, leftInCents }: TreatmentShare,
): string {
  if (!treatment.countsForOwnRisk)
    return `Je betaalt zelf niets. Deze zorg telt niet mee voor je eigen risico.`
  if (paysInCents === 0) return 'Je betaalt zelf niets. Je eigen risico van dit jaar is op.'
  const rest =
    leftInCents === 0 ? 'Daarna is je eigen risico op.' : `Daarna is er nog ${toAmount(leftInCents)} over.`
  return `Je betaalt zelf ${toAmount(paysInCents)} van ${toAmount(treatment.cents)}. ${rest}`
}
