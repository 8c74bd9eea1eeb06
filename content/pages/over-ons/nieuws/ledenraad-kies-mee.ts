import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/ledenraad-kies-mee',
  title: 'Zeven stoelen vrij in de ledenraad: kies mee',
  description:
    'In april 2026 kiezen leden zeven nieuwe mensen voor de ledenraad. Lees wie er kandidaat zijn en waar ze zich sterk voor maken. Een voorbeeld.',
  type: 'news',
  topics: ['Leden'],
  answers: ['ledenraad stemmen 2026', 'kandidaten ledenraad'],
  related: ['/over-ons/ledenraad', '/ledenvoordeel/ledenpanel', '/over-ons/nieuws/ledenpanel-over-roosters'],
  sources: [{ name: 'Voorbeeld van deze demonstratie' }],
  publishedDate: '2026-03-24',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zeven stoelen vrij: kies wie er voor jou zit',
      lead: 'Van 7 tot en met 20 april 2026 kiezen leden zeven mensen voor de ledenraad. Dit bericht is een voorbeeld: de kandidaten bestaan niet.',
      picture: { name: 'over-ons', alt: 'Vier mensen overleggen aan een ronde tafel' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>De ledenraad heeft vijftien zetels. Elke twee jaar wordt ongeveer de helft opnieuw gekozen. Dit keer gaat het om drie zetels voor de verpleging, verzorging en thuiszorg (VVT). Ook ziekenhuizen, gehandicaptenzorg, ambulance en laboratorium, en leerlingen kiezen elk één lid.</p>
<h2>Vijf kandidaten stellen zich voor</h2>
<ul>
<li><strong>Petra, helpende in een verpleeghuis.</strong> ‘Wie schoonmaakt en eten geeft, zit zelden aan een vergadertafel. Ik wil dat trainingen ook op ons niveau zijn.’</li>
<li><strong>Hamid, verzorgende in de nacht.</strong> ‘Plan niets om tien uur ’s ochtends. Dan slaap ik. Dat is mijn hele programma.’</li>
<li><strong>Ilse, planner in een ziekenhuis.</strong> ‘Iedereen moppert op het rooster. Ik maak het. Ik wil dat we er samen beter in worden.’</li>
<li><strong>Ruben, analist in een laboratorium.</strong> ‘Wij zijn zorg die niemand ziet. Reken ons mee.’</li>
<li><strong>Sanne, leerling begeleider.</strong> ‘Ik ben twintig en wil hier nog veertig jaar werken. Dus ik praat graag nu al mee.’</li>
</ul>
<h2>Zo gaat het kiezen</h2>
<ol>
<li>Je krijgt een mail met een link die alleen voor jou werkt.</li>
<li>Je ziet de kandidaten uit jouw deel van de zorg. Op iemand anders kun je niet stemmen.</li>
<li>Je kiest één naam, of je stemt blanco.</li>
<li>Niemand kan zien wat je hebt gekozen, ook wij niet.</li>
</ol>
<p>De uitslag staat op 28 april 2026 op de pagina <a href="/over-ons/ledenraad">Ledenraad</a>. Op 1 juni begint de nieuwe raad.</p>
<p><em>In deze demonstratie valt niets te stemmen en komt er ook geen uitslag.</em></p>
`,
    },
  ],
}
