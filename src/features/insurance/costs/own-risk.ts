/** What somebody pays of the care of a year, before the insurer pays the rest. */
export function ownPart(careInCents: number, ownRiskInCents: number): number {
  return Math.min(Math.max(careInCents, 0), ownRiskInCents)
}

export type OwnRiskOffer = {
  compulsoryInCents: number
  voluntaryInCents: number
  /** What the premium of the whole year is lower. */
  discountInCents: number
}

/** Above zero: so much cheaper with the voluntary part; below zero: so much dearer. */
export function gainOf(careInCents: number, offer: OwnRiskOffer): number {
  const { compulsoryInCents, voluntaryInCents, discountInCents } = offer
  const extra =
    ownPart(careInCents, compulsoryInCents + voluntaryInCents) - ownPart(careInCents, compulsoryInCents)
  return discountInCents - extra
}

/** With this much care both cost the same. Nothing when the discount is so high that it never costs more. */
export function breakEvenOf(offer: OwnRiskOffer): number | undefined {
  const { compulsoryInCents, voluntaryInCents, discountInCents } = offer
  return discountInCents < voluntaryInCents ? compulsoryInCents + discountInCents : undefined
}

export type TreatmentShare = {
  paysInCents: number
  /** What is left of the own risk of the year after it. */
  leftInCents: number
}

/** Of one treatment, when some of the own risk of this year was paid already. */
export function shareOfTreatment(
  treatment: { cents: number; countsForOwnRisk: boolean },
  ownRiskInCents: number,
  paidInCents: number,
): TreatmentShare {
  const left = ownRiskInCents - ownPart(paidInCents, ownRiskInCents)
  const pays = treatment.countsForOwnRisk ? ownPart(treatment.cents, left) : 0
  return { paysInCents: pays, leftInCents: left - pays }
}
