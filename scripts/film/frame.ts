import { type FilmScript, filmHeight, filmWidth, type Placed } from './film-script.ts'

const arrivalInSeconds = 0.7
const fadeInSeconds = 0.35

/** One moment of a film as HTML. `drawings` holds the files by name. */
export function frameAt(film: FilmScript, seconds: number, drawings: Map<string, string>): string {
  const number = Math.min(Math.floor(seconds / film.secondsPerScene), film.scenes.length - 1)
  const since = seconds - number * film.secondsPerScene
  const scene = film.scenes[number]
  const left = film.secondsPerScene - since
  const isLast = number === film.scenes.length - 1
  const opacity = Math.min(1, since / fadeInSeconds, isLast ? 1 : left / fadeInSeconds)
  const pieces = (scene?.drawings ?? []).map((placed) => draw(placed, since, drawings)).join('')
  return `<svg viewBox="0 0 ${filmWidth} ${filmHeight}">${ground}<g opacity="${opacity}">${pieces}</g></svg>
<p style="opacity:${opacity}">${scene?.words.replace('€ ', '€&nbsp;')}</p>`
}

/** The three circles of the site. */
const ground = `<rect width="100%" height="100%" fill="#FBF7F1"/>
<circle cx="420" cy="470" r="290" fill="#D2E7E8"/>
<circle cx="860" cy="470" r="290" fill="#F7CDBE" fill-opacity=".6"/>
<circle cx="640" cy="350" r="250" fill="#FFCB5C" fill-opacity=".3"/>
<ellipse cx="640" cy="650" rx="520" ry="26" fill="#E2CFB4" fill-opacity=".75"/>`

function draw(
  { drawing, x, y, scale = 1, at, from = {} }: Placed,
  since: number,
  files: Map<string, string>,
) {
  const svg = files.get(drawing)
  if (!svg) throw new Error(`There is no drawing ${drawing}.`)
  const arrived = at === undefined ? 1 : easeOut((since - at) / arrivalInSeconds)
  const [left, top] = [x + (from.x ?? 0) * (1 - arrived), y + (from.y ?? 0) * (1 - arrived)]
  const opacity = Math.min(1, arrived * 2)
  return `<g transform="translate(${left} ${top}) scale(${scale})" opacity="${opacity}">${svg}</g>`
}

function easeOut(progress: number): number {
  return 1 - (1 - Math.min(Math.max(progress, 0), 1)) ** 3
}
