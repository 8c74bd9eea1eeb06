import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/',
  title: 'Voor mensen in de zorg',
  description:
    'Zorgverzekering, gezond werken en ledenvoordeel voor wie in zorg of welzijn werkt. Kort uitgelegd, te lezen tussen twee diensten door.',
  answers: ['izz', 'stichting izz', 'zorgverzekering voor zorgmedewerkers'],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Tussen twee diensten door snel weten hoe het zit',
      lead: 'Je werkt in de zorg en je hebt weinig tijd. Zoek hier op wat je verzekering betaalt, hoe je gezond blijft werken en wat je krijgt als lid.',
      picture: { name: 'home-hero', alt: 'Drie zorgmedewerkers staan met de armen om elkaar heen' },
      hasSearch: true,
      buttons: [
        { label: 'Zoek een vergoeding op', href: '/zorgverzekering/vergoedingen' },
        { label: 'Word gratis lid', href: '/lid-worden' },
      ],
    },
    {
      kind: 'tile-slider',
      id: 'regelen',
      title: 'Wat wil je regelen?',
      layout: 'grid',
      intro: 'Kies wat er vandaag bij jou op tafel ligt. De meeste pagina’s lees je in drie minuten.',
      tiles: [
        {
          title: 'Zien wat je vergoed krijgt',
          text: 'Van fysiotherapie tot kraamzorg: lees per behandeling wie er betaalt en wat je zelf kwijt bent.',
          href: '/zorgverzekering/vergoedingen',
          picture: { name: 'fysiotherapie', alt: '' },
        },
        {
          title: 'CZ en VGZ vergelijken',
          text: 'Het basispakket is gelijk. Het verschil zit in de premie en in hoe vrij je kiest.',
          href: '/zorgverzekering/vergelijken',
          picture: { name: 'zorgverzekering', alt: '' },
        },
        {
          title: 'Je eigen risico begrijpen',
          text: 'In {{jaar}} betaal je hooguit {{eigen-risico}} verplicht eigen risico. Zie welke zorg meetelt en welke niet.',
          href: '/zorgverzekering/eigen-risico',
          picture: { name: 'eigen-risico', alt: '' },
        },
        {
          title: 'Nagaan of je werkgever meebetaalt',
          text: 'In acht cao’s stond in 2024 een bijdrage voor je pakket. Zoek die van jou op in de tabel.',
          href: '/zorgverzekering/werkgeversbijdrage',
          picture: { name: 'ziekenhuis', alt: '' },
        },
        {
          title: 'Een rekening indienen',
          text: 'Kreeg je zelf een nota van een zorgverlener? Zo krijg je het geld terug.',
          href: '/zorgverzekering/nota-indienen',
          picture: { name: 'vergoedingen', alt: '' },
        },
        {
          title: 'Een verandering doorgeven',
          text: 'Een andere baan, pensioen, een baby of een scheiding: zie wat er met je verzekering gebeurt.',
          href: '/zorgverzekering/je-situatie-verandert',
          picture: { name: 'kraamzorg', alt: '' },
        },
        {
          title: 'Een training kiezen',
          text: 'Nee leren zeggen, slapen na de nacht of omgaan met agressie. Gratis voor leden.',
          href: '/gezond-werken/trainingen',
          picture: { name: 'training', alt: '' },
        },
        {
          title: 'Ander werk zoeken',
          text: 'Toe aan een ander team, maar niet weg uit de zorg? Begin in de vacaturebank.',
          href: '/ledenvoordeel/vacaturebank',
          picture: { name: 'wijkverpleging', alt: '' },
        },
      ],
    },
    {
      kind: 'sticky-panel',
      id: 'nu-belangrijk',
      html: `
<h2>Nu belangrijk: je verzekering voor 2027</h2>
<p>Blijf je waar je zit, of kies je iets anders? Opzeggen kan tot en met {{opzegdatum-2027}}. Zet deze vier data in je agenda, naast je diensten van december.</p>
<table>
<caption>Wat je wanneer doet voor je verzekering van 2027</caption>
<thead><tr><th>Wanneer</th><th>Wat je doet</th></tr></thead>
<tbody>
<tr><th>Vanaf {{basispremies-bekend-2027}}</th><td>Bekijk je nieuwe basispremie bij CZ of VGZ. Verzekeraars maken die uiterlijk op deze dag bekend.</td></tr>
<tr><th>Vanaf {{aanvullende-premies-bekend-2027}}</th><td>Vergelijk het geheel. Dan ken je ook de premies van de aanvullende pakketten.</td></tr>
<tr><th>Uiterlijk {{opzegdatum-2027}}</th><td>Zeg je oude verzekering op, of laat je nieuwe verzekeraar dat doen.</td></tr>
<tr><th>Uiterlijk {{kiesdatum-2027}}</th><td>Kies een nieuwe verzekering, als je op tijd hebt opgezegd.</td></tr>
</tbody>
</table>
<p>Tevreden? Dan hoef je niets te doen en loopt je verzekering door. Over het eigen risico van 2027 gaan verschillende bedragen rond. Wij zetten op een rij <a href="/zorgverzekering/veranderingen-2027">wat vaststaat en wat nog voorlopig is</a>.</p>
`,
      panel: {
        title: 'Denk je aan overstappen?',
        text: 'In vijf stappen zie je wat je doet en waar je op let. Ook als je midden in een behandeling zit.',
        button: { label: 'Bekijk de vijf stappen', href: '/zorgverzekering/overstappen' },
      },
    },
    {
      kind: 'topic-slider',
      id: 'gezond-werken',
      layout: 'grid',
      title: 'Waar loop je tegenaan op je werk?',
      intro:
        'Een krap rooster, een klap van een cliënt, een moeder die steeds meer hulp nodig heeft. Bij elk onderwerp lees je wat je vandaag kunt doen.',
      topics: [
        '/gezond-werken/werkdruk',
        '/gezond-werken/nachtdiensten',
        '/gezond-werken/mentale-belasting',
        '/gezond-werken/agressie',
        '/gezond-werken/overgang-en-werk',
        '/gezond-werken/mantelzorg-naast-werk',
        '/gezond-werken/jong-in-de-zorg',
        '/gezond-werken/geldzorgen',
      ],
    },
    {
      kind: 'testimonial-slider',
      id: 'verhalen',
      title: 'Verhalen van de werkvloer',
      intro: 'De mensen zijn verzonnen, hun diensten herken je vast.',
      testimonials: [
        {
          quote:
            'Acht minuten is voor oogdruppels. Maar in acht minuten moet je ook iemand zijn die vraagt hoe de nacht was.',
          name: 'Fatima',
          role: 'wijkverpleegkundige',
          portrait: { name: 'portret-fatima', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
        },
        {
          quote: 'Niet: gaat het? Want dan zeg je ja. Wij vragen elkaar: wat zag jij?',
          name: 'Joost',
          role: 'ambulanceverpleegkundige',
          portrait: { name: 'portret-joost', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/joost-ambulance',
        },
        {
          quote: 'Je weet wel dat je mág bellen. Je weet alleen niet hoe ze klinken als ze opnemen.',
          name: 'Merel',
          role: 'leerling verzorgende',
          portrait: { name: 'portret-merel', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/merel-leerling',
        },
        {
          quote: 'Drie jaar zat ze naast me te wapperen, en ik had het nooit gezien.',
          name: 'Ria',
          role: 'operatieassistent',
          portrait: { name: 'portret-ria', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/ria-overgang',
        },
        {
          quote:
            'Als je handen trillen, ga je geen vijf schermen doen. Nu zegt een collega: vertel maar, ik typ.',
          name: 'Samir',
          role: 'verpleegkundige in de geestelijke gezondheidszorg',
          portrait: { name: 'portret-samir', alt: '' },
          href: '/gezond-werken/ervaringsverhalen/samir-ggz',
        },
      ],
    },
    {
      kind: 'topic-slider',
      id: 'nieuws',
      title: 'Uit het nieuws',
      layout: 'grid',
      topics: [
        '/over-ons/nieuws/overstappen-voor-2027',
        '/over-ons/nieuws/nieuwe-training-praten-in-je-team',
        '/over-ons/nieuws/ledenpanel-over-roosters',
        '/over-ons/nieuws/proef-met-nachtdiensten',
      ],
    },
    {
      kind: 'text',
      id: 'wie-zijn-wij',
      html: `
<h2>Van en voor mensen in de zorg</h2>
<p>Werkgevers en werknemers in de zorg richtten samen Stichting IZZ op. IZZ is zelf geen verzekeraar: <a href="/over-ons/samenwerking">CZ en VGZ voeren de verzekering uit</a>. Meer dan 1,2 miljoen mensen mogen meedoen, van de wijk tot het laboratorium.</p>
<p>Werk je bij personeelszaken of geef je leiding? Dan is er een eigen ingang: <a href="/zorgorganisaties">Voor zorgorganisaties</a>.</p>
<p>Wat je hier ziet, is een <a href="/demonstratie">demonstratie</a>. Je sluit hier niets af, en de verhalen en voorbeeldpakketten zijn bedacht.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'lid-worden',
      title: 'Hoor je erbij?',
      text: 'Of je nu wast, kookt, plant of opereert: werk je in zorg of welzijn, dan is je lidmaatschap gratis.',
      button: { label: 'Lees over lid worden', href: '/lid-worden' },
      forMembers: {
        title: 'Fijn dat je er bent',
        text: 'Andere baan, andere verzekeraar of toch liever geen nieuwsbrief? In je account pas je het in een minuut aan.',
        button: { label: 'Ga naar Mijn account', href: '/mijn-account' },
      },
    },
  ],
}
