import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/cookies',
  title: 'Cookies',
  description:
    'Drie cookies zijn nodig om de site te laten werken. Voor statistiek en video van buiten vragen we eerst je toestemming.',
  navigation: { menu: 'legal', order: 20 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Welke cookies we gebruiken',
      lead: 'Een cookie is een klein bestand dat je browser bewaart. Wij gebruiken er zo weinig mogelijk.',
    },
    {
      kind: 'text',
      id: 'noodzakelijk',
      html: `
<h2>Noodzakelijke cookies</h2>
<p>Voor deze cookies is geen toestemming nodig. Zonder deze cookies kun je niet inloggen en onthouden we je keuze niet. Lees je alleen pagina’s en kies je niets? Dan zetten we geen cookie.</p>
<table>
<caption>Cookies van deze site</caption>
<thead><tr><th>Naam</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead>
<tbody>
<tr><th>__Host-izz</th><td>Houdt je ingelogd</td><td>Tot je uitlogt of 60 minuten niets doet, en hooguit 12 uur</td></tr>
<tr><th>__Host-izz-csrf</th><td>Controleert dat een formulier echt van jou komt</td><td>Tot je je browser sluit</td></tr>
<tr><th>cookiebar</th><td>Onthoudt je cookiekeuze</td><td>30 dagen</td></tr>
</tbody>
</table>
<p>Vul je iets in op je accountpagina? Dan bewaart je browser dat in het tabblad waarin je werkt. Zo raak je niets kwijt. Na het opslaan of uitloggen is het weg.</p>
`,
    },
    {
      kind: 'text',
      id: 'met-toestemming',
      html: `
<h2>Alleen als jij het goed vindt</h2>
<ul>
<li><strong>Statistiek.</strong> Daarmee tellen we welke pagina’s mensen lezen.</li>
<li><strong>Video van buiten.</strong> De aanbieder van zo’n video kan zelf cookies plaatsen. De video start pas na jouw klik.</li>
</ul>
<p>Zolang je geen toestemming geeft, laadt de site niets van andere websites. Ook de letters en de plaatjes komen van onze eigen site.</p>
`,
    },
    {
      kind: 'text',
      id: 'je-keuze',
      html: `
<h2>Je keuze veranderen</h2>
<p>Kies onderaan elke pagina ‘Cookie-instellingen’. Daar geef je toestemming of trek je die in. Trek je toestemming in? Dan halen we weg wat je eerder toestond. Zonder toestemming werkt alles, behalve video’s van buiten. Na 30 dagen vragen we het opnieuw.</p>
<p>Welke gegevens we bij een account bewaren, staat bij <a href="/privacy">Privacy</a>.</p>
`,
    },
  ],
}
