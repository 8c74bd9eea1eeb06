import type { FilmScript, Placed } from './film-script.ts'

const jarX = 482
const jarY = 262

function jar(...inside: Placed[]): Placed[] {
  return [{ drawing: 'jar-back', x: jarX, y: jarY }, ...inside, { drawing: 'jar-front', x: jarX, y: jarY }]
}

/** Rows of coins from the bottom up; they fall one by one when `seconds` says how long that takes. */
function coins(seconds = 0): Placed[] {
  return Array.from({ length: 24 }, (_, index) => ({
    drawing: 'coin',
    x: jarX + 30 + (index % 4) * 62 + (Math.floor(index / 4) % 2) * 6,
    y: jarY + 310 - Math.floor(index / 4) * 26,
    ...(seconds > 0 && { at: 0.3 + (index * seconds) / 24, from: { y: -260 } }),
  }))
}

const amount: Placed = { drawing: 'amount', x: 800, y: 380 }
const mark: Placed = { drawing: 'mark', x: jarX, y: 416 }

export const film: FilmScript = {
  name: 'eigen-risico',
  secondsPerScene: 4,
  posterAt: 11.4,
  scenes: [
    {
      words: 'Vanaf je 18e heb je een eigen risico.',
      drawings: [
        { drawing: 'carer', x: 330, y: 240, scale: 1.05, from: { x: -40 }, at: 0.1 },
        { drawing: 'cake', x: 710, y: 330, scale: 1.1, from: { y: 40 }, at: 1 },
      ],
    },
    {
      words: 'Dat is het deel van je zorgkosten dat je eerst zelf betaalt.',
      drawings: [
        { drawing: 'bill', x: 330, y: 310, scale: 1.15, from: { x: -160 }, at: 0.2 },
        { drawing: 'jar-back', x: 660, y: jarY, from: { x: 120 }, at: 1.2 },
        { drawing: 'jar-front', x: 660, y: jarY, from: { x: 120 }, at: 1.2 },
      ],
    },
    {
      words: 'In 2026 betaal je zelf hooguit € 385.',
      drawings: [...jar(...coins(2.2)), { ...mark, at: 2.5 }, { ...amount, from: { x: 50 }, at: 2.5 }],
    },
    {
      words: 'Daarna betaalt je basisverzekering, tot het nieuwe jaar begint.',
      drawings: [
        ...jar(...coins()),
        mark,
        { drawing: 'umbrella', x: 812, y: 340, from: { y: 60 }, at: 0.3 },
        { drawing: 'bill', x: 938, y: 210, scale: 0.72, from: { y: -160 }, at: 1.1 },
        { drawing: 'calendar', x: 170, y: 350, scale: 1.1, from: { x: -60 }, at: 2 },
      ],
    },
    {
      words: 'De huisarts telt niet mee: daar betaal je nooit eigen risico.',
      drawings: [
        { drawing: 'doctor', x: 150, y: 240, from: { x: -30 }, at: 0.1 },
        { drawing: 'jar-back', x: 960, y: 420, scale: 0.62 },
        { drawing: 'jar-front', x: 960, y: 420, scale: 0.62 },
      ],
    },
  ],
}
