import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/overgang-en-werk',
  title: 'Overgang en werk',
  description:
    'Opvliegers onder je schort, slechte nachten, een woord dat wegblijft. Lees wat helpt op je werk en hoe je erover begint.',
  navigation: { menu: 'main', order: 60 },
  topics: ['Levensfase', 'Slaap'],
  answers: [
    'overgang en werk',
    'opvliegers op het werk',
    'overgang nachtdienst',
    'overgang bespreken met leidinggevende',
  ],
  related: [
    '/gezond-werken/ervaringsverhalen/ria-overgang',
    '/zorgverzekering/vergoedingen/overgang',
    '/gezond-werken/nachtdiensten',
  ],
  sources: [{ name: 'Arbeidsomstandighedenwet (Arbowet)' }],
  publishedDate: '2026-02-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een opvlieger in een dichtgeknoopt uniform',
      lead: 'De overgang hoort bij het leven. Dat betekent niet dat je er op je werk mee moet ploeteren.',
      picture: {
        name: 'overgang',
        alt: 'Een vrouw koelt zich met een rode waaier, achter haar schijnt de zon',
      },
    },
    {
      kind: 'text',
      id: 'op-je-werk',
      html: `
<h2>Zo merk je het op je werk</h2>
<p>De meeste vrouwen komen tussen hun 45e en 55e in de overgang, sommige eerder. In veel zorgteams gaat dat om meer dan één collega. Toch blijft het aan de koffietafel vaak stil.</p>
<ul>
<li>Een opvlieger midden in een gesprek, onder een plastic schort of in een warme badkamer.</li>
<li>Om vier uur klaarwakker, en om zeven uur op de fiets naar je vroege dienst.</li>
<li>De naam van een bewoner die je al jaren kent, en die even weg is.</li>
<li>Sneller boos of in tranen dan je van jezelf gewend bent.</li>
</ul>
<p>Niet alles hoeft van de overgang te komen. Twijfel je, vraag het je huisarts.</p>
<h2>Wat helpt tussen acht en vier</h2>
<ul>
<li><strong>Koel blijven.</strong> Een hemd van katoen onder je uniform, een tweede jasje in je kluis, een ventilator bij de medicijnkar.</li>
<li><strong>Je houvast opschrijven.</strong> Een kaartje in je zak met namen, nummers en wat je nog moet doen.</li>
<li><strong>Ruilen op je zwakste uur.</strong> Sliep je slecht? Laat een collega de medicijnen uitzetten, en doe jij de ronde met koffie.</li>
<li><strong>Nachten spreiden.</strong> Twee nachten zijn soms te doen, terwijl vier te veel zijn.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'erover-beginnen',
      html: `
<h2>Erover beginnen</h2>
<p>Je hoeft geen medisch verhaal te houden. Zeg wat je merkt, wat je nodig hebt en voor hoe lang. Een paar zinnen om te lenen:</p>
<blockquote><p>Ik slaap slecht en dat blijft nog wel even zo. Kunnen we de komende drie maanden van vier nachten naar twee?</p></blockquote>
<blockquote><p>Ik krijg het soms opeens heel warm. Als ik even naar buiten loop, ben ik er over vijf minuten weer. Wil jij dan mijn bel nemen?</p></blockquote>
<blockquote><p>Ik wil graag dat er geen grapjes over worden gemaakt. Ook geen aardige.</p></blockquote>
<h2>Wat je van je werkgever mag vragen</h2>
<p>In de Arbowet staat niets apart over de overgang. Wel staat er dat je werkgever het werk zo veel mogelijk aanpast aan de mensen die het doen. Dat gaat dus ook over jouw rooster, je kleding en de warmte op de afdeling. Komen jullie er samen niet uit, vraag dan advies aan de bedrijfsarts.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen die je liever niet in het team stelt',
      items: [
        {
          id: 'moet-ik-het-zeggen',
          question: 'Moet ik zeggen dat het de overgang is?',
          html: '<p>Nee. Je kunt ook alleen vertellen wat je merkt, bijvoorbeeld dat je slecht slaapt. Wil je iets vragen zonder dat je leidinggevende de reden hoort? Ga dan eerst naar de bedrijfsarts. Die geeft alleen door wat je nodig hebt.</p>',
        },
        {
          id: 'consulent',
          question: 'Wat doet een overgangsconsulent?',
          html: '<p>Dat is vaak een verpleegkundige die zich in de overgang heeft verdiept. Je bespreekt je klachten en wat je eraan kunt doen. Of je verzekering meebetaalt, hangt af van je aanvullende pakket. Lees het na bij <a href="/zorgverzekering/vergoedingen/overgang">Vergoeding bij de overgang</a>.</p>',
        },
        {
          id: 'huisarts',
          question: 'Wanneer ga ik naar de huisarts?',
          html: '<p>Als klachten je werk of je nachten in de weg zitten. Ook als je somber bent, of je zorgen maakt over bloedingen. De huisarts legt uit welke behandelingen er zijn. Deze pagina doet dat niet: we geven geen medisch advies.</p>',
        },
        {
          id: 'leidinggevende',
          question: 'Ik ben leidinggevende. Hoe begin ik erover?',
          html: '<p>Vraag niet of iemand ‘in de overgang zit’. Zeg dat je een aanpassing normaal vindt, voor iedereen, om welke reden dan ook. Zet koele plekken, kleding en nachten op de agenda van het team. Dan hoeft niemand de eerste te zijn.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'lees-ria',
      title: 'Ria was het woord kwijt',
      text: 'Dertig jaar operatieassistent, en toen wist ze de naam van de klem niet meer. Ze dacht aan stoppen.',
      button: { label: 'Lees het verhaal van Ria', href: '/gezond-werken/ervaringsverhalen/ria-overgang' },
    },
  ],
}
