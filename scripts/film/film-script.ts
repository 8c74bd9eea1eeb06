/** A silent film: scenes of the same length, one after the other. */
export type FilmScript = {
  name: string
  secondsPerScene: number
  /** The moment, in seconds, that is shown before the film plays. */
  posterAt: number
  scenes: Scene[]
}

/** The words stand in the picture and are the captions too. */
export type Scene = { words: string; drawings: Placed[] }

/** A file of `drawings/` and where it ends up; `from` tells from how far it comes, and `at` when, in seconds. */
export type Placed = {
  drawing: string
  x: number
  y: number
  scale?: number
  at?: number
  from?: { x?: number; y?: number }
}

export const filmWidth = 1280
export const filmHeight = 720
