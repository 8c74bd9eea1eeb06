import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/samenwerking',
  title: 'Samenwerking met CZ en VGZ',
  description:
    'Waarom staat er IZZ op je polis en komt de rekening van CZ of VGZ? Lees wie wat doet, en wat ze wel en niet van je weten.',
  navigation: { menu: 'main', order: 20, label: 'Samenwerking' },
  topics: ['Organisatie', 'Verzekering kiezen'],
  answers: [
    'izz zorgverzekering door cz',
    'izz zorgverzekering door vgz',
    'wat is het verschil tussen izz en vgz',
    'wie voert de izz zorgverzekering uit',
  ],
  related: ['/zorgverzekering/vergelijken', '/zorgverzekering/wie-mag-meedoen', '/klachten'],
  sources: [{ name: 'IZZ' }, { name: 'VGZ' }, { name: 'CZ' }],
  publishedDate: '2026-06-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Eén regeling, twee verzekeraars',
      lead: 'Op je polis staat IZZ, maar je belt met CZ of VGZ. Dat is niet zo vreemd als het lijkt. Ieder heeft een eigen taak.',
      picture: { name: 'samen', alt: 'Drie zorgmedewerkers van één team' },
    },
    {
      kind: 'text',
      id: 'wie-doet-wat',
      html: `
<h2>Wie doet wat?</h2>
<p>De verzekering heet officieel de ‘collectieve ziektekostenregeling IZZ’. Collectief betekent: voor een groep, in dit geval mensen in zorg en welzijn. CZ en VGZ voeren de regeling allebei uit. Jij kiest bij wie van de twee je je verzekert.</p>
<table>
<caption>De taken van IZZ, van CZ en VGZ en van je werkgever</caption>
<thead><tr><th>Taak</th><th>IZZ</th><th>CZ of VGZ</th><th>Je werkgever</th></tr></thead>
<tbody>
<tr><th>Je premie vaststellen en innen</th><td>Nee</td><td>Ja</td><td>Nee</td></tr>
<tr><th>Je nota betalen</th><td>Nee</td><td>Ja</td><td>Nee</td></tr>
<tr><th>Contracten sluiten met zorgverleners</th><td>Nee</td><td>Ja</td><td>Nee</td></tr>
<tr><th>Bijdragen aan je premie</th><td>Nee</td><td>Nee</td><td>In sommige cao’s</td></tr>
<tr><th>Trainingen en onderzoek over gezond werken</th><td>Ja</td><td>Soms een eigen aanbod</td><td>Zorgt voor veilig werk</td></tr>
<tr><th>Je lidmaatschap en ledenvoordeel</th><td>Ja</td><td>Nee</td><td>Nee</td></tr>
</tbody>
</table>
<p>Een cao is een collectieve arbeidsovereenkomst. Of er bij jou een bijdrage in staat, zie je bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
<h2>Wat is bij beide hetzelfde?</h2>
<ul>
<li>De basisverzekering dekt dezelfde zorg. Dat bepaalt de wet.</li>
<li>Je wordt voor de basisverzekering altijd aangenomen, zonder vragen over je gezondheid of gebit.</li>
<li>Kinderen tot 18 jaar betalen geen premie.</li>
<li>Je houdt een garantie op je werkgeversbijdrage als je van de een naar de ander overstapt.</li>
</ul>
<h2>Wat kan verschillen?</h2>
<ul>
<li>De premie.</li>
<li>De zorgverleners met wie er een contract is.</li>
<li>De aanvullende pakketten en tandverzekeringen.</li>
<li>Hoe snel je je geld terug hebt. VGZ betaalt een nota binnen vier werkdagen. Vraag CZ naar de termijn daar.</li>
</ul>
<p>De premies en voorwaarden van 2026 zie je naast elkaar bij <a href="/zorgverzekering/vergelijken">Vergelijken</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'gegevens',
      title: 'Wat weten ze van je?',
      items: [
        {
          id: 'verzekeraar-naar-ons',
          question: 'Ziet deze site wat ik bij CZ of VGZ declareer?',
          html: '<p>Nee. Wij weten alleen wat je zelf in je account invult, zoals de naam van je verzekeraar. Je nota’s, je behandelingen en je eigen risico zie je alleen bij CZ of VGZ.</p>',
        },
        {
          id: 'ons-naar-verzekeraar',
          question: 'Geven jullie mijn account door aan mijn verzekeraar?',
          html: '<p>Nee. We delen je gegevens niet met CZ, met VGZ of met je werkgever. Verander je iets in je account, geef het dan ook zelf door aan je verzekeraar.</p>',
        },
        {
          id: 'werkgever',
          question: 'Weet mijn werkgever welke zorg ik gebruik?',
          html: '<p>Nee. Een verzekeraar mag dat niet vertellen, ook niet als je via je werk verzekerd bent. Voor een bijdrage vraagt je werkgever hooguit een bewijs dat je het pakket hebt.</p>',
        },
        {
          id: 'waarom-twee',
          question: 'Kan ik ook bij een andere verzekeraar meedoen?',
          html: '<p>Niet aan deze regeling. Die wordt alleen door CZ en VGZ uitgevoerd. Je bent natuurlijk vrij om je ergens anders te verzekeren. Lid worden van IZZ kan dan nog steeds.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'vergelijken',
      title: 'CZ of VGZ?',
      text: 'Bekijk de basisverzekeringen van 2026 naast elkaar, en laat alleen de verschillen zien.',
      button: { label: 'Vergelijk CZ en VGZ', href: '/zorgverzekering/vergelijken' },
    },
  ],
}
