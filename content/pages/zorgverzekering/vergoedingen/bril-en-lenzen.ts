import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/bril-en-lenzen',
  title: 'Bril en lenzen',
  description:
    'Een gewone bril zit niet in de basisverzekering. Zie wat een pakket in 2026 geeft en wanneer je werkgever je bril betaalt.',
  type: 'treatment',
  topics: ['Zien, horen en spreken'],
  answers: [
    'bril vergoeding',
    'contactlenzen vergoed',
    'beeldschermbril werkgever',
    'veiligheidsbril op sterkte',
    'ooglaseren vergoeding',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/nota-indienen',
    '/gezond-werken/agressie',
  ],
  sources: [{ name: 'CZ: bril en lenzen vanaf 18 jaar en de basisverzekering' }],
  publishedDate: '2026-03-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Bril en lenzen: meestal buiten de basis',
      lead: 'Een gewone bril of lenzen betaalt de basisverzekering niet, ook niet voor je kind. Een pakket kan een bedrag geven, en daarvoor geldt geen eigen risico.',
      picture: { name: 'bril', alt: 'Een bril voor een kaart met letters voor een oogmeting' },
    },
    {
      kind: 'text',
      id: 'bedragen',
      html: `
<h2>Wat een pakket bijlegt</h2>
<table>
<caption>Bril en lenzen in {{jaar dekking start bril-en-lenzen}}, in onze drie voorbeeldpakketten</caption>
<thead><tr><th>Pakket</th><th>Bril en lenzen samen</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start bril-en-lenzen}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus bril-en-lenzen}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet bril-en-lenzen}}</td></tr>
</tbody>
</table>
<p>Vraag je verzekeraar hoe die twee jaar lopen: per kalenderjaar of vanaf de dag dat je je bril kocht. Dat scheelt als je in december gaat passen.</p>
<h3>Alleen met een medische reden</h3>
<p>Heb je een oogaandoening waarbij een gewone bril niet genoeg helpt? Dan kan de basisverzekering bijzondere lenzen vergoeden. Tot 18 jaar geldt dat ook voor brillenglazen. Een oogarts schrijft ze voor. Je betaalt een eigen bijdrage, en vanaf 18 jaar telt ook je <a href="/zorgverzekering/eigen-risico">eigen risico</a> mee.</p>
`,
    },
    {
      kind: 'text',
      id: 'op-je-werk',
      html: `
<h2>Vier situaties op je werk</h2>
<table>
<caption>Wie betaalt je bril als je hem voor je werk nodig hebt?</caption>
<thead><tr><th>Situatie</th><th>Bij wie je aanklopt</th></tr></thead>
<tbody>
<tr><th>Je tuurt een dienst lang naar het patiëntendossier en je eigen bril is daar niet scherp genoeg voor</th><td>Je werkgever. Blijkt uit een oogonderzoek dat je een beeldschermbril nodig hebt, dan zorgt die daarvoor.</td></tr>
<tr><th>Je spatbril of gelaatsscherm past niet over je bril</th><td>Je werkgever. Een bril die je tegen spatten beschermt, is een beschermingsmiddel. Vraag om een model op sterkte.</td></tr>
<tr><th>Je glazen beslaan achter een mondmasker en je wilt liever lenzen</th><td>Je pakket, als daar nog geld in zit. Lenzen zijn dan je eigen keuze.</td></tr>
<tr><th>Een cliënt slaat je bril van je hoofd</th><td>Je werkgever. Meld het als <a href="/gezond-werken/agressie">agressie</a> en vraag hoe je de schade terugkrijgt. Je zorgverzekering is hier niet voor.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'declareren',
      html: `
<h2>Van oogmeting naar je rekening</h2>
<ol>
<li>Laat je ogen meten bij een opticien of optometrist. Een verwijzing is niet nodig.</li>
<li>Log in bij je verzekeraar en kijk wanneer je voor het laatst iets declareerde.</li>
<li>Vraag een nota met je naam, de datum en de sterkte van de glazen. Een pinbon is niet genoeg.</li>
<li>Stuur hem in via de app of de site van CZ of VGZ. Zo werkt <a href="/zorgverzekering/nota-indienen">een nota indienen</a>.</li>
</ol>
<h3>Hier is het geld niet voor</h3>
<p>Een zonnebril zonder sterkte, een leesbril van de drogist en lenzenvloeistof vallen er vaak buiten. Ooglaseren zit niet in de basisverzekering. Of je het brilbedrag daarvoor mag gebruiken, verschilt per verzekeraar.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'nota',
      title: 'Ligt de bon al klaar?',
      text: 'Zie wat er op je nota moet staan en hoe snel je je geld terug hebt.',
      button: { label: 'Dien je nota in', href: '/zorgverzekering/nota-indienen' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
