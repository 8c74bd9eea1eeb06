import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/overstappen',
  title: 'Overstappen',
  description:
    'Overstappen naar CZ of VGZ in vijf stappen, met de data voor {{jaar}}. Lees ook waar je op let bij een lopende behandeling of werkgeversbijdrage.',
  navigation: { menu: 'main', order: 120, group: 'Veranderen' },
  topics: ['Overstappen'],
  answers: [
    'overstappen zorgverzekering 2027',
    'tot wanneer kan ik overstappen',
    'overstapservice',
    'overstappen van cz naar vgz',
  ],
  related: [
    '/zorgverzekering/vergelijken',
    '/zorgverzekering/opzeggen',
    '/zorgverzekering/veranderingen-2027',
    '/zorgverzekering/werkgeversbijdrage',
  ],
  sources: [
    { name: 'Zorgverzekeringswet' },
    { name: 'Metronieuws', date: '2025-11-13' },
    { name: 'Pricewise' },
  ],
  publishedDate: '2026-11-13',
  year: 2027,
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Overstappen in vijf stappen',
      lead: 'Je kunt elk jaar van zorgverzekering wisselen. Voor {{jaar}} zeg je uiterlijk {{opzegdatum}} op en kies je uiterlijk {{kiesdatum}} een nieuwe.',
    },
    {
      kind: 'sticky-panel',
      id: 'stappen',
      html: `
<h2>De stappen en hun data</h2>
<ol>
<li><strong>Zet je zorg op een rij, nu.</strong> Schrijf op welke zorg je in {{jaar}} verwacht en bij wie. Denk ook aan je kinderen.</li>
<li><strong>Vergelijk, vanaf {{aanvullende-premies-bekend}}.</strong> Dan zijn de premies van basisverzekeringen en pakketten allebei bekend.</li>
<li><strong>Vraag na of je zorg doorgaat.</strong> Heeft je ziekenhuis of psycholoog in {{jaar}} een contract? Word je voor het nieuwe pakket aangenomen?</li>
<li><strong>Meld je aan, uiterlijk {{opzegdatum}}.</strong> De nieuwe verzekeraar zegt je oude basisverzekering dan meestal voor je op. Dat heet de overstapservice.</li>
<li><strong>Controleer, in januari.</strong> Je hebt een bevestiging van je oude én je nieuwe verzekeraar. Er gaat nog maar één premie van je rekening.</li>
</ol>
<h3>Wil je meer tijd?</h3>
<p>Zeg dan zelf op, uiterlijk {{opzegdatum}}. Je hebt daarna tot en met {{kiesdatum}} om te kiezen. Je nieuwe verzekering gaat in vanaf 1 januari {{jaar}}, ook als je pas op 20 januari kiest. Je betaalt dan wel premie over heel januari.</p>
<h2>Een voorbeeld</h2>
<p>Joyce draait nachten rond de kerst en komt er niet aan toe. Op 29 december 2026 zegt ze haar verzekering zelf op. Op 16 januari 2027 kiest ze een nieuwe. Op 4 januari ging ze naar het ziekenhuis. Die rekening gaat naar de nieuwe verzekeraar, want de nieuwe polis telt vanaf 1 januari.</p>
<p>Had Joyce op 29 december niets gedaan? Dan zat ze heel 2027 vast aan haar oude basisverzekering.</p>
<h2>Let op deze vijf dingen</h2>
<ul>
<li><strong>Je pakket.</strong> De overstapservice regelt niet altijd je aanvullende pakket en tandverzekering. Vraag wat er wordt opgezegd.</li>
<li><strong>Lopende toestemming.</strong> Gaf je oude verzekeraar toestemming voor een operatie of een hulpmiddel? Vraag of de nieuwe die overneemt.</li>
<li><strong>Een beugel of kroon.</strong> Bij een nieuw pakket kan een wachttijd gelden.</li>
<li><strong>Achterstand.</strong> Heb je nog premie openstaan? Dan kun je vaak niet weg voordat je betaald hebt.</li>
<li><strong>Je garantie.</strong> Krijg je een bijdrage via je cao (collectieve arbeidsovereenkomst)? Van CZ naar VGZ wisselen kan, de regeling verlaten kost je de <a href="/zorgverzekering/werkgeversbijdrage">garantie</a>.</li>
</ul>
`,
      panel: {
        title: 'Eerst vergelijken?',
        text: 'Zie de basisverzekeringen van CZ en VGZ naast elkaar.',
        button: { label: 'Vergelijk CZ en VGZ', href: '/zorgverzekering/vergelijken' },
      },
    },
    {
      kind: 'deadlines',
      id: 'data',
      title: 'Deze data tellen voor {{jaar}}',
      intro: 'Zet ze in je agenda. Een week van tevoren krijg je een herinnering.',
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over overstappen',
      items: [
        {
          id: 'door-het-jaar',
          question: 'Kan ik ook midden in het jaar overstappen?',
          html: '<p>Meestal niet. Er zijn uitzonderingen: je wordt 18, je gaat scheiden, of je verzekeraar verhoogt tussendoor je premie. Zie <a href="/zorgverzekering/opzeggen">Opzeggen</a>.</p>',
        },
        {
          id: 'bedenktijd',
          question: 'Kan ik me nog bedenken?',
          html: '<p>Ja. Na het afsluiten van een nieuwe verzekering heb je 14 dagen bedenktijd. Zorg wel dat je uiterlijk {{kiesdatum}} een verzekering hebt gekozen.</p>',
        },
        {
          id: 'eigen-risico',
          question: 'Begint mijn eigen risico opnieuw?',
          html: '<p>Het eigen risico begint elk jaar op 1 januari opnieuw, of je nu overstapt of niet. Overstappen kost je op dat punt niets extra.</p>',
        },
        {
          id: 'basis-los',
          question: 'Mag ik mijn pakket bij de oude verzekeraar houden?',
          html: '<p>De wet verbiedt het niet. Verzekeraars vragen dan wel vaak een toeslag, of ze staan het niet toe. Vraag het vooraf, en vraag ook of je korting blijft.</p>',
        },
      ],
    },
  ],
}
