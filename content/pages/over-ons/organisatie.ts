import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/organisatie',
  title: 'Organisatie',
  description:
    'Van verzekeraar naar gemeenschap: lees waar IZZ vandaan komt, wat de stichting nu doet en aan welke regels onze redactie zich houdt.',
  navigation: { menu: 'main', order: 10 },
  topics: ['Organisatie'],
  answers: ['stichting izz organisatie', 'izz geschiedenis', 'hoe komen de teksten tot stand'],
  related: ['/over-ons/samenwerking', '/over-ons/ledenraad', '/gezond-werken/onderzoek'],
  sources: [{ name: 'IZZ' }, { name: 'Skipr' }],
  publishedDate: '2026-06-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een stichting zonder aandeelhouders',
      lead: 'Een stichting heeft geen eigenaren die winst willen zien. Ze heeft een doel. Bij IZZ is dat: mensen in de zorg gezond aan het werk houden.',
    },
    {
      kind: 'text',
      id: 'van-toen-naar-nu',
      html: `
<h2>Van verzekeraar naar gemeenschap</h2>
<p>IZZ begon als een plek waar mensen uit de zorg zich samen verzekerden. Werkgevers en werknemers richtten die plek samen op. Verzekeren doet IZZ nu niet meer zelf. Dat doen CZ en VGZ, en daarom heet je polis ‘IZZ Zorgverzekering door CZ’ of ‘IZZ Zorgverzekering door VGZ’.</p>
<p>Wat bleef, is het idee erachter. Wie voor een ander zorgt, heeft zelf ook iets nodig. Een verzekering die bij je werk past, bijvoorbeeld. Maar ook een rooster dat je volhoudt, en iemand die vraagt hoe het gaat.</p>
<h2>Wat IZZ nu doet</h2>
<table>
<caption>De activiteiten van IZZ en waar je er meer over leest</caption>
<thead><tr><th>Activiteit</th><th>Voor wie</th><th>Lees verder</th></tr></thead>
<tbody>
<tr><th>Collectieve zorgverzekering, uitgevoerd door CZ en VGZ</th><td>Mensen in zorg en welzijn en hun gezin</td><td><a href="/zorgverzekering">Zorgverzekering</a></td></tr>
<tr><th>Programma Gezond werken in de zorg</th><td>Organisaties en hun teams</td><td><a href="/zorgorganisaties/gezond-werken">Gezond werken voor organisaties</a></td></tr>
<tr><th>Monitor Gezond werken in de zorg</th><td>Iedereen die cijfers zoekt</td><td><a href="/gezond-werken/onderzoek">Onderzoek</a></td></tr>
<tr><th>Trainingen</th><td>Leden</td><td><a href="/gezond-werken/trainingen">Trainingen</a></td></tr>
<tr><th>Groep Zorg voor jezelf, ledenpanel, kortingen, vacaturebank</th><td>Leden</td><td><a href="/ledenvoordeel">Ledenvoordeel</a></td></tr>
<tr><th>Tijdschrift</th><td>Relaties van IZZ</td><td>Niet op deze site</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'redactie',
      html: `
<h2>Zo werkt de redactie van deze site</h2>
<p>Achter deze demonstratie zit een kleine redactie. Zij spreekt niet namens Stichting IZZ. Ze houdt zich aan zes regels.</p>
<ol>
<li><strong>Een bedrag heeft een jaar.</strong> Zonder jaartal is een premie of vergoeding een gok.</li>
<li><strong>Een plan heet een plan.</strong> Wat nog niet besloten is, noemen we voorlopig.</li>
<li><strong>Een feit heeft een bron.</strong> Die staat onderaan de pagina, met een datum als we die kennen.</li>
<li><strong>Een voorbeeld heet een voorbeeld.</strong> Verzonnen mensen, premies en vacatures herken je daaraan.</li>
<li><strong>Geen advies.</strong> We leggen uit hoe iets werkt. Kiezen doe je zelf, en over je gezondheid praat je met een arts.</li>
<li><strong>Gewone woorden.</strong> Kun je een zin niet hardop zeggen in de koffiekamer, dan schrijven we hem opnieuw.</li>
</ol>
<p>Zie je een fout? Dan horen we dat graag. Op de pagina <a href="/contact">Contact</a> staat hoe je de redactie bereikt. Een bedrag dat niet klopt, gaat voor al het andere werk.</p>
`,
    },
  ],
}
