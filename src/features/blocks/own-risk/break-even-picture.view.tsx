import type { OwnRiskOffer } from '#features/insurance/costs/own-risk.ts'
import { drawBreakEven } from './break-even-drawing.ts'

type PictureProps = { id: string; offer: OwnRiskOffer; careInCents: number | undefined; words: string }

/** What the voluntary part gains or costs, by the care of a year. The words beside it say the same. */
export function BreakEvenPicture({ id, offer, careInCents, words }: PictureProps) {
  const { width, height, axis, line, turn, you, labels } = drawBreakEven(offer, careInCents)
  const [first, last] = [line[0], line.at(-1)]
  return (
    <svg className="break-even" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-beeld`}>
      <title id={`${id}-beeld`}>{words}</title>
      <path className="break-even-axis" d={`M${first?.x} ${axis}H${last?.x}`} />
      <polyline className="break-even-line" points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {turn && <circle className="break-even-turn" cx={turn.x} cy={turn.y} r="6" />}
      {you.map(({ x, y }) => (
        <circle key={y} className="break-even-you" cx={x} cy={y} r="8" />
      ))}
      {labels.map(({ text, anchor, isScale, x, y }) => (
        <text
          key={text}
          className={isScale ? 'break-even-scale' : undefined}
          {...{ x, y }}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
