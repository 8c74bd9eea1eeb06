import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/teamklimaat',
  title: 'Een goed teamklimaat',
  description:
    'Durf jij een fout te melden of hulp te vragen? Vijf korte gesprekken waarmee je team veiliger wordt, en wat je doet bij pesten.',
  navigation: { menu: 'main', order: 100, label: 'Teamklimaat' },
  topics: ['Team', 'Veiligheid'],
  answers: [
    'teamklimaat verbeteren',
    'sfeer in het team',
    'gepest op het werk',
    'collega aanspreken',
    'vertrouwenspersoon',
  ],
  related: [
    '/gezond-werken/trainingen/praten-in-je-team',
    '/gezond-werken/werkdruk',
    '/gezond-werken/jong-in-de-zorg',
  ],
  sources: [{ name: 'Arbeidsomstandighedenwet (Arbowet)' }],
  publishedDate: '2026-05-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een team waarin je iets durft te zeggen',
      lead: 'Een fout melden, hulp vragen, een collega aanspreken. In een goed team kan dat. Zo’n team maak je samen, een kwartier per keer.',
      picture: { name: 'team', alt: 'Drie collega’s leggen hun handen op elkaar' },
    },
    {
      kind: 'text',
      id: 'hoe-staat-het-ervoor',
      html: `
<h2>Hoe is het bij jullie?</h2>
<p>Let een week op wat er gebeurt als het lastig wordt. Daaraan merk je meer dan aan de taart op een verjaardag.</p>
<table>
<caption>Hetzelfde moment in een team waar het stroef loopt en een team waar het goed zit</caption>
<thead><tr><th>Er gebeurt dit</th><th>En dan</th></tr></thead>
<tbody>
<tr><th>Iemand geeft een verkeerde pil.</th><td><strong>Stroef:</strong> ‘Wie was dat?’<br><strong>Goed:</strong> ‘Fijn dat je het zegt. Hoe kon het gebeuren?’</td></tr>
<tr><th>Een leerling vraagt iets voor de derde keer.</th><td><strong>Stroef:</strong> Er wordt gezucht.<br><strong>Goed:</strong> Iemand doet het samen met haar.</td></tr>
<tr><th>Een collega meldt zich ziek.</th><td><strong>Stroef:</strong> ‘Die is er nooit op zaterdag.’<br><strong>Goed:</strong> ‘Wie belt haar morgen even?’</td></tr>
<tr><th>Het overleg is voorbij.</th><td><strong>Stroef:</strong> Het echte gesprek begint op de parkeerplaats.<br><strong>Goed:</strong> Wat gezegd moest worden, is gezegd.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vijf-gesprekken',
      title: 'Vijf gesprekken van een kwartier',
      leaveOpen: true,
      items: [
        {
          id: 'goede-dienst',
          question: '1. Wat maakte je beste dienst zo goed?',
          html: '<p>Iedereen vertelt in één minuut over een dienst die liep. Schrijf op wat steeds terugkomt. Kies er één ding uit dat jullie morgen weer kunnen doen.</p>',
        },
        {
          id: 'hulp-vragen',
          question: '2. Wanneer vraag jij geen hulp, terwijl je het nodig hebt?',
          html: '<p>Begin met de meest ervaren collega. Als die zegt dat ze het soms ook niet weet, durft de rest. Spreek één zin af die voor iedereen ‘ik heb nu iemand nodig’ betekent.</p>',
        },
        {
          id: 'fouten',
          question: '3. Wat ging er bijna mis?',
          html: '<p>Bespreek een voorval zonder naam. Vraag niet wie, maar hoe. Stop als jullie één oorzaak hebben waar je iets aan kunt doen. Een rommelige medicijnkar ruim je morgen op. Een schuldgevoel niet.</p>',
        },
        {
          id: 'afspraken',
          question: '4. Aan welke regel houdt niemand zich?',
          html: '<p>Elk team heeft er een: op tijd komen, opruimen, telefoons in de tas. Schaf hem af of spreek af dat hij weer geldt. Een regel die voor sommigen geldt, maakt meer kapot dan geen regel.</p>',
        },
        {
          id: 'waardering',
          question: '5. Wie heeft je deze week geholpen?',
          html: '<p>Noem de naam en wat het je scheelde. Het voelt de eerste keer ongemakkelijk. De derde keer wacht iedereen erop.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'aanspreken',
      html: `
<h2>Iemand aanspreken in drie zinnen</h2>
<ol>
<li><strong>Wat zag je?</strong> ‘Je zei net tegen mevrouw De Wit dat ze niet zo moest zeuren.’</li>
<li><strong>Wat deed het?</strong> ‘Ze werd stil, en ik schrok ervan.’</li>
<li><strong>Wat vraag je?</strong> ‘Wil je het straks goedmaken met haar?’</li>
</ol>
<p>Doe het dezelfde dag, onder vier ogen, en niet in de overdracht. Word jij aangesproken? Dan is ‘dank je, ik denk erover na’ een prima antwoord.</p>
<h2>Pesten, roddelen, uitsluiten</h2>
<p>Dit los je niet op met een kwartiergesprek. Schrijf op wat er gebeurt, met datum. Vertel het aan je leidinggevende, of aan de vertrouwenspersoon als het over je leidinggevende gaat. De vertrouwenspersoon doet niets zonder dat jij het wilt.</p>
<p>Je werkgever moet volgens de Arbowet beleid hebben tegen pesten, discriminatie en seksuele intimidatie. Heeft hij geen vertrouwenspersoon? Vraag dan de bedrijfsarts, de ondernemingsraad of je vakbond om raad.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'training',
      title: 'Liever iemand van buiten erbij?',
      text: 'Bij de training Praten in je team komt een begeleider naar jullie toe. Twee bijeenkomsten, met het hele team.',
      button: {
        label: 'Bekijk Praten in je team',
        href: '/gezond-werken/trainingen/praten-in-je-team',
      },
    },
  ],
}
