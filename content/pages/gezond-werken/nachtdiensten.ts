import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/nachtdiensten',
  title: 'Nachtdiensten en slaap',
  description:
    'Wat je thuis regelt, met je team afspreekt en hoe je veilig thuiskomt. En: hoeveel nachten en hoeveel rust er in de wet staan.',
  navigation: { menu: 'main', order: 20, label: 'Nachtdiensten' },
  topics: ['Slaap', 'Lichaam'],
  answers: [
    'nachtdienst regels',
    'hoeveel rust na nachtdienst',
    'slapen na nachtdienst',
    'nachtdienst zwanger',
    'hoeveel nachten achter elkaar',
  ],
  related: [
    '/gezond-werken/trainingen/beter-slapen-na-de-nacht',
    '/gezond-werken/overgang-en-werk',
    '/gezond-werken/werkdruk',
  ],
  sources: [
    { name: 'Arbeidstijdenwet en Arbeidstijdenbesluit' },
    { name: 'Rijksoverheid, over nachtdiensten' },
  ],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Nachtdiensten: wat je vooraf kunt regelen',
      lead: 'Om drie uur ’s nachts bedenk je geen plan meer. Maak je afspraken daarom overdag: thuis en met je team.',
      picture: {
        name: 'nachtdienst',
        alt: 'Een zorgmedewerker drinkt thee bij een lamp, met achter haar de maan',
      },
    },
    {
      kind: 'text',
      id: 'thuis',
      html: `
<h2>Thuis, voor je eerste nacht</h2>
<ul>
<li>Zet je slaap in de agenda van iedereen in huis. Dan plant niemand er iets overheen.</li>
<li>Spreek af wie de deur opendoet, de kinderen ophaalt en de telefoon aanneemt.</li>
<li>Maak je slaapkamer donker en stil voordat je naar je werk gaat.</li>
<li>Kook vooraf, zodat je ’s nachts niet van de automaat hoeft te eten.</li>
</ul>
<h2>Tijdens je dienst</h2>
<ul>
<li>Verdeel de pauzes aan het begin van de nacht. Neem elkaars bel over.</li>
<li>Zeg het hardop als je moe bent. Zo kan een collega meekijken bij een lastige taak.</li>
<li>Heb je even rust? Loop een rondje of ga bij een raam staan.</li>
<li>Schrijf op wat je niet wilt vergeten. Dan hoef je het niet te onthouden tot de overdracht.</li>
</ul>
<h2>Na je laatste nacht</h2>
<p>Bedenk voor je dienst al hoe je thuiskomt. Ben je te moe om te rijden? Ga dan niet achter het stuur. Vraag een lift, neem de bus of laat je ophalen. Houd de dag erna leeg, als dat kan.</p>
`,
    },
    {
      kind: 'text',
      id: 'de-wet',
      html: `
<h2>Hoeveel nachten mogen, en hoeveel rust hoort erbij?</h2>
<table>
<caption>Hoofdregels van de Arbeidstijdenwet voor mensen vanaf 18 jaar</caption>
<thead><tr><th>Onderwerp</th><th>Regel</th></tr></thead>
<tbody>
<tr><th>Nachtdienst</th><td>Een dienst waarin je meer dan 1 uur werkt tussen 0.00 en 6.00 uur.</td></tr>
<tr><th>Lengte</th><td>Hooguit 10 uur werk. Soms 12 uur: hooguit 5 keer in 2 weken en 22 keer per jaar.</td></tr>
<tr><th>Rust na een nacht die na 2.00 uur eindigt</th><td>Minstens 14 uur. Eén keer per week mag het 8 uur zijn, als het werk dat nodig maakt.</td></tr>
<tr><th>Rust na 3 of meer nachten achter elkaar</th><td>Minstens 46 uur.</td></tr>
<tr><th>Diensten achter elkaar als er een nacht bij zit</th><td>Hooguit 7. Of 8, als dat in je cao staat.</td></tr>
<tr><th>Nachten in 16 weken</th><td>Hooguit 36 die na 2.00 uur eindigen. In je cao kan een ander aantal staan.</td></tr>
</tbody>
</table>
<p>Je cao is de collectieve arbeidsovereenkomst: de afspraken voor jouw deel van de zorg. Daarin staan vaak strengere regels, en soms een uitzondering. Klopt je rooster niet? Begin bij de planner, en ga daarna naar je leidinggevende of de ondernemingsraad.</p>
<h2>Vragen voor je teamoverleg</h2>
<ol>
<li>Hoeveel nachten achter elkaar vinden wij te doen?</li>
<li>Hoe lang van tevoren willen we ons rooster weten?</li>
<li>Hoe regelen we het als iemand wil ruilen?</li>
<li>Waar kun je ’s nachts rustig zitten en eten?</li>
<li>Wie bel je als het te druk wordt?</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over nachtwerk',
      items: [
        {
          id: 'zwanger',
          question: 'Moet ik nachten doen als ik zwanger ben?',
          html: '<p>In principe niet. Je werkgever mag je alleen ’s nachts inzetten als hij kan uitleggen dat het echt niet anders kan. Vertel dus op tijd dat je zwanger bent. De bedrijfsarts en je verloskundige denken mee.</p>',
        },
        {
          id: 'onder-18',
          question: 'Ik ben 17 en loop stage. Mag ik ’s nachts werken?',
          html: '<p>Nee. Tot je 18e mag je geen nachtdienst draaien, ook niet om te kijken hoe het is. Zeg het tegen je werkbegeleider als je toch in de nacht staat ingeroosterd.</p>',
        },
        {
          id: 'rooster',
          question: 'Hoe lang van tevoren hoor ik mijn rooster?',
          html: '<p>In de wet staat 28 dagen. Staat er in je cao een andere termijn, dan geldt die. Wil je werkgever je rooster daarna nog veranderen? Dan hoort hij dat met jou te overleggen.</p>',
        },
        {
          id: 'ouder',
          question: 'Kan ik stoppen met nachten als ik ouder word?',
          html: '<p>In sommige cao’s staat een leeftijd vanaf wanneer je niet meer ’s nachts hoeft te werken. Zoek op ‘nachtdienst’ in je cao, of vraag het aan personeelszaken. Gaat het eerder al niet, praat dan met de bedrijfsarts.</p>',
        },
        {
          id: 'slecht-slapen',
          question: 'Ik slaap al weken slecht. Wat doe ik?',
          html: '<p>Loop er niet te lang mee rond. Vertel het je huisarts of de bedrijfsarts, en neem een lijstje mee van je diensten en je slaap. Wat je hier leest, is geen medisch advies.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'training',
      title: 'Leer slapen als het buiten licht is',
      text: 'In twee middagen, online en met anderen die ’s nachts werken. Gratis voor leden.',
      button: {
        label: 'Bekijk Beter slapen na de nacht',
        href: '/gezond-werken/trainingen/beter-slapen-na-de-nacht',
      },
    },
  ],
}
