import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/werkdruk',
  title: 'Werkdruk aanpakken',
  description:
    'De bel gaat, je pauze schiet erbij in en niemand neemt iets over. Zo maak je werkdruk zichtbaar en bespreek je hem met je leidinggevende.',
  navigation: { menu: 'main', order: 10, label: 'Werkdruk' },
  topics: ['Druk', 'Team'],
  answers: ['werkdruk in de zorg', 'te druk op mijn werk', 'recht op pauze', 'extra dienst weigeren'],
  related: [
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/teamklimaat',
    '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  ],
  sources: [{ name: 'Arbeidsomstandighedenwet (Arbowet)' }, { name: 'Arbeidstijdenwet' }],
  publishedDate: '2026-09-08',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Te veel werk voor te weinig handen',
      lead: 'Harder lopen lost werkdruk niet op. Laat zien waar het wringt. Dan valt er iets te verdelen, te schrappen of te regelen.',
      picture: {
        name: 'werkdruk',
        alt: 'Een vermoeide verpleegkundige, met boven haar een klok, een takenlijst en een rinkelende telefoon',
      },
    },
    {
      kind: 'sticky-panel',
      id: 'zo-pak-je-het-aan',
      html: `
<h2>Schrijf zeven diensten lang mee</h2>
<p>‘Het is altijd druk’ is waar, maar niemand kan er iets mee. Noteer daarom na elke dienst drie dingen. Een kladje in je zak is genoeg.</p>
<ul>
<li>Welke pauze sloeg je over, en waardoor?</li>
<li>Wat bleef liggen? Denk aan rapportage, een gesprek met familie of de voorraadkast.</li>
<li>Wat deed je dat een ander had kunnen doen, of dat niemand had gemist?</li>
</ul>
<p>Vraag twee collega’s om hetzelfde te doen. Drie lijstjes zijn geen klacht meer, maar een patroon.</p>
<h2>Maak drie stapels</h2>
<p>Leg de lijstjes in een overleg naast elkaar en verdeel wat erop staat.</p>
<ul>
<li><strong>Dit kunnen we zelf.</strong> Een kortere overdracht, of de medicijnronde een half uur later.</li>
<li><strong>Dit regelt onze leidinggevende.</strong> Een paar extra handen op het drukste uur, of een vaste bellijst voor ziekte.</li>
<li><strong>Dit moet de organisatie oplossen.</strong> Een vacature die blijft openstaan, of een formulier dat niemand leest.</li>
</ul>
<p>Begin met één ding uit de eerste stapel en kijk na twee weken of het scheelt. Neem de andere twee mee naar je leidinggevende.</p>
<h2>Kom met een voorbeeld en een vraag</h2>
<p>Gesprekken over werkdruk lopen vaak vast op gevoel. Met een telling en een vraag kom je verder.</p>
<table>
<caption>Van verzuchting naar vraag</caption>
<thead><tr><th>Wat je denkt</th><th>Wat je kunt vragen</th></tr></thead>
<tbody>
<tr><th>Ik kom nooit aan pauze toe.</th><td>In vijf van de zeven diensten werkte ik door tussen twaalf en één. Wie neemt dan de bel over?</td></tr>
<tr><th>Ik zit alleen maar te typen.</th><td>We vullen de vochtlijst op twee plekken in. Welke kan weg?</td></tr>
<tr><th>Ze bellen me op elke vrije dag.</th><td>Kunnen we afspreken dat een extra dienst in de groepsapp komt, en dat niemand apart wordt gebeld?</td></tr>
<tr><th>Zo houd ik het niet vol.</th><td>Welke taak kan ik de komende maand loslaten?</td></tr>
</tbody>
</table>
<p>Spreek meteen een dag af waarop jullie kijken of het beter gaat.</p>
`,
      panel: {
        title: 'Nee zeggen kun je oefenen',
        text: 'In de training Grenzen stellen oefen je één dag met de zinnen die jij lastig vindt. Gratis voor leden.',
        button: {
          label: 'Bekijk Grenzen stellen',
          href: '/gezond-werken/trainingen/grenzen-stellen',
        },
      },
    },
    {
      kind: 'text',
      id: 'wat-je-werkgever-moet-doen',
      html: `
<h2>Wat je werkgever moet doen</h2>
<p>In de Arbowet staat dat je werkgever werkdruk moet voorkomen of beperken. Hij zet de risico’s op een rij in een risico-inventarisatie en -evaluatie (RI&amp;E). Daar hoort een plan van aanpak bij. Jij mag allebei inzien. Vraag erom en kijk of jouw knelpunt erin staat.</p>
<p>Ook je pauze staat in de wet. Werk je langer dan 5,5 uur, dan heb je recht op minstens 30 minuten pauze. Dat mag in twee keer een kwartier. Bij meer dan 10 uur is het minstens 45 minuten. In je cao (collectieve arbeidsovereenkomst) kunnen andere afspraken staan.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over drukte',
      items: [
        {
          id: 'extra-dienst',
          question: 'Mag ik nee zeggen tegen een extra dienst?',
          html: '<p>Vraagt je werkgever of je wilt komen, dan mag je nee zeggen. Een reden hoef je niet te geven. Soms staat in een contract of cao dat je moet overwerken als het echt niet anders kan. Lees dat na. Je vakbond of de ondernemingsraad weet wat er voor jou geldt.</p>',
        },
        {
          id: 'niets-gebeurt',
          question: 'Mijn leidinggevende doet er niets mee. Wat nu?',
          html: '<p>Vraag wanneer je antwoord krijgt en zet dat in een mail. Blijft het stil? Ga dan naar de preventiemedewerker of de ondernemingsraad. De bedrijfsarts mag je werkgever ook advies geven over het werk zelf. Helpt niets, dan kun je een klacht indienen bij de Nederlandse Arbeidsinspectie.</p>',
        },
        {
          id: 'meer-dan-drukte',
          question: 'Wanneer is het meer dan drukte?',
          html: '<p>Als een paar vrije dagen niet meer helpen. Je slaapt slecht, je bent kortaf of je ziet tegen elke dienst op. Wacht dan niet tot het rustiger wordt en lees wat je kunt doen bij <a href="/gezond-werken/mentale-belasting">mentale belasting</a>.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'lees-fatima',
      title: 'Fatima at haar brood aan het stuur',
      text: 'Veertien cliënten op een ochtend, en dan nog één erbij. Lees hoe haar wijkteam begon te schrappen.',
      button: {
        label: 'Lees het verhaal van Fatima',
        href: '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
      },
    },
  ],
}
