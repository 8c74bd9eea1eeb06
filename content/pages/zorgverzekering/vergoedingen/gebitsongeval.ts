import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/gebitsongeval',
  title: 'Gebitsongeval',
  description:
    'Tand eruit door een val of een klap op het werk? Lees wat je het eerste uur doet, wie betaalt en welk bewijs je nodig hebt.',
  type: 'treatment',
  topics: ['Tanden'],
  answers: [
    'gebitsongeval',
    'tand uit mond wat nu',
    'tand afgebroken verzekering',
    'ongeval gebit vergoeding',
    'klap van cliënt tand',
  ],
  related: [
    '/zorgverzekering/vergoedingen/tandarts',
    '/zorgverzekering/tandverzekering',
    '/gezond-werken/agressie',
  ],
  publishedDate: '2026-08-18',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gebitsongeval: eerst je tand, dan de rekening',
      lead: 'Vanaf 18 jaar betaalt de basisverzekering een gebitsongeval meestal niet. Een tandverzekering geeft een bedrag per ongeval, zonder eigen risico. Kinderen tot 18 jaar zijn beter verzekerd.',
    },
    {
      kind: 'text',
      id: 'eerste-uur',
      html: `
<h2>Het eerste uur</h2>
<ol>
<li>Pak de tand bij de kroon, niet bij de wortel. Maak hem niet schoon.</li>
<li>Is het een blijvende tand, zet hem dan terug als dat lukt. Lukt het niet, bewaar hem in melk of in je wang. Een melktand zet je niet terug.</li>
<li>Bel meteen je tandarts of de spoedtandarts. De tijd telt: hoe sneller, hoe groter de kans dat de tand blijft.</li>
<li>Bloedt het hevig of was je buiten bewustzijn? Bel dan 112.</li>
</ol>
`,
    },
    {
      kind: 'text',
      id: 'wie-betaalt',
      html: `
<h2>Wie betaalt het herstel?</h2>
<table>
<caption>Gebitsongeval in de voorbeeldpakketten van {{jaar dekking tand-1 gebitsongeval}}</caption>
<thead><tr><th>Pakket</th><th>Vergoeding</th></tr></thead>
<tbody>
<tr><th>Tand 1</th><td>{{dekking tand-1 gebitsongeval}}</td></tr>
<tr><th>Tand 2</th><td>{{dekking tand-2 gebitsongeval}}</td></tr>
<tr><th>Tand 3</th><td>{{dekking tand-3 gebitsongeval}}</td></tr>
</tbody>
</table>
<p><strong>Kinderen.</strong> Tot 18 jaar zit de gewone tandarts in de basisverzekering. Is je kind door een ongeval een blijvende snijtand of hoektand kwijt? Dan kan de basisverzekering ook een kroon of implantaat betalen. De schade moet dan voor de achttiende verjaardag zijn vastgesteld. Voor het herstel is tijd tot 23 jaar. Vraag vooraf toestemming.</p>
<p><strong>Volwassenen.</strong> De kaakchirurg zit wel in de basisverzekering, met eigen risico. De kroon, brug of vulling daarna niet.</p>
<p><strong>Had iemand anders schuld?</strong> Dan kan diens aansprakelijkheidsverzekering betalen. Meld ook je eigen verzekeraar dat er een ander bij betrokken was.</p>
`,
    },
    {
      kind: 'text',
      id: 'op-je-werk',
      html: `
<h2>Een klap tijdens je dienst</h2>
<p>Een cliënt in paniek haalt uit. Je glijdt uit in de badkamer van een bewoner. Of je stoot je hoofd in de ambulance. Dan is het een bedrijfsongeval.</p>
<ul>
<li>Meld het dezelfde dag bij je leidinggevende, hoe klein het ook lijkt. Schade aan een tand blijkt soms pas na weken.</li>
<li>Vraag om een kopie van de melding. Dat is je bewijs.</li>
<li>Vraag personeelszaken of je werkgever een ongevallenverzekering heeft, en wie de kosten betaalt die overblijven.</li>
<li>Praat erover, ook als alleen je tand geraakt is. Bij <a href="/gezond-werken/agressie">Agressie</a> lees je wie je opvangt.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'bewijs',
      html: `
<h2>Zo krijg je je geld terug</h2>
<ol>
<li>Laat je tandarts de schade beschrijven en foto’s maken, nog voor het herstel.</li>
<li>Laat een begroting maken. Bij een hoger bedrag wil je verzekeraar eerst toestemming geven.</li>
<li>Noteer datum, plaats en oorzaak. Een steentje in je linzensoep telt vaak niet: veel polissen vragen om geweld van buitenaf.</li>
<li>Let op de termijn. Het herstel moet vaak binnen een vaste tijd na het ongeval klaar zijn.</li>
</ol>
<p>Een versleten kies die afbreekt bij het eten, is geen ongeval. Daarvoor kijk je bij <a href="/zorgverzekering/vergoedingen/tandarts">Tandarts</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'tandpakket',
      title: 'Speel je hockey of werk je op een gesloten afdeling?',
      text: 'Dan is de kans op een klap groter. Vergelijk wat de tandpakketten na een ongeval doen.',
      button: { label: 'Vergelijk tandverzekeringen', href: '/zorgverzekering/tandverzekering' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
