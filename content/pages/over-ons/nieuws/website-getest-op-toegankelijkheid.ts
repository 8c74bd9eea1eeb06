import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/website-getest-op-toegankelijkheid',
  title: 'Deze site is getest op toegankelijkheid',
  description:
    'Met een toetsenbord, op een klein scherm en zonder bewegende beelden: zo testten we deze site. Ook vertellen we wat we nog niet weten.',
  type: 'news',
  topics: ['Deze site'],
  answers: ['website toegankelijk getest', 'site met toetsenbord bedienen'],
  related: ['/toegankelijkheid', '/contact', '/demonstratie'],
  sources: [{ name: 'Eigen test van deze site', date: '2026-11-15' }],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Ook met één hand en een klein scherm',
      lead: 'Een gebroken pols, een oude telefoon, een migraine na de nacht. Iedereen heeft weleens een site nodig die meewerkt. Daarom testten we de onze.',
      picture: { name: 'contact', alt: 'Een vrouw met een koptelefoon achter een laptop' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>Toegankelijk klinkt als iets voor een kleine groep. Maar denk aan de collega die in het felle licht van de medicijnkamer een bedrag wil lezen. Of aan wie met een slapende baby op de arm alleen een duim vrij heeft. Wat voor de een een gemak is, is voor de ander de enige manier.</p>
<h2>Wat we hebben getest</h2>
<ul>
<li><strong>Elke pagina met het programma axe.</strong> Dat zoekt automatisch naar fouten, zoals te weinig kleurverschil of een knop zonder naam.</li>
<li><strong>Bedienen met het toetsenbord.</strong> Je ziet waar je bent, en je kunt alles openen en weer sluiten.</li>
<li><strong>Een scherm van 320 pixels breed.</strong> Geen enkele pagina schuift daar opzij.</li>
<li><strong>De instelling ‘minder beweging’.</strong> Staat die aan op je apparaat, dan schuift en glijdt er niets.</li>
<li><strong>Zonder JavaScript.</strong> Je kunt dan nog steeds alles lezen en inloggen.</li>
</ul>
<p>We toetsten aan WCAG 2.2, niveau AA. Dat zijn internationale regels voor websites.</p>
<h2>Wat we nog niet weten</h2>
<p>Een programma vindt niet elke fout. Of een zin duidelijk is als je hem hoort in plaats van leest, weet alleen iemand die zo leest. Mensen die elke dag een schermlezer gebruiken, hebben deze site nog niet getest. Ook heeft geen bureau van buiten gekeken. Dat staat dus nog open, en we noemen de site daarom niet ‘volledig toegankelijk’.</p>
<h2>Help ons verder</h2>
<p>Loop je ergens op vast? Vertel het via <a href="/contact">Contact</a>. Noem de pagina, wat je wilde doen en wat je gebruikt. De hele verklaring lees je bij <a href="/toegankelijkheid">Toegankelijkheid</a>.</p>
`,
    },
  ],
}
