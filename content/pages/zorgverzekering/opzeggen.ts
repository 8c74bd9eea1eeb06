import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/opzeggen',
  title: 'Opzeggen',
  description:
    'Je zorgverzekering opzeggen voor {{jaar}} kan tot en met {{opzegdatum}}. Met een voorbeeldbrief en de uitzonderingen door het jaar heen.',
  navigation: { menu: 'main', order: 130, group: 'Veranderen' },
  topics: ['Overstappen'],
  answers: [
    'zorgverzekering opzeggen',
    'opzegbrief zorgverzekering',
    'zorgverzekering tussentijds opzeggen',
    'aanvullende verzekering opzeggen',
  ],
  related: [
    '/zorgverzekering/overstappen',
    '/zorgverzekering/je-situatie-verandert',
    '/zorgverzekering/werkgeversbijdrage',
  ],
  sources: [{ name: 'Zorgverzekeringswet' }, { name: 'IZZ' }],
  publishedDate: '2026-11-06',
  year: 2027,
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Je zorgverzekering opzeggen zonder gat',
      lead: 'Stoppen mag, maar zonder basisverzekering zitten mag niet. Zeg daarom op tijd op en kies op tijd een nieuwe.',
    },
    {
      kind: 'text',
      id: 'drie-manieren',
      html: `
<h2>Drie manieren om te stoppen</h2>
<table>
<caption>Opzeggen voor {{jaar}}</caption>
<thead><tr><th>Manier</th><th>Uiterlijk</th><th>Handig als</th></tr></thead>
<tbody>
<tr><th>Je nieuwe verzekeraar zegt voor je op</th><td>{{opzegdatum}}</td><td>je al weet wat je kiest</td></tr>
<tr><th>Je zegt zelf op en kiest later</th><td>Opzeggen {{opzegdatum}}, kiezen {{kiesdatum}}</td><td>je meer tijd wilt</td></tr>
<tr><th>Je zegt alleen je pakket op</th><td>{{opzegdatum}}</td><td>je basisverzekering goed is, maar je pakket niet</td></tr>
</tbody>
</table>
<p>Kies je na {{kiesdatum}} pas een verzekering? Dan ben je vanaf 1 januari niet verzekerd tot de dag van je aanmelding. Zorg uit die weken betaal je zelf. Je kunt ook een boete krijgen.</p>
<h2>Zelf opzeggen: zo doe je dat</h2>
<ol>
<li>Ga naar de persoonlijke pagina of de app van je verzekeraar. Of stuur een brief of mail.</li>
<li>Noem precies wat je opzegt: de basisverzekering, het aanvullende pakket, de tandverzekering.</li>
<li>Noem iedereen die mee weg moet. Kinderen op jouw polis gaan niet altijd vanzelf mee.</li>
<li>Vraag om een bevestiging en bewaar die.</li>
</ol>
<h3>Een voorbeeld van een brief</h3>
<blockquote>
<p>Hierbij zeg ik mijn basisverzekering, mijn aanvullende verzekering en mijn tandverzekering op per 1 januari {{jaar}}. Dit geldt ook voor mijn kinderen op dezelfde polis.</p>
<p>Mijn relatienummer is [nummer]. Mijn geboortedatum is [datum].</p>
<p>Graag ontvang ik een bevestiging van deze opzegging.</p>
</blockquote>
<p>Zet je burgerservicenummer niet in een gewone mail. Je relatienummer is genoeg.</p>
`,
    },
    {
      kind: 'text',
      id: 'door-het-jaar',
      html: `
<h2>Wanneer kan het ook door het jaar heen?</h2>
<ul>
<li><strong>Je verzekeraar verandert iets in je nadeel.</strong> Gaat tussendoor de premie omhoog of wordt de dekking kleiner? Dan mag je binnen een maand opzeggen. Komt de verandering door de wet? Dan geldt dit niet.</li>
<li><strong>Iemand op jouw polis krijgt een eigen verzekering.</strong> Denk aan een <a href="/zorgverzekering/je-situatie-verandert/kind-18">kind dat 18 wordt</a>, of een partner na een <a href="/zorgverzekering/je-situatie-verandert/scheiding">scheiding</a>.</li>
<li><strong>Je gaat in het buitenland wonen en werken.</strong> Dan eindigt vaak je plicht om in Nederland verzekerd te zijn. De Sociale Verzekeringsbank kan dat voor je nagaan.</li>
<li><strong>Iemand overlijdt.</strong> De verzekering stopt dan vanzelf. Lees wat je <a href="/zorgverzekering/je-situatie-verandert/overlijden">na een overlijden</a> wel moet regelen.</li>
</ul>
<h2>Voor je op ‘versturen’ drukt</h2>
<p>Verlaat je de regeling van IZZ of zeg je je pakket op? Dan vervalt een garantie op je <a href="/zorgverzekering/werkgeversbijdrage">werkgeversbijdrage</a>. Wissel je alleen tussen CZ en VGZ, dan houd je die. Twijfel je, bel dan eerst personeelszaken.</p>
`,
    },
    {
      kind: 'deadlines',
      id: 'data',
      title: 'Deze data tellen voor {{jaar}}',
      intro: 'Zet ze in je agenda. Een week van tevoren krijg je een herinnering.',
    },
    {
      kind: 'call-to-action',
      id: 'nieuwe-kiezen',
      title: 'Opgezegd? Kies op tijd iets nieuws',
      text: 'Tot en met {{kiesdatum}} kun je een verzekering kiezen die vanaf 1 januari {{jaar}} telt.',
      button: { label: 'Bekijk de stappen om over te stappen', href: '/zorgverzekering/overstappen' },
    },
  ],
}
