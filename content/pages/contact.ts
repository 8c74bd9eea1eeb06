import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/contact',
  title: 'Contact',
  description:
    'Bij wie moet je zijn met een vraag over je polis, je account of deze site? Zoek je vraag op en zie wie je verder helpt.',
  navigation: { menu: 'service', order: 10 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Bij wie kun je terecht?',
      lead: 'Deze site is een demonstratie zonder telefoonnummer of balie. Zoek je vraag op en zie wie je kan helpen.',
      picture: { name: 'contact', alt: 'Iemand met een koptelefoon zwaait vanachter een laptop' },
    },
    {
      kind: 'text',
      id: 'je-vraag',
      html: `
<h2>Zoek je vraag</h2>
<table>
<caption>Wie helpt je met welke vraag</caption>
<thead><tr><th>Je vraag</th><th>Wie je helpt</th></tr></thead>
<tbody>
<tr><th>Krijg ik dit vergoed? Wat is mijn premie? Waar stuur ik mijn nota heen?</th><td>Je zorgverzekeraar, CZ of VGZ. Het telefoonnummer vind je op hun eigen site.</td></tr>
<tr><th>Betaalt mijn werkgever mee?</th><td>Personeelszaken van je werkgever. Lees eerst <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</td></tr>
<tr><th>Hoe wijzig ik mijn gegevens?</th><td>Dat doe je zelf bij <a href="/mijn-account">Mijn account</a>.</td></tr>
<tr><th>Ik weet mijn wachtwoord niet meer.</th><td>Kies ‘Je wachtwoord vergeten?’ bij <a href="/inloggen">Inloggen</a>.</td></tr>
<tr><th>Mijn activatielink werkt niet. Wat nu?</th><td>Volg de uitleg bij <a href="/lid-worden">Lid worden</a>.</td></tr>
<tr><th>Ik zie een fout op deze site.</th><td>De redactie, zie hieronder.</td></tr>
<tr><th>Ik heb klachten door mijn werk.</th><td>Je huisarts of de bedrijfsarts.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'redactie',
      html: `
<h2>Schrijf de redactie</h2>
<p>Mail naar <a href="mailto:redactie@example.nl">redactie@example.nl</a>. Dit is een voorbeeldadres, want de site is een demonstratie. Stuur nooit je wachtwoord, je burgerservicenummer of medische gegevens mee.</p>
`,
    },
    {
      kind: 'text',
      id: 'niet-tevreden',
      html: `
<h2>Niet tevreden over je verzekeraar?</h2>
<p>Vertel het eerst aan je verzekeraar zelf. Lukt het samen niet? Dan ga je naar de SKGZ, de Stichting Klachten en Geschillen Zorgverzekeringen. De stappen staan bij <a href="/klachten">Klachten</a>.</p>
`,
    },
  ],
}
