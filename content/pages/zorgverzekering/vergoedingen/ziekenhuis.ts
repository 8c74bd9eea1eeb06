import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/ziekenhuis',
  title: 'Ziekenhuis',
  description:
    'Ziekenhuiszorg zit in de basisverzekering, met eigen risico. Lees hoe verwijzing, contract en jaarwisseling bepalen wat jij betaalt.',
  type: 'treatment',
  topics: ['Huisarts en ziekenhuis'],
  answers: [
    'ziekenhuis eigen risico',
    'spoedeisende hulp kosten',
    'verwijzing specialist',
    'second opinion vergoeding',
    'rekening ziekenhuis van vorig jaar',
  ],
  related: [
    '/zorgverzekering/eigen-risico',
    '/zorgverzekering/zorgverlener-zoeken',
    '/zorgverzekering/vergoedingen/ambulance',
    '/zorgverzekering/basisverzekering',
  ],
  sources: [
    { name: 'CZ: ziekenhuiszorg in de basisverzekering en zorg zonder contract' },
    { name: 'Skipr: einde van de budgetpolis', date: '2025-11-25' },
  ],
  publishedDate: '2026-05-26',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Naar het ziekenhuis: verzekerd, met eigen risico',
      lead: 'Ziekenhuiszorg zit in de basisverzekering. Vanaf 18 jaar telt je eigen risico mee: in {{jaar eigen-risico}} is dat {{eigen-risico}}. Een aanvullend pakket verandert daar niets aan.',
      picture: { name: 'ziekenhuis', alt: 'De ingang van een ziekenhuis met planten ernaast' },
    },
    {
      kind: 'text',
      id: 'drie-vragen',
      html: `
<h2>Drie vragen voor je gaat</h2>
<h3>Heb ik een verwijzing?</h3>
<p>Voor de polikliniek heb je een verwijsbrief nodig. Die schrijft je huisarts, en soms de bedrijfsarts, tandarts of verloskundige. Zonder brief betaalt je verzekeraar niet. Bij spoed geldt dat niet.</p>
<h3>Heeft dit ziekenhuis een contract?</h3>
<p>Met een naturapolis krijg je in 2026 zonder contract vaak maar 70 tot 75 procent van het gewone tarief terug. Controleer ook zelfstandige klinieken, zeker voor oogheelkunde en orthopedie. Sinds 1 januari 2026 zijn er geen budgetpolissen meer met een korte lijst ziekenhuizen.</p>
<h3>Is deze behandeling verzekerd?</h3>
<p>Een behandeling moet nodig zijn en bewezen werken. Voor sommige ingrepen vraagt de arts eerst een machtiging aan. Denk aan een ooglidcorrectie of een buikwandcorrectie. Wacht met de operatiedatum tot je het antwoord hebt.</p>
`,
    },
    {
      kind: 'text',
      id: 'jaarwisseling',
      html: `
<h2>Waarom je rekening zo laat komt</h2>
<p>Een ziekenhuis stuurt geen nota per bezoek. Alles wat bij één klacht hoort, komt in een pakket: onderzoek, ingreep, controle. Dat pakket kan maanden openstaan. De begindatum bepaalt van welk jaar je eigen risico is.</p>
<blockquote><p>Voorbeeld: op 12 november 2026 kom je voor het eerst bij de orthopeed. In februari 2027 word je geopereerd binnen hetzelfde traject. De kosten van dat traject tellen dan mee voor je eigen risico van 2026.</p></blockquote>
<p>Loopt een traject te lang door, dan start er een nieuw. Vraag de polikliniek of het financieel spreekuur ernaar als je rond oud en nieuw onder behandeling bent.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over een ziekenhuisrekening',
      items: [
        {
          id: 'spoedeisende-hulp',
          question: 'Ik was een uurtje op de spoedeisende hulp. Waarom is dat zo duur?',
          html: '<p>De spoedeisende hulp is ziekenhuiszorg, hoe kort je er ook was. Gaat het om een wond of een verstuiking, bel dan eerst de <a href="/zorgverzekering/vergoedingen/huisarts">huisartsenpost</a>. Die telt niet mee voor je eigen risico.</p>',
        },
        {
          id: 'prikaccident',
          question:
            'Ik prikte me tijdens mijn werk aan een naald. Gaat het onderzoek van mijn eigen risico af?',
          html: '<p>Meld een prikaccident meteen, volgens de afspraken op je werk. Onderzoek en behandeling zijn dan een zaak van je werkgever. Krijg je toch een rekening, geef die door aan de arbodienst.</p>',
        },
        {
          id: 'eigen-ziekenhuis',
          question: 'Ik word liever niet behandeld waar ik werk. Mag ik kiezen?',
          html: '<p>Ja. Vraag je huisarts om een verwijzing naar een ander ziekenhuis met een contract. Kies je toch je eigen ziekenhuis, dan mag een collega alleen in je dossier kijken als die je behandelt.</p>',
        },
        {
          id: 'second-opinion',
          question: 'Wordt een tweede mening vergoed?',
          html: '<p>Ja, als je een verwijzing hebt van je huisarts of specialist. Je eigen risico telt mee. Daarna ga je met het advies terug naar je eerste arts.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'kies-je-ziekenhuis',
      title: 'Zoek een ziekenhuis met contract',
      text: 'Lees waar je bij CZ en VGZ opzoekt of jouw ziekenhuis of kliniek een contract heeft.',
      button: { label: 'Zoek een zorgverlener', href: '/zorgverzekering/zorgverlener-zoeken' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
