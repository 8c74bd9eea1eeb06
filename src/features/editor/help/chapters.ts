import { limits } from '#features/limits/limit.ts'
import { hoursInWords, inLetters, minutesInLetters } from '#period-words.ts'
import { lockInMinutes, previewLifetimeInHours } from '#periods.ts'
import { listAddress } from '../drafts/list/read-list-query.ts'
import { type Act, roles } from '../people/roles.ts'

export type Chapter = {
  id: string
  title: string
  steps: string[]
  /** The screens it is about, for who may go there. */
  screens?: { label: string; href: string; act: Act }[]
}

const pages = { label: 'Naar de pagina’s', href: '/redactie', act: 'enter' } as const

/** What an editor wants to know while working, in a few sentences each. */
export const chapters: Chapter[] = [
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
    id: 'rollen',
    title: 'Wie mag wat',
    screens: [{ label: 'Naar Collega’s', href: '/redactie/collegas', act: 'manage' }],
    steps: [
      ...Object.values(roles).map(({ label, about }) => `${label}: ${about}.`),
      'Beheer nodigt collega’s uit en geeft rollen. Een andere rol geldt meteen.',
      'Zie je een knop niet die een collega wel ziet? Dan hoort die knop bij een andere rol.',
    ],
  },
  {
    id: 'paginas',
    title: 'Pagina’s',
    screens: [pages],
    steps: [
      'Bij Pagina’s zie je alle pagina’s, met erbij of er een concept klaarstaat.',
      'Met Bewerken ga je meteen naar de pagina. Klik op een woord: je cursor staat dan op die plek in het veld.',
      'Wat je wijzigt, is eerst een concept. Lezers zien het pas als je publiceert.',
      'Bij het bewerken zie je links of de pagina klaar is om te publiceren, en wat er nog moet gebeuren.',
      'Met Voorbeeld bekijken zie je het concept zoals lezers het straks zien, in een nieuw tabblad.',
      'Je kunt een concept vergelijken met wat er op de site staat, en elke eerdere versie terugzetten.',
      'Verplaats je een pagina? Dan blijft het oude adres werken.',
    ],
  },
  {
    id: 'controle',
    title: 'Laten controleren',
    screens: [{ label: 'Wat op controle wacht', href: listAddress({ state: 'asked' }), act: 'enter' }],
    steps: [
      'Is je pagina klaar en mag je niet publiceren? Kies Vraag om controle. Wie mag publiceren, krijgt een mail.',
      'Controleer je een pagina van een collega? Zeg bij een blok wat er beter kan en kies Stuur terug. Klopt alles, kies dan Publiceren.',
      'Een opmerking zie je bij het bewerken naast het blok. Is het gedaan? Kies op het scherm Controle voor Afgehandeld.',
    ],
  },
  {
    id: 'vier-ogen',
    title: 'Vier ogen',
    screens: [{ label: 'Naar de instellingen', href: '/redactie/instellingen', act: 'change-settings' }],
    steps: [
      'Voor juridische pagina’s, jaarcijfers, premies en alles over verzekeringen zijn vier ogen nodig: wie het laatst iets wijzigde, publiceert het niet zelf.',
      'Sla je zo’n instelling op, dan wacht ze tot een collega kiest voor Neem over.',
      'Beheer bepaalt bij een pagina of vier ogen nodig zijn. Mag maar één collega publiceren, dan staat vier ogen vanzelf uit.',
    ],
  },
  {
    id: 'plannen',
    title: 'Plannen en vooruitkijken',
    screens: [{ label: 'Naar Gepland', href: '/redactie/gepland', act: 'enter' }],
    steps: [
      'Een pagina die komt of weggaat en een instelling die verandert, kun je plannen: kies Op een later moment. De tijd is die in Nederland.',
      'Bij Gepland staat per dag wat vanzelf gebeurt. Daar verzet je een planning of haal je haar weg.',
      'Klopt er op dat moment iets niet meer? Dan gebeurt er niets, krijgt wie plande een mail en staat op het eerste scherm waarom.',
      `Bekijk bij Gepland de hele site op een moment dat je kiest. Het adres is besloten en werkt ${hoursInWords(previewLifetimeInHours)}.`,
    ],
  },
  {
    id: 'media',
    title: 'Foto’s en video’s',
    screens: [{ label: 'Naar Media', href: '/redactie/media', act: 'enter' }],
    steps: [
      'Bij Media voeg je foto’s, video’s en PDF’s toe. Ze zijn klaar voor gebruik zodra alle formaten gemaakt zijn.',
      'Beschrijf elke foto voor wie hem niet ziet. Is een foto alleen versiering? Zeg dat dan erbij.',
      'Een video krijgt altijd ondertitels. Kies een .vtt-bestand, of plak de tekst.',
      'Ben je met een pagina bezig? Klik op de foto, sleep de nieuwe naar het veld, typ wat er te zien is en druk op Enter.',
    ],
  },
  {
    id: 'documenten',
    title: 'PDF-bestanden',
    screens: [{ label: 'Naar de documenten', href: '/redactie/media?soort=document', act: 'enter' }],
    steps: [
      'Kies bij een knop of een link Kies een PDF, en neem er een uit de lijst of sleep er een in het venster.',
      'De site zet zelf achter de link dat het een PDF is en hoe groot hij is.',
      'Vervang je een PDF bij Media, dan houdt hij zijn adres. Alle links leiden daarna naar de nieuwe.',
    ],
  },
  {
    id: 'links',
    title: 'Links die niet meer werken',
    screens: [{ label: 'Naar de links die niet meer werken', href: '/redactie/links', act: 'enter' }],
    steps: [
      'Een link naar een eigen pagina die weg is, zie je op het eerste scherm bij Hier klopt iets niet meer.',
      'Links naar andere sites probeert de site elke week, als dat is aangezet. Werkt een link twee keer achter elkaar niet, dan zie je hem op het eerste scherm.',
      'Kies Bewerk dit blok: je komt meteen op de plek van de link. Werkt de link weer, dan verdwijnt hij vanzelf uit de lijst.',
    ],
  },
  {
    id: 'instellingen',
    title: 'Instellingen',
    screens: [{ label: 'Naar de instellingen', href: '/redactie/instellingen', act: 'change-settings' }],
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
