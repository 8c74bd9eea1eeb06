import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/overstappen-voor-2027',
  title: 'Overstappen voor 2027: dit zijn je data',
  description:
    'De basispremies voor 2027 zijn bekend bij de verzekeraars. Zie tot wanneer je kunt opzeggen en kiezen, en plan het om je decemberdiensten heen.',
  type: 'news',
  topics: ['Verzekering'],
  answers: ['opzegdatum zorgverzekering 2027', 'laatste dag overstappen 2027', 'premies 2027 bekend'],
  related: [
    '/zorgverzekering/overstappen',
    '/zorgverzekering/opzeggen',
    '/over-ons/nieuws/premies-2026-bekend',
    '/zorgverzekering/veranderingen-2027',
  ],
  sources: [{ name: 'Zorgverzekeringswet' }, { name: 'Pricewise' }],
  publishedDate: '2026-11-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Overstappen voor 2027: dit zijn je data',
      lead: 'Verzekeraars moesten hun basispremie uiterlijk {{basispremies-bekend-2027}} bekendmaken. Je hebt dus bijna alles om te kiezen. Alleen de pakketten nog niet.',
      picture: {
        name: 'zorgverzekering',
        alt: 'Iemand zit met telefoon, thee en papieren aan tafel, onder een paraplu',
      },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<h2>Vier data voor in je agenda</h2>
<table>
<caption>Overstappen naar een verzekering voor 2027</caption>
<thead><tr><th>Datum</th><th>Wat er dan is</th></tr></thead>
<tbody>
<tr><th>{{basispremies-bekend-2027}}</th><td>Basispremies zijn bekend</td></tr>
<tr><th>{{aanvullende-premies-bekend-2027}}</th><td>Premies van aanvullende pakketten zijn bekend</td></tr>
<tr><th>{{opzegdatum-2027}}</th><td>Laatste dag om op te zeggen</td></tr>
<tr><th>{{kiesdatum-2027}}</th><td>Laatste dag om een nieuwe te kiezen, als je op tijd hebt opgezegd</td></tr>
</tbody>
</table>
<p>De premies voor 2027 vind je bij CZ en VGZ. Op deze site staan ze nog niet. We laten tot die tijd de bedragen van 2026 staan, met het jaar erbij.</p>
<h2>Plan het om je diensten heen</h2>
<p>December zit vol. Kies daarom nu één avond na {{aanvullende-premies-bekend-2027}}. Een uur is genoeg.</p>
<ol>
<li><strong>Kwartier 1.</strong> Schrijf op welke zorg je in 2026 gebruikte en wat je in 2027 verwacht.</li>
<li><strong>Kwartier 2.</strong> Leg de premies van basis, pakket en tandverzekering naast elkaar.</li>
<li><strong>Kwartier 3.</strong> Zoek op of je ziekenhuis, fysiotherapeut en psycholoog een contract hebben.</li>
<li><strong>Kwartier 4.</strong> Beslis. Blijven is ook een besluit.</li>
</ol>
<h2>Denk eerst aan je bijdrage</h2>
<p>Krijg je van je werkgever een bijdrage met een garantie? Dan kun je gerust wisselen tussen CZ en VGZ. Verlaat je de regeling van IZZ of zeg je het pakket op, dan ben je de garantie kwijt. Kijk het na bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>
<h2>En het eigen risico?</h2>
<p>Welk bedrag in 2027 geldt, staat op deze site nog als voorlopig. Wat we weten, lees je bij <a href="/zorgverzekering/veranderingen-2027">Veranderingen in 2027</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'stappen',
      title: 'Toch iets anders?',
      text: 'Je nieuwe verzekeraar zegt de oude meestal voor je op. In vijf stappen lees je waar je op let.',
      button: { label: 'Bekijk de vijf stappen', href: '/zorgverzekering/overstappen' },
    },
  ],
}
