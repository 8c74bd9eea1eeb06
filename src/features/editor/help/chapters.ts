import { limits } from '#features/limits/limit.ts'
import { inLetters, minutesInLetters } from '#period-words.ts'
import { lockInMinutes } from '#periods.ts'

/** What an editor wants to know while working, in a few sentences each. */
export const chapters: { id: string; title: string; steps: string[] }[] = [
  {
    id: 'inloggen',
    title: 'Inloggen met een code',
    steps: [
      'Je logt in met je wachtwoord en een code van 6 cijfers uit een app op je telefoon.',
      'De eerste keer stel je de app in: scan het plaatje en vul de code in die de app geeft.',
      'Druk daarna je tien herstelcodes af. Met zo’n code kom je binnen als je je telefoon niet hebt. Elke code werkt één keer.',
      `Heb je ${inLetters(limits.secondFactorsPerEditor.most)} keer een verkeerde code ingevuld? Wacht dan ${minutesInLetters(lockInMinutes)}.`,
      'Ben je alles kwijt? De beheerder van de website wist je code. Daarna stel je een nieuwe app in.',
    ],
  },
  {
    id: 'paginas',
    title: 'Pagina’s',
    steps: [
      'Bij Pagina’s zie je alle pagina’s, met erbij of er een concept klaarstaat.',
      'Wat je wijzigt, is eerst een concept. Lezers zien het pas als je publiceert.',
      'Bij het bewerken zie je links of de pagina klaar is om te publiceren, en wat er nog moet gebeuren.',
      'Met Voorbeeld bekijken zie je het concept zoals lezers het straks zien, in een nieuw tabblad.',
      'Je kunt een concept vergelijken met wat er op de site staat, en elke eerdere versie terugzetten.',
      'Verplaats je een pagina? Dan blijft het oude adres werken.',
    ],
  },
  {
    id: 'media',
    title: 'Foto’s en video’s',
    steps: [
      'Bij Media voeg je foto’s, video’s en PDF’s toe. Ze zijn klaar voor gebruik zodra alle formaten gemaakt zijn.',
      'Beschrijf elke foto voor wie hem niet ziet. Is een foto alleen versiering? Zeg dat dan erbij.',
      'Een video krijgt altijd ondertitels. Kies een .vtt-bestand, of plak de tekst.',
    ],
  },
  {
    id: 'instellingen',
    title: 'Instellingen',
    steps: [
      'Bij Instellingen wijzig je wat voor de hele site geldt. Het staat er binnen een paar seconden op.',
      'Jaarcijfers zijn bedragen en datums die elk jaar veranderen. In een tekst noem je ze bij hun naam. {{eigen-risico}} is het bedrag van nu, {{eigen-risico 2027}} dat van een ander jaar. Eén wijziging geldt voor alle pagina’s.',
      'Premies wijzig je per verzekering en per jaar. Een nieuw jaar neemt de vergoedingen van het jaar ervoor over.',
      'Vergoedingen wijzig je per pakket en per jaar. Wat een pagina nog noemt, kan niet weg. Je leest dan op welke pagina’s het staat.',
      'Een keuze in een keuzelijst haal je weg met ‘Niet meer te kiezen’. Leden die hem al hadden, houden hem.',
      'Bij de zoekwoorden zie je waarmee bezoekers niets vonden. Voeg een woord toe dat hetzelfde betekent, of zet een pagina bovenaan.',
      'Bij Niet gevonden zie je welke adressen bezoekers vroegen die er niet zijn. Met één klik verwijs je ze door naar een pagina.',
      'Heeft een collega intussen hetzelfde gewijzigd? Dan zie je beide versies en kies je zelf.',
    ],
  },
]
