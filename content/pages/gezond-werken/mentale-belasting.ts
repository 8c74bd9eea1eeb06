import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/mentale-belasting',
  title: 'Mentale belasting en burn-out',
  description:
    'Blijft een dienst in je hoofd zitten, of ben je al weken leeg? Lees welke signalen tellen, wat je vandaag doet en wie je kunt bellen.',
  navigation: { menu: 'main', order: 30, label: 'Mentale belasting' },
  topics: ['Druk', 'Slaap'],
  answers: [
    'burn-out in de zorg',
    'overspannen door werk',
    'mentale klachten zorgmedewerker',
    'hulp na heftige gebeurtenis op werk',
  ],
  related: [
    '/gezond-werken/ervaringsverhalen/joost-ambulance',
    '/gezond-werken/werkdruk',
    '/zorgverzekering/vergoedingen/psycholoog',
    '/gezond-werken/rouw',
  ],
  sources: [
    { name: '113 Zelfmoordpreventie', href: 'https://www.113.nl' },
    { name: 'Arbeidsomstandighedenwet (Arbowet)' },
    { name: 'Independer, veranderingen in de basisverzekering 2026' },
  ],
  publishedDate: '2026-10-06',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Als het werk in je hoofd blijft zitten',
      lead: 'Een reanimatie die misging, een cliënt die je niet loslaat, of gewoon te lang te veel. Je mag er last van hebben, en er is hulp.',
    },
    {
      kind: 'text',
      id: 'nu-iemand-spreken',
      html: `
<h2>Denk je aan zelfdoding?</h2>
<p>Bel <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>. Dat kan dag en nacht en je hoeft je naam niet te zeggen. Je mag ook bellen als je je zorgen maakt over een collega. Chatten kan op <a href="https://www.113.nl">113.nl</a>. Is er direct gevaar, bel dan 112.</p>
`,
    },
    {
      kind: 'text',
      id: 'signalen',
      html: `
<h2>Hoe is het met je?</h2>
<p>Wie voor anderen zorgt, merkt het bij zichzelf vaak als laatste. Lees de eerste kolom en wees eerlijk. Het is geen test en geen medisch advies.</p>
<table>
<caption>Wat je merkt, en wat je dan kunt doen</caption>
<thead><tr><th>Je merkt</th><th>Dit kun je doen</th></tr></thead>
<tbody>
<tr><th>Je bent moe na een zware week, en na je vrije dagen gaat het weer.</th><td>Houd vast wat je goed doet: naar buiten, mensen zien, op tijd naar bed. Bewaak je vrije dagen.</td></tr>
<tr><th>Je ligt wakker van je werk. Je bent kortaf tegen mensen die je lief zijn. Je hoopt dat je dienst vervalt.</th><td>Vertel het deze week aan één collega en aan je leidinggevende. Maak zelf een afspraak met de bedrijfsarts.</td></tr>
<tr><th>Je huilt om kleine dingen, maakt fouten, voelt niets meer of komt je bed niet uit.</th><td>Bel vandaag je huisarts. Vraag iemand om mee te gaan. Werken kan even wachten.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'na-een-heftige-dienst',
      html: `
<h2>Na een heftige dienst</h2>
<h3>Het eerste uur</h3>
<p>Ga zitten, drink iets en vertel een collega wat je zag. Je hoeft nog niets te begrijpen. Vraag of iemand je taken overneemt tot je weer kunt.</p>
<h3>De eerste dagen</h3>
<p>Slecht slapen, schrikken, steeds hetzelfde beeld zien: dat kan erbij horen. Houd je gewone ritme aan en blijf praten met iemand die luistert. Vraag je leidinggevende om een nabespreking met iedereen die erbij was. Veel organisaties hebben een team van collega’s dat je opvangt.</p>
<h3>Na een paar weken</h3>
<p>Wordt het niet minder, of ga je plekken en taken vermijden? Ga dan naar je huisarts of de bedrijfsarts. Dat is geen zwakte. Met een gebroken pols loop je ook niet door.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Hulp vragen zonder omweg',
      items: [
        {
          id: 'wat-zeg-ik',
          question: 'Wat zeg ik tegen mijn leidinggevende?',
          html: '<p>Houd het kort. Bijvoorbeeld: ‘Het gaat niet goed met me. Ik wil deze week met je praten over wat ik nog wel kan doen.’ Noem één ding dat nu te zwaar is, zoals alleen op de groep staan of drie lates achter elkaar. Neem iemand mee als dat helpt.</p>',
        },
        {
          id: 'wat-mag-mijn-werkgever-weten',
          question: 'Moet ik vertellen wat ik heb?',
          html: '<p>Nee. Je werkgever mag vragen hoe lang je denkt weg te blijven en welk werk er overgenomen moet worden. Hij mag niet vragen wat je mankeert. Dat bespreek je met de bedrijfsarts, en die heeft beroepsgeheim.</p>',
        },
        {
          id: 'niet-ziek-gemeld',
          question: 'Kan ik naar de bedrijfsarts als ik niet ziek gemeld ben?',
          html: '<p>Ja. In de Arbowet staat dat je zelf een afspraak mag maken, ook om klachten voor te zijn. Je leidinggevende hoeft er niets van te weten. Ben je het niet eens met het advies? Dan mag je een andere bedrijfsarts om een oordeel vragen.</p>',
        },
        {
          id: 'psycholoog',
          question: 'Wat kost hulp van een psycholoog?',
          html: '<p>Met een verwijzing van je huisarts kan hulp uit de basisverzekering betaald worden. Meestal geldt dan je eigen risico. Voor een verkennend gesprek in de geestelijke gezondheidszorg betaal je in 2026 geen eigen risico. Lees meer bij <a href="/zorgverzekering/vergoedingen/psycholoog">Psycholoog</a>.</p>',
        },
        {
          id: 'collega',
          question: 'Ik maak me zorgen om een collega. Wat doe ik?',
          html: '<p>Zeg wat je ziet, niet wat je denkt dat het is. ‘Je eet niet meer mee en je bent stil. Hoe gaat het echt?’ Luister, en los niets op. Vraag daarna wie het nog meer mag weten. Ben je bang dat iemand zichzelf iets aandoet, bel dan samen 113.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'lees-joost',
      title: 'Joost dacht dat hij ertegen kon',
      text: 'Na een reanimatie sliep hij wekenlang drie uur per nacht. Lees wat zijn maat op de ambulance deed.',
      button: {
        label: 'Lees het verhaal van Joost',
        href: '/gezond-werken/ervaringsverhalen/joost-ambulance',
      },
    },
  ],
}
