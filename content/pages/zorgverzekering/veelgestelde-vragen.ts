import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/veelgestelde-vragen',
  title: 'Veelgestelde vragen over je zorgverzekering',
  description:
    'Korte antwoorden op vragen over meedoen, premie, eigen risico, vergoedingen en overstappen. Met bij elk antwoord de weg naar meer uitleg.',
  navigation: { menu: 'main', order: 180, label: 'Veelgestelde vragen', group: 'Gebruiken' },
  topics: ['Verzekering kiezen', 'Kosten', 'Overstappen'],
  answers: [
    'veelgestelde vragen zorgverzekering',
    'vraag over mijn zorgverzekering',
    'hulp bij zorgverzekering',
  ],
  related: ['/contact', '/zorgverzekering/vergoedingen', '/klachten'],
  publishedDate: '2026-11-09',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Veelgestelde vragen, kort beantwoord',
      lead: 'Vijf minuten pauze is genoeg. Open een vraag en lees het antwoord. Wil je meer weten, volg dan de verwijzing.',
    },
    {
      kind: 'collapsible-list',
      id: 'meedoen',
      title: 'Meedoen',
      items: [
        {
          id: 'izz-verzekeraar',
          question: 'Is IZZ mijn verzekeraar?',
          html: '<p>Nee. IZZ is een stichting van werkgevers en werknemers in de zorg. CZ en VGZ voeren de verzekering uit. Voor je polis, je premie en je nota’s ga je dus naar een van die twee.</p>',
        },
        {
          id: 'lid-worden',
          question: 'Wat kost het om lid te worden?',
          html: '<p>Niets. Lid zijn is gratis voor wie in zorg of welzijn werkt. Een account geeft je nog geen verzekering. Zie <a href="/lid-worden">Lid worden</a>.</p>',
        },
        {
          id: 'umc',
          question: 'Ik werk in een umc. Mag ik meedoen?',
          html: '<p>Niet via dat werk. Universitair medische centra (umc’s) vallen buiten de regeling. Misschien kan het via je partner of via een lidmaatschap. Zie <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>.</p>',
        },
        {
          id: 'welke-verzekeraar',
          question: 'Moet ik CZ of VGZ kiezen?',
          html: '<p>Dat bepaal je zelf. De zorg uit het basispakket is gelijk. Premie, contracten en pakketten verschillen. <a href="/zorgverzekering/vergelijken">Vergelijk CZ en VGZ</a>.</p>',
        },
        {
          id: 'kinderen',
          question: 'Vanaf welke leeftijd betaalt mijn kind premie?',
          html: '<p>Vanaf de eerste dag van de maand na de 18e verjaardag. Tot dan is je kind gratis verzekerd. Zie <a href="/zorgverzekering/je-situatie-verandert/kind-18">Kind wordt 18</a>.</p>',
        },
      ],
    },
    {
      kind: 'collapsible-list',
      id: 'kosten',
      title: 'Premie en eigen risico',
      items: [
        {
          id: 'hoogte-eigen-risico',
          question: 'Hoe hoog is het eigen risico?',
          html: '<p>In 2026 is het verplichte eigen risico {{eigen-risico-2026}}. Voor 2027 is {{eigen-risico-2027}} genoemd, maar dat is voorlopig. Zie <a href="/zorgverzekering/eigen-risico">Eigen risico</a>.</p>',
        },
        {
          id: 'huisarts',
          question: 'Betaal ik eigen risico bij de huisarts?',
          html: '<p>Nee, ook niet op de huisartsenpost. Wel voor medicijnen en voor onderzoek in een laboratorium of ziekenhuis, ook als je huisarts die aanvraagt.</p>',
        },
        {
          id: 'gemiddelde-premie',
          question: 'Wat kost een basisverzekering?',
          html: '<p>In {{jaar gemiddelde-basispremie}} gemiddeld ongeveer {{gemiddelde-basispremie}} per maand. Een pakket of tandverzekering komt daar nog bij. Zie <a href="/zorgverzekering/premie">Premie</a>.</p>',
        },
        {
          id: 'werkgever-betaalt-mee',
          question: 'Betaalt mijn werkgever mee aan mijn verzekering?',
          html: '<p>In acht cao’s (collectieve arbeidsovereenkomsten) stond in 2024 zo’n bijdrage. Zoek de jouwe op bij <a href="/zorgverzekering/werkgeversbijdrage">Werkgeversbijdrage</a>.</p>',
        },
        {
          id: 'rekening-te-hoog',
          question: 'Ik kan de rekening niet in één keer betalen. Wat nu?',
          html: '<p>Bel je verzekeraar en vraag om een betalingsregeling. Bij VGZ kun je het eigen risico ook vooraf spreiden over tien maanden. Daarvoor meld je je in januari aan.</p>',
        },
      ],
    },
    {
      kind: 'collapsible-list',
      id: 'vergoedingen',
      title: 'Vergoedingen en nota’s',
      items: [
        {
          id: 'fysiotherapie',
          question: 'Wordt fysiotherapie vergoed?',
          html: '<p>Vanaf 18 jaar meestal niet uit de basisverzekering. Er zijn uitzonderingen, en een aanvullend pakket kan helpen. Zie <a href="/zorgverzekering/vergoedingen/fysiotherapie">Fysiotherapie</a>.</p>',
        },
        {
          id: 'tandarts',
          question: 'Zit de tandarts in de basisverzekering?',
          html: '<p>Tot 18 jaar wel, daarna niet. Dan betaal je zelf of neem je een <a href="/zorgverzekering/tandverzekering">tandverzekering</a>.</p>',
        },
        {
          id: 'psycholoog',
          question: 'Ik zit erdoorheen. Wordt een psycholoog vergoed?',
          html: '<p>Bij een psychische stoornis wel, met een verwijzing van je huisarts. Een verkennend gesprek kost in 2026 geen eigen risico. Zie <a href="/zorgverzekering/vergoedingen/psycholoog">Psycholoog</a>. Praat ook met je huisarts of de bedrijfsarts.</p>',
        },
        {
          id: 'geld-terug',
          question: 'Hoe snel krijg ik mijn geld terug?',
          html: '<p>VGZ betaalt een nota binnen vier werkdagen. Vraag CZ naar de termijn daar. Wat er op een nota moet staan, lees je bij <a href="/zorgverzekering/nota-indienen">Nota indienen</a>.</p>',
        },
        {
          id: 'niet-eens',
          question: 'Ik ben het niet eens met mijn verzekeraar. Waar kan ik heen?',
          html: '<p>Eerst naar je verzekeraar zelf. Daarna naar de SKGZ, de Stichting Klachten en Geschillen Zorgverzekeringen. De weg staat bij <a href="/klachten">Klachten</a>.</p>',
        },
      ],
    },
    {
      kind: 'collapsible-list',
      id: 'overstappen',
      title: 'Overstappen en veranderen',
      items: [
        {
          id: 'laatste-dag',
          question: 'Tot wanneer kan ik overstappen voor 2027?',
          html: '<p>Opzeggen kan tot en met {{opzegdatum-2027}}, kiezen tot en met {{kiesdatum-2027}}. De stappen staan bij <a href="/zorgverzekering/overstappen">Overstappen</a>.</p>',
        },
        {
          id: 'niets-doen',
          question: 'Wat gebeurt er als ik niets doe?',
          html: '<p>Dan loopt je verzekering door, met de premie en voorwaarden van het nieuwe jaar. Lees daarom wel de brief van je verzekeraar.</p>',
        },
        {
          id: 'weg-uit-de-zorg',
          question: 'Ik ga weg uit de zorg. Moet ik van verzekering veranderen?',
          html: '<p>Niet meteen. Je houdt het voordeel tot het einde van het kalenderjaar en daarna nog twee kalenderjaren. Zie <a href="/zorgverzekering/je-situatie-verandert/uit-dienst">Uit dienst</a>.</p>',
        },
        {
          id: 'met-pensioen',
          question: 'Mag ik blijven als ik met pensioen ga?',
          html: '<p>Ja. Alleen de bijdrage van je werkgever stopt. Zie <a href="/zorgverzekering/je-situatie-verandert/pensioen">Met pensioen</a>.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'contact',
      title: 'Staat je vraag er niet bij?',
      text: 'Zie wie je verder helpt: je verzekeraar, personeelszaken of de redactie van deze site.',
      button: { label: 'Zoek de juiste plek voor je vraag', href: '/contact' },
    },
  ],
}
