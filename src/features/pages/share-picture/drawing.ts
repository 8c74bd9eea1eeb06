import { drawLine } from './letters.ts'
import { setTitle } from './lines.ts'

const pictureWidth = 1200
const pictureHeight = 630

const margin = 80
const room = { width: 1040, mostLines: 3, sizes: [112, 100, 90, 80, 72] }
const lineHeight = 1.14
const capitalHeight = 0.7

/** The picture that goes with a page when somebody shares it: our circles, our name and its title. */
export function drawSharePicture(title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">
<rect width="100%" height="100%" fill="#fbf7f1"/>
${circles}
${logo}
<g fill="#17303a">${titleLines(title)}</g>
</svg>`
}

/** The last line stands on the lower margin. */
function titleLines(title: string): string {
  const { lines, size } = setTitle(title, room)
  const step = size * lineHeight
  const last = pictureHeight - margin
  return lines
    .map((line, index) => drawLine(line, { x: margin, y: last - (lines.length - 1 - index) * step, size }))
    .join('\n')
}

const circles = `<g fill-opacity="0.85">
<circle cx="850" cy="420" r="260" fill="#ffe3a6"/>
<circle cx="1130" cy="420" r="260" fill="#f7cdbb"/>
<circle cx="990" cy="180" r="260" fill="#c4e0e1"/>
</g>`

const logo = `<g transform="translate(${margin} 64) scale(2)">
<circle cx="14" cy="26" r="13" fill="#ffcb5c"/>
<circle cx="30" cy="26" r="13" fill="#c8441f" fill-opacity="0.88"/>
<circle cx="22" cy="13" r="13" fill="#00606b" fill-opacity="0.92"/>
</g>
<g fill="#00434b">${drawLine('IZZ', { x: margin + 108, y: 64 + 40 + 56 * capitalHeight * 0.5, size: 56 })}</g>`
