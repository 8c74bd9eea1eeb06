import { type Failure, failureOf } from '#forms/failure.ts'
import { minutesInWords } from '#period-words.ts'
import { filmFormats, formatsInWords, pictureFormats } from './formats.ts'
import {
  longestSide,
  mostDocumentBytes,
  mostFilmBytes,
  mostFilmSeconds,
  mostPictureBytes,
  mostPixels,
  mostStretch,
} from './limits.ts'

const refused = (message: string) => failureOf('validation_failed', message)
const tooLarge = (message: string) => failureOf('too_large', message)

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
const pictureChoice = `Kies een foto of afbeelding als ${formatsInWords(pictureFormats)}`
const anyChoice = `${pictureChoice}, een video als ${formatsInWords(filmFormats)}, of een PDF.`

/** Why a file is not taken in, in words for an editor: what is wrong and what to do. */
export const mediaRefusals = {
  nothing: refused('Kies een bestand.'),
  tooLarge: tooLarge(
    `Dit bestand is te groot. Een afbeelding mag hooguit ${megabytes(mostPictureBytes)} zijn, een video ${megabytes(mostFilmBytes)} en een PDF ${megabytes(mostDocumentBytes)}.`,
  ),
  largePicture: tooLarge(
    `Deze afbeelding is groter dan ${megabytes(mostPictureBytes)}. Maak de afbeelding kleiner en probeer het opnieuw.`,
  ),
  largeFilm: tooLarge(
    `Deze video is groter dan ${megabytes(mostFilmBytes)}. Maak de video korter of kleiner en probeer het opnieuw.`,
  ),
  largePdf: tooLarge(
    `Deze PDF is groter dan ${megabytes(mostDocumentBytes)}. Maak de PDF kleiner en probeer het opnieuw.`,
  ),
  unfinishedPdf: refused('Deze PDF is niet compleet. Er ontbreekt een stuk. Kies het bestand opnieuw.'),
  brokenPdf: refused('We kunnen deze PDF niet lezen. Het bestand is beschadigd. Maak de PDF opnieuw.'),
  lockedPdf: refused(
    'Deze PDF is beveiligd. We kunnen er niet in kijken. Haal de beveiliging eraf en probeer het opnieuw.',
  ),
  activePdf: refused(
    'In deze PDF zit meer dan tekst en beeld, zoals een script, een video of een ander bestand. Dat kan onveilig zijn. Maak een PDF zonder die onderdelen.',
  ),
  hiddenPdf: refused(
    'We kunnen niet alles in deze PDF nakijken. Maak de PDF opnieuw, bijvoorbeeld met ‘Opslaan als PDF’ in Word.',
  ),
  drawing: refused(
    'Tekeningen als SVG kunnen scripts bevatten en nemen we daarom niet aan. Bewaar de tekening als PNG en probeer het opnieuw.',
  ),
  gif: refused('GIF-bestanden nemen we niet aan. Bewaar de afbeelding als PNG, of kies een video als MP4.'),
  heic: refused(
    'Dit is een HEIC-foto, zoals een iPhone die maakt. De meeste browsers tonen die niet. Bewaar de foto als JPEG.',
  ),
  storeAway: failureOf(
    'unavailable',
    'We kunnen je bestand nu niet bewaren. Probeer het over een paar minuten opnieuw.',
  ),
  unknown: refused(`Dit bestand is geen afbeelding, video of PDF. ${anyChoice}`),
  misnamed: refused(
    `Dit bestand is geen afbeelding, video of PDF, ook al zegt de naam van wel. ${anyChoice}`,
  ),
  unreadable: refused(`We kunnen deze afbeelding niet lezen. Het bestand is beschadigd. ${pictureChoice}.`),
  unfinished: refused('Dit bestand is niet compleet. Er ontbreekt een stuk. Kies het bestand opnieuw.'),
  unreadableFilm: refused(
    `We kunnen deze video niet lezen. Het bestand is beschadigd of niet compleet. Maak het opnieuw als ${formatsInWords(filmFormats)}.`,
  ),
  otherCodec: refused(
    'Deze video is zo gemaakt dat niet elke browser hem afspeelt. Maak hem opnieuw als MP4 met H.264.',
  ),
  otherKind: refused(
    'Een afbeelding vervang je door een afbeelding, een video door een video en een PDF door een PDF. Kies een ander bestand.',
  ),
  longFilm: refused(
    `Een video mag hooguit ${minutesInWords(mostFilmSeconds / 60)} duren. Maak de video korter.`,
  ),
} satisfies Record<string, Failure>

/** Why a picture of this size is not taken in, or nothing. */
export function faultInSize(width: number, height: number): Failure | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const millions = (pixels: number) => Math.round(pixels / 1_000_000)
  const size = `${width} bij ${height}`
  if (width * height > mostPixels)
    return refused(
      `Deze afbeelding heeft ${millions(width * height)} miljoen beeldpunten (${size}). ${millions(mostPixels)} miljoen is het hoogste aantal. Maak de afbeelding kleiner.`,
    )
  if (long > short * mostStretch)
    return refused(
      `Deze afbeelding is te smal (${size} beeldpunten). De lange kant mag hooguit ${mostStretch} keer zo lang zijn als de korte. Knip de afbeelding bij.`,
    )
  if (long > longestSide)
    return refused(
      `Deze afbeelding is te lang (${size} beeldpunten). Een kant heeft hooguit ${longestSide.toLocaleString('nl')} beeldpunten. Maak de afbeelding kleiner.`,
    )
  return undefined
}
