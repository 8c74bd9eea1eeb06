import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/lichamelijk-zwaar-werk',
  title: 'Lichamelijk zwaar werk',
  description:
    'Tillen, bukken, duwen en lang staan. Zoek de handeling die jou het meeste kost en lees welk hulpmiddel je kunt vragen.',
  navigation: { menu: 'main', order: 50, label: 'Zwaar werk' },
  topics: ['Lichaam', 'Veiligheid'],
  answers: [
    'tillen in de zorg',
    'rugklachten door werk',
    'hoeveel kilo mag ik tillen',
    'geen tillift op de afdeling',
  ],
  related: [
    '/zorgverzekering/vergoedingen/fysiotherapie',
    '/zorgverzekering/vergoedingen/ergotherapie',
    '/gezond-werken/werkdruk',
  ],
  sources: [{ name: 'Arbeidsomstandighedenwet en Arbeidsomstandighedenbesluit' }],
  publishedDate: '2026-03-24',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Je rug heeft morgen ook nog dienst',
      lead: 'Het gaat zelden om één zware til. Vaker om honderd kleine bewegingen per dienst: bukken, draaien, trekken, staan.',
      picture: { name: 'tillen', alt: 'Een zorgmedewerker zet het bed hoog voordat hij begint' },
      buttons: [
        {
          label: 'Bekijk de vergoeding voor fysiotherapie',
          href: '/zorgverzekering/vergoedingen/fysiotherapie',
        },
      ],
    },
    {
      kind: 'text',
      id: 'zware-momenten',
      html: `
<h2>Zoek jouw zwaarste moment</h2>
<table>
<caption>Waar het zwaar wordt, en wat je kunt vragen</caption>
<thead><tr><th>Zwaar moment</th><th>Vraag hierom</th></tr></thead>
<tbody>
<tr><th>Wijk: steunkousen aantrekken op je knieën, wassen bij een laag bed</th><td>Een aantrekhulp en een hoog-laagbed, voordat de zorg begint</td></tr>
<tr><th>Verpleeghuis: iemand draaien of hoger in bed leggen</th><td>Een glijzeil of tillift bij elk bed waar het nodig is, en in het zorgplan wanneer je het met z’n tweeën doet</td></tr>
<tr><th>Operatiekamer: uren in dezelfde houding, zware instrumentnetten</th><td>Wisselen van taak, een stamat en een grens aan het gewicht per net</td></tr>
<tr><th>Ambulance: een smalle trap in een oud huis</th><td>Extra handen, al bij de melding en niet pas boven</td></tr>
<tr><th>Kraam: voorover bij een gewoon ledikant</th><td>Het bed op klossen, en een stoel op de goede hoogte</td></tr>
<tr><th>Laboratorium en apotheek: lang dezelfde kleine beweging</th><td>Een werkplek die je kunt instellen, en elk uur iets anders</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'modal',
      id: 'meekijken',
      intro:
        'Weet je niet welke handeling het is? Laat een collega een half uur met je meelopen. Zes vragen zijn genoeg.',
      label: 'Bekijk de zes vragen',
      title: 'Een half uur meekijken',
      html: `
<p>De een werkt, de ander kijkt en schrijft. Daarna wisselen jullie.</p>
<ol>
<li>Hoe vaak werk je met een gebogen rug?</li>
<li>Wanneer til je iets of iemand zonder hulpmiddel?</li>
<li>Staat het bed op jouw hoogte, of op die van de vorige?</li>
<li>Wanneer houd je je adem in?</li>
<li>Welk hulpmiddel stond er wel, maar bleef ongebruikt? Waarom?</li>
<li>Waar had een tweede paar handen geholpen?</li>
</ol>
<p>Kies samen één antwoord waar je deze week iets aan doet.</p>
`,
    },
    {
      kind: 'text',
      id: 'vandaag-en-daarna',
      html: `
<h2>Vandaag al</h2>
<ul>
<li>Zet het bed eerst hoog, dan pas begin je. Het kost tien tellen.</li>
<li>Vraag de cliënt mee te doen: knie optrekken, hand aan de papegaai, tot drie tellen.</li>
<li>Haal het hulpmiddel, ook als je alleen ‘even’ iets doet.</li>
<li>Wissel in je route of op de afdeling zwaar en licht af.</li>
</ul>
<h2>Vragen voor je leidinggevende</h2>
<ul>
<li>Wie is bij ons de ergocoach? Dat is een collega die weet hoe je gezond tilt en beweegt.</li>
<li>Wanneer krijgen we weer tilles, en geldt dat ook voor flexwerkers en leerlingen?</li>
<li>Welke hulpmiddelen zijn stuk of te ver weg, en wie lost dat op?</li>
</ul>
<h2>Wat je werkgever moet doen</h2>
<p>De wet noemt geen vast aantal kilo’s. Volgens de arboregels moet je werkgever zwaar werk wel zo veel mogelijk voorkomen. Kan dat niet, dan zorgt hij voor hulpmiddelen en voor uitleg. De zware taken horen in de risico-inventarisatie en -evaluatie (RI&amp;E), met een plan erbij.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Lastige momenten',
      items: [
        {
          id: 'geen-tillift',
          question: 'Er is geen tillift. Moet ik dan zelf tillen?',
          html: '<p>Nee. Bel eerst een collega en daarna je leidinggevende. Leg uit dat je zonder hulpmiddel niet veilig kunt werken en vraag wat er vandaag mogelijk is. Schrijf in de rapportage waarom de zorg later of anders was.</p>',
        },
        {
          id: 'client-wil-niet',
          question: 'Mijn cliënt wil niet in de tillift. Wat nu?',
          html: '<p>Vraag waar hij bang voor is. Laat hem voelen hoe het werkt, en laat een bekende collega erbij zijn. Een cliënt mag nee zeggen. Maar jij hoeft je rug er niet voor te geven. Bespreek met je team en de familie welke zorg dan wel kan.</p>',
        },
        {
          id: 'pijn',
          question: 'Ik heb al pijn. Bij wie begin ik?',
          html: '<p>Komt het door je werk, ga dan naar de bedrijfsarts. Die kan ook iemand laten meekijken op je werkplek. Je huisarts kijkt naar de pijn zelf. Of je verzekering een fysiotherapeut betaalt, lees je bij <a href="/zorgverzekering/vergoedingen/fysiotherapie">Fysiotherapie</a>.</p>',
        },
      ],
    },
  ],
}
