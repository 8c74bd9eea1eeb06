import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel/nieuwsbrief',
  title: 'Nieuwsbrief',
  description:
    'Eén keer per maand een mail die je in de pauze uit hebt. Lees een voorbeeld van november 2026, en hoe je je aanmeldt of afmeldt.',
  navigation: { menu: 'main', order: 40 },
  topics: ['Leden'],
  answers: ['nieuwsbrief', 'nieuwsbrief aanmelden', 'nieuwsbrief afmelden', 'uitschrijven mail izz'],
  related: ['/over-ons/nieuws', '/ledenvoordeel/ledenpanel', '/privacy'],
  publishedDate: '2026-11-03',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Eén mail per maand, en dan weer stil',
      lead: 'Je hebt op je werk al genoeg berichten. Daarom sturen we er één per maand, zo kort dat hij in je pauze past.',
      picture: { name: 'nieuws', alt: 'Een krant, een megafoon en een kop koffie' },
    },
    {
      kind: 'sticky-panel',
      id: 'voorbeeld',
      html: `
<h2>Zo ziet een mail eruit</h2>
<p>Elke nieuwsbrief heeft vijf vaste plekken. Dit had er in die van november 2026 kunnen staan.</p>
<h3>1. De datum van deze maand</h3>
<p>Wil je overstappen voor 2027? Zeg je verzekering dan uiterlijk {{opzegdatum-2027}} op. Alle data staan bij <a href="/zorgverzekering/overstappen">Overstappen</a>.</p>
<h3>2. Een vergoeding uitgelegd</h3>
<p>De griepprik, de reisprik en de prik voor je werk: drie keer een andere rekening. Zie wie wat betaalt bij <a href="/zorgverzekering/vergoedingen/vaccinaties">Vaccinaties</a>.</p>
<h3>3. Iets voor je volgende dienst</h3>
<p>Spreek aan het begin van de nacht af wie wanneer pauze heeft, en neem elkaars bel over. Meer van zulke afspraken vind je bij <a href="/gezond-werken/nachtdiensten">Nachtdiensten</a>.</p>
<h3>4. Een verhaal</h3>
<p>Samir kreeg drie klappen in één jaar en meldde er geen. Tot zijn zoon van acht iets vroeg. <a href="/gezond-werken/ervaringsverhalen/samir-ggz">Lees wat</a>.</p>
<h3>5. Eén vraag aan jou</h3>
<p>Ken jij je rooster voor de kerst al? Zeg het in het <a href="/ledenvoordeel/ledenpanel">ledenpanel</a>.</p>
<h2>Wat er nooit in staat</h2>
<ul>
<li>reclame van winkels die daarvoor betalen;</li>
<li>een premie of vergoeding zonder jaartal;</li>
<li>een knop die je haast geeft;</li>
<li>een vraag om je wachtwoord of je burgerservicenummer. Zo’n mail komt niet van ons. <a href="/contact">Laat het ons weten</a> en gooi hem weg.</li>
</ul>
`,
      panel: {
        title: 'Aan of uit in één stap',
        text: 'Kies in je account voor ‘Maandelijkse nieuwsbrief per e-mail’ en sla je gegevens op. Uitzetten gaat op dezelfde plek.',
        button: { label: 'Ga naar Mijn account', href: '/mijn-account' },
      },
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over de nieuwsbrief',
      items: [
        {
          id: 'zonder-account',
          question: 'Kan ik de nieuwsbrief krijgen zonder account?',
          html: '<p>Nee. We sturen hem naar het adres dat je bij je account hebt bevestigd. Zo kan niemand jou aanmelden zonder dat je het weet. Het nieuws zelf lees je ook zonder account, bij <a href="/over-ons/nieuws">Nieuws</a>.</p>',
        },
        {
          id: 'ander-adres',
          question: 'Kan hij naar een ander e-mailadres?',
          html: '<p>Ja, als je het adres van je account wijzigt. Dat doe je bij <a href="/mijn-account/e-mailadres">je e-mailadres</a>. Kies liever niet het adres van je werk: dat raak je kwijt als je van baan wisselt.</p>',
        },
        {
          id: 'demonstratie',
          question: 'Krijg ik in deze demonstratie echt een mail?',
          html: '<p>Nee. De site bewaart je keuze, maar verstuurt geen nieuwsbrieven. Mails over je account zijn er wel, zoals de mail om het te activeren.</p>',
        },
      ],
    },
  ],
}
