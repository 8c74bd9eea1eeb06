import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/trainingen/grenzen-stellen',
  title: 'Training Grenzen stellen',
  description:
    'Zeg je altijd ja als de planner belt? In één dag oefen je met nee zeggen dat vriendelijk is en toch nee blijft. Gratis voor leden.',
  type: 'training',
  topics: ['Druk'],
  answers: ['training grenzen stellen', 'leren nee zeggen', 'assertiviteit zorg'],
  related: [
    '/gezond-werken/werkdruk',
    '/gezond-werken/trainingen/praten-in-je-team',
    '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  ],
  publishedDate: '2026-09-29',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Nee zeggen, en toch een goede collega zijn',
      lead: 'De planner belt op je vrije dag. Voor je het weet heb je ja gezegd. In deze training oefen je een dag lang met het andere antwoord.',
      picture: {
        name: 'werkdruk',
        alt: 'Een vermoeide verpleegkundige, met boven haar een klok, een takenlijst en een rinkelende telefoon',
      },
    },
    {
      kind: 'sticky-panel',
      id: 'over-de-training',
      html: `
<h2>Voor wie is het?</h2>
<p>Voor iedereen in zorg en welzijn die vaker ja zegt dan goed is. Je hoeft niet overspannen te zijn. Graag eerder. Leidinggevenden zijn welkom, maar niet in dezelfde groep als hun eigen team.</p>
<h2>Dit kun je daarna</h2>
<ul>
<li>Je merkt aan je lijf dat je grens dichtbij komt, voordat je eroverheen bent.</li>
<li>Je wint tijd met één zin: ‘Ik kijk even en bel je over tien minuten.’</li>
<li>Je zegt nee zonder drie redenen te geven.</li>
<li>Je blijft bij je nee als iemand zucht, aandringt of stilvalt.</li>
<li>Je weet welk ja je wél wilt geven.</li>
</ul>
<h2>Zo ziet de dag eruit</h2>
<table>
<caption>Programma van één dag</caption>
<thead><tr><th>Tijd</th><th>Wat we doen</th></tr></thead>
<tbody>
<tr><th>9.30 uur</th><td>Koffie. Wie vroeg het laatst iets van je, en wat zei je?</td></tr>
<tr><th>10.00 uur</th><td>Waar zit je grens? Oefening zonder woorden</td></tr>
<tr><th>11.15 uur</th><td>Het telefoontje van de planner, in drietallen</td></tr>
<tr><th>12.30 uur</th><td>Lunch, een vol uur</td></tr>
<tr><th>13.30 uur</th><td>Jouw lastigste gesprek: met een collega, cliënt of familie</td></tr>
<tr><th>15.15 uur</th><td>Eén afspraak met jezelf, en een maatje dat je belt</td></tr>
<tr><th>16.00 uur</th><td>Naar huis</td></tr>
</tbody>
</table>
<p>Zes weken later is er een uur online. Wat lukte, en wat liep anders?</p>
`,
      panel: {
        title: 'In het kort',
        text: 'Eén dag van 9.30 tot 16.00 uur, met een uur online na zes weken. Groep van acht tot twaalf mensen. Gratis voor leden.',
        button: { label: 'Meld je aan via Contact', href: '/contact' },
      },
    },
    {
      kind: 'text',
      id: 'data',
      html: `
<h2>Data in 2027</h2>
<table>
<caption>Grenzen stellen in 2027: de dag van 9.30 tot 16.00 uur, het online uur om 19.30 uur</caption>
<thead><tr><th>Trainingsdag</th><th>Online uur</th></tr></thead>
<tbody>
<tr><th>Donderdag 21 januari 2027, Utrecht</th><td>Donderdag 4 maart 2027</td></tr>
<tr><th>Dinsdag 9 maart 2027, Zwolle</th><td>Dinsdag 20 april 2027</td></tr>
<tr><th>Donderdag 20 mei 2027, Eindhoven</th><td>Donderdag 1 juli 2027</td></tr>
<tr><th>Dinsdag 14 september 2027, Utrecht</th><td>Dinsdag 26 oktober 2027</td></tr>
</tbody>
</table>
<h2>Aanmelden</h2>
<p>Schrijf via <a href="/contact">Contact</a> welke datum je kiest en wat voor werk je doet. Vertel erbij welk gesprek je wilt oefenen, dan houden we daar rekening mee. Let op: dit is een demonstratiesite, dus er is geen echte inschrijving.</p>
`,
    },
  ],
}
