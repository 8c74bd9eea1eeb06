import { breakEvenOf, gainOf, type OwnRiskOffer } from '#features/insurance/costs/own-risk.ts'
import { toAmount } from '#features/insurance/money.ts'

const width = 360
const height = 230
const left = 12
const right = 348
const top = 34
const bottom = 186

type PictureProps = { id: string; offer: OwnRiskOffer; careInCents: number | undefined; words: string }

/** What the voluntary part gains or costs, by the care of a year. The words beside it say the same. */
export function BreakEvenPicture({ id, offer, careInCents, words }: PictureProps) {
  const { compulsoryInCents, voluntaryInCents, discountInCents } = offer
  const whole = compulsoryInCents + voluntaryInCents
  const most = Math.round(whole * 1.2)
  const lowest = Math.min(discountInCents - voluntaryInCents, 0)
  const x = (care: number) => Math.round(left + ((right - left) * Math.min(care, most)) / most)
  const y = (gain: number) =>
    Math.round(top + ((bottom - top) * (discountInCents - gain)) / Math.max(discountInCents - lowest, 1))
  const zero = y(0)
  const turn = breakEvenOf(offer)
  const points = [0, compulsoryInCents, whole, most].map((care) => `${x(care)},${y(gainOf(care, offer))}`)
  return (
    <svg className="break-even" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-beeld`}>
      <title id={`${id}-beeld`}>{words}</title>
      <path className="break-even-axis" d={`M${left} ${zero}H${right}`} />
      <polyline className="break-even-line" points={points.join(' ')} />
      <text x={left} y={y(discountInCents) - 10}>
        {toAmount(discountInCents)} voordeel
      </text>
      {lowest < 0 && (
        <text x={right} y={y(lowest) + 22} textAnchor="end">
          {toAmount(-lowest)} nadeel
        </text>
      )}
      {turn !== undefined && (
        <>
          <circle className="break-even-turn" cx={x(turn)} cy={zero} r="6" />
          <text x={x(turn) + 12} y={zero - 10}>
            Omslag bij {toAmount(turn)}
          </text>
        </>
      )}
      {careInCents !== undefined && (
        <circle className="break-even-you" cx={x(careInCents)} cy={y(gainOf(careInCents, offer))} r="8" />
      )}
      <text className="break-even-scale" x={left} y={height - 6}>
        € 0 zorg
      </text>
      <text className="break-even-scale" x={right} y={height - 6} textAnchor="end">
        {toAmount(Math.round(most / 100_00) * 100_00)} zorg in een jaar
      </text>
    </svg>
  )
}
