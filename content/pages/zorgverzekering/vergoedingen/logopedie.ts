import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/logopedie',
  title: 'Logopedie',
  description:
    'Problemen met je stem, spraak of slikken? Logopedie zit in de basisverzekering. Lees voor welke klachten en wat je zelf betaalt.',
  type: 'treatment',
  topics: ['Zien, horen en spreken'],
  answers: [
    'logopedie vergoeding',
    'logopedist eigen risico',
    'stottertherapie vergoed',
    'schorre stem door werk',
    'logopedie kind',
  ],
  related: [
    '/zorgverzekering/vergoedingen/hoortoestel',
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/aanvullende-pakketten',
  ],
  sources: [{ name: 'CZ: logopedie in de basisverzekering' }],
  publishedDate: '2026-05-05',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Logopedie: voor je stem, je spraak en het slikken',
      lead: 'Logopedie met een medisch doel zit in de basisverzekering, zonder maximum aan behandelingen. Vanaf 18 jaar telt je eigen risico mee. Een pakket heb je er zelden voor nodig.',
    },
    {
      kind: 'text',
      id: 'waarvoor',
      html: `
<h2>Waarvoor wel en waarvoor niet</h2>
<p>De regel is: het doel is medisch, en de behandeling kan je spraak herstellen of verbeteren.</p>
<table>
<caption>Logopedie in de basisverzekering van 2026</caption>
<thead><tr><th>Klacht</th><th>Verzekerd?</th></tr></thead>
<tbody>
<tr><th>Afasie of moeite met slikken na een beroerte</th><td>Ja</td></tr>
<tr><th>Heesheid of stemverlies met een medische oorzaak</th><td>Ja</td></tr>
<tr><th>Stotteren</th><td>Ja, bij een gewone logopedist</td></tr>
<tr><th>Kind dat laat of onduidelijk praat</th><td>Ja, zonder eigen risico</td></tr>
<tr><th>Dyslexie</th><td>Nee. Bij ernstige dyslexie helpt de gemeente, via de school</td></tr>
<tr><th>Nederlands leren, of je accent of dialect kwijtraken</th><td>Nee</td></tr>
<tr><th>Beter leren presenteren of zingen</th><td>Nee</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'pakket',
      html: `
<h2>Wat voegt een pakket toe?</h2>
<table>
<caption>Logopedie in {{jaar dekking start logopedie}} bij de voorbeelden Start, Plus en Compleet</caption>
<thead><tr><th>Pakket</th><th>Logopedie</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start logopedie}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus logopedie}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet logopedie}}</td></tr>
</tbody>
</table>
<p>Alleen Compleet doet iets extra’s: een bedrag voor een stottertherapie met een eigen methode, die niet in de basisverzekering past.</p>
`,
    },
    {
      kind: 'text',
      id: 'stappen',
      html: `
<h2>Een afspraak maken</h2>
<ol>
<li>Bij de meeste verzekeraars kun je zonder verwijzing terecht. De logopedist bekijkt dan eerst of je op de goede plek bent.</li>
<li>Zoek een praktijk met een contract. Voor afasie, stem of kinderen bestaan aparte specialisaties.</li>
<li>Vraag hoeveel behandelingen de logopedist verwacht. Je eigen risico is na een paar keer vaak al op.</li>
<li>Oefen thuis. Vijf minuten per dag brengt je verder dan een half uur op zondag.</li>
</ol>
<h2>Je stem is ook gereedschap</h2>
<p>Je overlegt boven het lawaai van een huiskamer uit. Je praat uren met slechthorende bewoners. Of je neemt op de meldkamer honderd telefoontjes per dienst aan. Geen wonder dat een stem dan hees wordt.</p>
<p>Ben je langer dan drie weken schor, laat dan je huisarts kijken. Komt het door je werk, vertel het dan ook de bedrijfsarts. Een microfoon, een rustiger ruimte of een stemtraining voor het hele team is iets voor je werkgever. Zo’n training is geen behandeling, dus je zorgverzekering vergoedt haar niet.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'zoek-een-praktijk',
      title: 'Weet je al waar je heen wilt?',
      text: 'Controleer eerst of de logopedist een contract heeft met CZ of VGZ. Dat scheelt je een deel van de rekening.',
      button: { label: 'Zo zoek je een praktijk', href: '/zorgverzekering/zorgverlener-zoeken' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
