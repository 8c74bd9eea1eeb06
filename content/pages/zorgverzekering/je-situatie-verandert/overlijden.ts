import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/overlijden',
  title: 'Overlijden',
  description:
    'Je partner of ouder is overleden en jullie waren samen verzekerd. Lees wat vanzelf gaat, wat je regelt en waarom je verzekerd blijft.',
  topics: ['Gezin'],
  answers: [
    'zorgverzekering na overlijden',
    'overlijden partner zorgverzekering',
    'zorgverzekering stopzetten overlijden',
    'eigen risico na overlijden',
  ],
  related: ['/gezond-werken/rouw', '/zorgverzekering/gezin', '/zorgverzekering/nota-indienen'],
  sources: [{ name: 'IZZ' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-01-26',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Na een overlijden blijf je verzekerd',
      lead: 'Was je via je partner of ouder al meeverzekerd? Dan blijf je meedoen. Dat hoef je niet deze week te regelen.',
      picture: { name: 'rouw', alt: 'Een lijst, een brandende kaars en een bloem op een plank' },
    },
    {
      kind: 'text',
      id: 'wat-gaat-vanzelf',
      html: `
<h2>Wat vanzelf gaat</h2>
<ul>
<li><strong>De verzekering stopt.</strong> De verzekeraar krijgt meestal bericht via de gemeente en beëindigt daarna de polis van degene die is overleden.</li>
<li><strong>Te veel betaalde premie komt terug.</strong> Was er al vooruitbetaald, dan volgt een verrekening.</li>
<li><strong>Jij en je kinderen blijven verzekerd.</strong> Dat geldt als jullie al op de polis stonden.</li>
</ul>
<h2>Wat je zelf doet</h2>
<h3>In de eerste weken</h3>
<ol>
<li>Bel de verzekeraar als je na een paar weken niets hoort. Vraag op wiens naam de polis nu staat.</li>
<li>Controleer van welke rekening de premie gaat. De bank kan een rekening van de overledene blokkeren.</li>
</ol>
<h3>In de eerste maanden</h3>
<ol>
<li><strong>Verzamel nota’s.</strong> Zorg van voor het overlijden wordt nog vergoed. Je kunt een <a href="/zorgverzekering/nota-indienen">nota indienen</a> als je de nalatenschap regelt.</li>
<li><strong>Vraag naar het eigen risico.</strong> Het wordt berekend over de dagen waarop iemand verzekerd was.</li>
<li><strong>Geef je nieuwe inkomen door.</strong> Dat is nodig als je zorgtoeslag krijgt of wilt aanvragen.</li>
<li><strong>Lever hulpmiddelen in.</strong> Een bed of rolstoel in bruikleen gaat terug naar de leverancier.</li>
</ol>
<h3>Hoe het eigen risico wordt berekend</h3>
<p>Iemand overlijdt op 30 juni 2026. Dat is dag 181 van het jaar. Van het eigen risico van {{eigen-risico-2026}} geldt in 2026 dan 181 van de 365 dagen. Dat komt neer op ongeveer € 191 voor 2026. Was er in 2026 al meer betaald? Vraag de verzekeraar om een verrekening.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van nabestaanden',
      items: [
        {
          id: 'werkgeversbijdrage',
          question: 'Loopt de bijdrage van de werkgever door?',
          html: '<p>Nee. De bijdrage hoort bij het salaris en stopt daarmee. Werk je zelf in de zorg, kijk dan of jouw cao (collectieve arbeidsovereenkomst) een <a href="/zorgverzekering/werkgeversbijdrage">bijdrage</a> kent.</p>',
        },
        {
          id: 'niet-meeverzekerd',
          question: 'Ik was nog niet meeverzekerd. Kan ik alsnog meedoen?',
          html: '<p>Blijven kan alleen als je al op de polis stond. Werk je zelf in zorg of welzijn, dan kun je op eigen naam meedoen. Zie <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>.</p>',
        },
        {
          id: 'uitvaart',
          question: 'Betaalt de zorgverzekering de uitvaart?',
          html: '<p>Nee. De zorgverzekering vergoedt zorg. Kijk in de papieren of er een aparte uitvaartverzekering is.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'rouw',
      title: 'Rouw gaat mee naar je werk',
      text: 'Voor anderen zorgen terwijl je zelf verdriet hebt, is zwaar. Lees wat je met je leidinggevende kunt afspreken.',
      button: { label: 'Lees over rouw en werk', href: '/gezond-werken/rouw' },
    },
  ],
}
