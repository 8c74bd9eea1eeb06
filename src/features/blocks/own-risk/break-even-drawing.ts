import { breakEvenOf, gainOf, type OwnRiskOffer } from '#features/insurance/costs/own-risk.ts'
import { toAmount } from '#features/insurance/money.ts'

type Point = { x: number; y: number }

/** Words that begin at their place, or end there. */
export type Label = Point & { text: string; anchor?: 'end'; isScale?: boolean }

export type BreakEvenDrawing = {
  width: number
  height: number
  axis: number
  line: Point[]
  turn: Point | undefined
  /** Twice: on the line, and before the words that tell what it is. None beyond the end of the scale. */
  you: Point[]
  labels: Label[]
}

const width = 360
const left = 12
const right = 348
const top = 34
const bottom = 186
const scale = 224
const key = 250

/** What a letter takes at most, also for who sets letters wider apart. */
export const letterWidth = 8
const besideDot = 12
const step = 100_00

/** Where all of it stands: each amount at its own place, and all words within the picture. */
export function drawBreakEven(offer: OwnRiskOffer, careInCents: number | undefined): BreakEvenDrawing {
  const { compulsoryInCents, voluntaryInCents, discountInCents } = offer
  const whole = compulsoryInCents + voluntaryInCents
  const most = Math.ceil((whole * 1.1) / step) * step
  const lowest = Math.min(discountInCents - voluntaryInCents, 0)
  const x = (care: number) => Math.round(left + ((right - left) * care) / most)
  const y = (gain: number) =>
    Math.round(top + ((bottom - top) * (discountInCents - gain)) / Math.max(discountInCents - lowest, 1))
  const at = (care: number): Point => ({ x: x(care), y: y(gainOf(care, offer)) })

  const end = breakEvenOf(offer)
  const turn = end === undefined ? undefined : { x: x(end), y: y(0) }
  const isBeyond = careInCents !== undefined && careInCents > most
  const you = careInCents === undefined || isBeyond ? [] : [at(careInCents), { x: left + 8, y: key - 5 }]
  return {
    width,
    height: careInCents === undefined ? scale + 6 : key + 8,
    axis: y(0),
    line: [0, compulsoryInCents, whole, most].map(at),
    turn,
    you,
    labels: [
      { x: left, y: top - 10, text: `${toAmount(discountInCents)} voordeel` },
      ...(lowest < 0 ? [toRight(y(lowest) + 22, `${toAmount(-lowest)} nadeel`)] : []),
      ...(turn && end !== undefined ? [besideTurn(turn, `Omslag bij ${toAmount(end)}`)] : []),
      { x: left, y: scale, text: '€ 0 zorg', isScale: true },
      { ...toRight(scale, `${toAmount(most)} zorg in een jaar`), isScale: true },
      ...(careInCents === undefined ? [] : [tellYou(careInCents, isBeyond)]),
    ],
  }
}

function toRight(y: number, text: string): Label {
  return { x: right, y, text, anchor: 'end' }
}

/** On the side where there is room: the line falls from above on the left to below on the right. */
function besideTurn({ x, y }: Point, text: string): Label {
  return x + besideDot + text.length * letterWidth <= right
    ? { x: x + besideDot, y: y - 10, text }
    : { x: x - besideDot, y: y + 22, text, anchor: 'end' }
}

function tellYou(careInCents: number, isBeyond: boolean): Label {
  const you = `Jij: ${toAmount(careInCents)}`
  return isBeyond
    ? { x: left, y: key, text: `${you}, buiten dit beeld` }
    : { x: left + 24, y: key, text: `${you} zorg` }
}
