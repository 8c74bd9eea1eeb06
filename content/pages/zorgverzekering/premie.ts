import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/premie',
  title: 'Premie',
  description:
    'Wat kost een zorgverzekering per maand in {{jaar premie vgz-natura}}? Zie hoe je premie is opgebouwd, reken een voorbeeld na en lees wie nog meer meebetaalt.',
  navigation: { menu: 'main', order: 45, group: 'Kosten' },
  topics: ['Kosten'],
  answers: [
    'premie zorgverzekering 2026',
    'wat kost een zorgverzekering per maand',
    'wat kost een verzekering',
    'wat kost een zorgverzekering',
    'kosten zorgverzekering',
    'zorgverzekering zzp premie',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/vrijwillig-eigen-risico',
    '/zorgverzekering/veranderingen-2027',
    '/gezond-werken/geldzorgen',
  ],
  sources: [{ name: 'Consumentenbond', date: '2025-11-14' }, { name: 'Voorbeelden van deze demonstratie' }],
  publishedDate: '2026-10-05',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Waar je premie uit bestaat',
      lead: 'Je betaalt elke maand premie aan CZ of VGZ. In {{jaar gemiddelde-basispremie}} kost een basisverzekering in Nederland gemiddeld ongeveer {{gemiddelde-basispremie}} per maand.',
      amount: {
        value: '{{gemiddelde-basispremie}} in {{jaar gemiddelde-basispremie}}',
        label: 'Gemiddelde premie van een basisverzekering per maand',
      },
      buttons: [{ label: 'Bereken je premie', href: '/zorgverzekering/premie-berekenen' }],
    },
    {
      kind: 'text',
      id: 'bedragen',
      html: `
<h2>De bedragen bij elkaar</h2>
<table>
<caption>Premie per maand in {{jaar premie vgz-natura}}, per volwassene</caption>
<thead><tr><th>Verzekering</th><th>Premie per maand</th></tr></thead>
<tbody>
<tr><th>VGZ natura</th><td>{{premie vgz-natura}}</td></tr>
<tr><th>VGZ combinatie</th><td>{{premie vgz-combinatie}}</td></tr>
<tr><th>CZ natura</th><td>{{premie cz-natura}}</td></tr>
<tr><th>CZ combinatie</th><td>{{premie cz-combinatie}}</td></tr>
<tr><th>Pakket Start</th><td>{{premie start}}</td></tr>
<tr><th>Pakket Plus</th><td>{{premie plus}}</td></tr>
<tr><th>Pakket Compleet</th><td>{{premie compleet}}</td></tr>
<tr><th>Tand 1</th><td>{{premie tand-1}}</td></tr>
<tr><th>Tand 2</th><td>{{premie tand-2}}</td></tr>
<tr><th>Tand 3</th><td>{{premie tand-3}}</td></tr>
</tbody>
</table>
<p>De premie van CZ natura komt uit een openbare bron. De andere bedragen zijn voorbeelden voor deze demonstratie.</p>
<h3>Een voorbeeld</h3>
<p>Karim werkt op een ambulance. Hij kiest in 2026 VGZ natura voor {{premie-vgz-natura-2026}}, Plus voor {{premie-plus-2026}} en Tand 1 voor {{premie-tand-1-2026}}. Samen is dat in 2026 {{premie vgz-natura plus tand-1 2026}} per maand, dus {{jaarpremie vgz-natura plus tand-1 2026}} in het hele jaar. Zijn twee kinderen staan gratis op de polis.</p>
<p>Wat betaal jij? Reken het na bij <a href="/zorgverzekering/premie-berekenen">Premie berekenen</a>.</p>
<h2>Waardoor de ene premie lager is dan de andere</h2>
<ul>
<li><strong>Natura of combinatie.</strong> Vrij kiezen kost meer. Een combinatiepolis loopt in 2026 op tot ongeveer € 185 per maand.</li>
<li><strong>Je vrijwillig eigen risico.</strong> Neem je zelf meer risico, dan daalt je premie. Reken wel het <a href="/zorgverzekering/vrijwillig-eigen-risico">omslagpunt</a> uit.</li>
<li><strong>Je pakket.</strong> Op een aanvullende verzekering krijg je via IZZ in {{jaar korting-aanvullend}} tot {{korting-aanvullend}} korting.</li>
<li><strong>Niet je leeftijd of gezondheid.</strong> Voor dezelfde basisverzekering betaalt elke volwassene evenveel.</li>
</ul>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'wie-betaalt-mee',
      title: 'Wie betaalt er nog meer mee?',
      leaveOpen: true,
      items: [
        {
          id: 'werkgever-cao',
          question: 'Je werkgever, volgens je cao',
          html: '<p>In acht cao’s (collectieve arbeidsovereenkomsten) stond in 2024 een bijdrage voor een pakket ‘Zorg voor de Zorg’. Of jij die krijgt, zoek je op bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>',
        },
        {
          id: 'werkgever-wet',
          question: 'Je werkgever, volgens de wet',
          html: '<p>Naast je premie bestaat er een bijdrage die van het inkomen afhangt. Ben je in loondienst, dan betaalt je werkgever die. Werk je als zzp’er (zelfstandige zonder personeel), dan krijg je hiervoor zelf een aanslag van de Belastingdienst. Zet daar dus geld voor opzij.</p>',
        },
        {
          id: 'zorgtoeslag',
          question: 'De overheid, met zorgtoeslag',
          html: '<p>Heb je een laag inkomen, bijvoorbeeld als leerling of met een klein contract? Dan kun je zorgtoeslag krijgen. Of je er recht op hebt, hangt ook af van je vermogen en van het inkomen van je partner. Je vraagt de toeslag aan bij Dienst Toeslagen. Ga je meer uren werken, geef het dan door. Anders moet je later misschien terugbetalen. Hoeveel je krijgt, schat je bij <a href="/zorgverzekering/zorgtoeslag">Zorgtoeslag</a>.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'later',
      html: `
<h2>Als betalen niet lukt</h2>
<p>Bel CZ of VGZ zodra je ziet dat het misgaat. Een betalingsregeling is bij één gemiste maand makkelijker dan bij zes. Bij zes maanden achterstand kan je verzekeraar je aanmelden bij het CAK, een organisatie van de overheid. Dan betaal je een hogere premie. Hulp vind je bij <a href="/gezond-werken/geldzorgen">Geldzorgen</a>.</p>
<h2>De premie voor 2027</h2>
<p>Verzekeraars maken hun basispremie uiterlijk {{basispremies-bekend-2027}} bekend, en die van pakketten uiterlijk {{aanvullende-premies-bekend-2027}}. Op deze site staan ze nog niet. Je vindt ze bij CZ en VGZ.</p>
`,
    },
  ],
}
