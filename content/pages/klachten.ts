import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/klachten',
  title: 'Klachten',
  description:
    'Een klacht over je zorgverzekering begint bij je verzekeraar. Daarna kun je naar de SKGZ. Lees ook hoe je over deze site klaagt.',
  navigation: { menu: 'legal', order: 45 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een klacht? Zo pak je het aan',
      lead: 'Wie je klacht behandelt, hangt af van het onderwerp. Begin altijd bij degene die het kan oplossen.',
    },
    {
      kind: 'text',
      id: 'over-je-verzekering',
      html: `
<h2>Over je zorgverzekering</h2>
<ol>
<li><strong>Je verzekeraar.</strong> Vertel CZ of VGZ wat er misging en welke oplossing je wilt. Bewaar hun antwoord.</li>
<li><strong>De SKGZ.</strong> Dit is de Stichting Klachten en Geschillen Zorgverzekeringen. Hier ga je heen als je er met je verzekeraar niet uitkomt.</li>
</ol>
<p>Bij de <a href="https://www.skgz.nl">SKGZ</a> werken de Ombudsman Zorgverzekeringen en de Geschillencommissie Zorgverzekeringen. IZZ is geen verzekeraar en neemt dus geen besluiten over je vergoeding.</p>
<h3>Een signaal over een verzekeraar</h3>
<p>Zie je een probleem dat meer mensen raakt? Dat kun je melden bij de <a href="https://www.nza.nl">Nederlandse Zorgautoriteit</a>. Voor je eigen klacht volg je de stappen hierboven.</p>
`,
    },
    {
      kind: 'text',
      id: 'andere-klachten',
      html: `
<h2>Andere klachten</h2>
<table>
<caption>Klachten die niet over je verzekering gaan</caption>
<thead><tr><th>Je klacht</th><th>Waar je heen gaat</th></tr></thead>
<tbody>
<tr><th>Een fout of verouderd bedrag op deze site</th><td><a href="mailto:redactie@example.nl">redactie@example.nl</a>, een voorbeeldadres</td></tr>
<tr><th>Een pagina die je niet kunt gebruiken</th><td>Zie <a href="/toegankelijkheid">Toegankelijkheid</a></td></tr>
<tr><th>Hoe we met je gegevens omgaan</th><td>Zie <a href="/privacy">Privacy</a>, onder ‘Je rechten’</td></tr>
<tr><th>Je werkgever betaalt een bijdrage niet</th><td>Personeelszaken van je werkgever</td></tr>
</tbody>
</table>
`,
    },
  ],
}
