import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgorganisaties/verzekering-voor-hr',
  title: 'De zorgverzekering, voor personeelszaken',
  description:
    'Wat vertel je over de zorgverzekering bij indiensttreding, vertrek en pensioen? Met een kalender voor het najaar en wat je beter niet zegt.',
  audience: 'organisations',
  topics: ['Organisaties', 'Verzekering kiezen'],
  answers: [
    'collectieve zorgverzekering personeelszaken',
    'izz informatie voor medewerkers',
    'zorgverzekering indiensttreding zorg',
    'hr kalender zorgverzekering',
  ],
  related: [
    '/zorgorganisaties/werkgeversbijdrage-regelen',
    '/zorgverzekering/wie-mag-meedoen',
    '/zorgverzekering/je-situatie-verandert',
  ],
  sources: [{ name: 'IZZ' }, { name: 'VGZ' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-10-19',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Elk najaar dezelfde vragen aan je bureau',
      lead: 'Tussen oktober en februari vragen medewerkers je naar hun zorgverzekering. Je hoeft het niet allemaal te weten. Je moet wel weten wie het weet.',
    },
    {
      kind: 'text',
      id: 'kern',
      html: `
<h2>De regeling in het kort</h2>
<ul>
<li>CZ en VGZ voeren de collectieve ziektekostenregeling van IZZ uit. De medewerker kiest zelf of hij meedoet, en bij wie.</li>
<li>In {{jaar korting-aanvullend}} is de korting op een aanvullende verzekering hooguit {{korting-aanvullend}}. Op de basisverzekering is geen groepskorting meer.</li>
<li>Het gezin mag meedoen. Kinderen tot 18 jaar betalen geen premie.</li>
<li>Meedoen kan vanuit bijna alle delen van zorg en welzijn. Universitair medische centra vallen erbuiten. De lijst staat bij <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>.</li>
</ul>
<h2>Je kalender</h2>
<table>
<caption>Wat je wanneer doet rond de verzekering van 2027</caption>
<thead><tr><th>Wanneer</th><th>Wat je doet</th></tr></thead>
<tbody>
<tr><th>Oktober</th><td>Controleer of je cao voor het nieuwe jaar verandert, en of de bijdrage nog klopt.</td></tr>
<tr><th>Vanaf {{aanvullende-premies-bekend-2027}}</th><td>Plaats een kort bericht: alle premies zijn bekend, dit zijn de data.</td></tr>
<tr><th>Begin december</th><td>Herinner medewerkers met een garantie eraan dat opzeggen van het pakket hun die garantie kost.</td></tr>
<tr><th>Uiterlijk {{opzegdatum-2027}}</th><td>Laatste dag om op te zeggen. Je spreekuur hoort dus ervoor, niet erna.</td></tr>
<tr><th>Januari</th><td>Vraag om het nieuwe bewijs voor de bijdrage, en verwerk het in de eerste loonronde.</td></tr>
<tr><th>{{kiesdatum-2027}}</th><td>Laatste dag om een nieuwe verzekering te kiezen, voor wie op tijd heeft opgezegd.</td></tr>
</tbody>
</table>
<h2>Wat je vertelt, per moment</h2>
<table>
<caption>Gebeurtenissen in een loopbaan en wat ze betekenen</caption>
<thead><tr><th>Moment</th><th>Wat je de medewerker vertelt</th></tr></thead>
<tbody>
<tr><th>In dienst</th><td>Meedoen via IZZ mag, en in de cao staat of er een bijdrage is. Wie bij de vorige werkgever een garantie had, meldt dat nu.</td></tr>
<tr><th>Vertrek naar een andere zorgwerkgever</th><td>Deelname loopt meestal door. De bijdrage hangt af van de nieuwe cao.</td></tr>
<tr><th>Vertrek uit de sector</th><td>Het voordeel blijft de rest van het kalenderjaar, en daarna nog twee kalenderjaren. De bijdrage stopt.</td></tr>
<tr><th>Pensioen, arbeidsongeschiktheid of wachtgeld</th><td>Deelname mag doorgaan. De bijdrage stopt.</td></tr>
<tr><th>Overlijden</th><td>Partner en kinderen die al meeverzekerd waren, mogen blijven. Neem zelf contact op met de nabestaanden.</td></tr>
</tbody>
</table>
<p>Je kunt voor elke situatie een pagina meegeven. Ze staan bij <a href="/zorgverzekering/je-situatie-verandert">Je situatie verandert</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'grenzen',
      title: 'Tot waar gaat je rol?',
      items: [
        {
          id: 'advies',
          question: 'Mag ik een medewerker een pakket aanraden?',
          html: '<p>Doe dat niet. Je kent de gezondheid van je medewerker niet, en dat hoort zo. Leg uit waar informatie staat en verwijs naar CZ of VGZ. Zij geven antwoord over dekking en premie.</p>',
        },
        {
          id: 'verplichten',
          question: 'Mag ik medewerkers verplichten om mee te doen?',
          html: '<p>Nee. Iedereen kiest zelf een zorgverzekeraar. Een bijdrage uit de cao mag wel gelden voor een bepaald pakket.</p>',
        },
        {
          id: 'gegevens',
          question: 'Wat mag ik weten over iemands polis?',
          html: '<p>Alleen wat nodig is om de bijdrage te betalen: dat iemand het pakket heeft, en zo nodig de premie. Laat de rest op het bewijs doorstrepen. Bewaar het niet langer dan je loonadministratie vraagt.</p>',
        },
        {
          id: 'ziek',
          question: 'Een medewerker zegt dat hij zorg uitstelt om het geld. Wat doe ik?',
          html: '<p>Luister, en vraag niet om een diagnose. Wijs op betalen in delen bij de verzekeraar, op zorgtoeslag en op hulp bij <a href="/gezond-werken/geldzorgen">geldzorgen</a>. Misschien heeft je organisatie een maatschappelijk werker of een budgetcoach.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'bijdrage',
      title: 'Geldt in je cao een bijdrage?',
      text: 'Zie in zes stappen hoe je die van cao naar loonstrook brengt, en wanneer hij stopt.',
      button: { label: 'Regel de werkgeversbijdrage', href: '/zorgorganisaties/werkgeversbijdrage-regelen' },
    },
  ],
}
