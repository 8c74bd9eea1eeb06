import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/agressie',
  title: 'Agressie op je werk',
  description:
    'Uitgescholden, geslagen of bedreigd op je werk? Lees wat je het eerste uur doet, hoe je meldt en aangifte doet, en wie je opvangt.',
  navigation: { menu: 'main', order: 40, label: 'Agressie' },
  topics: ['Veiligheid', 'Team'],
  answers: [
    'agressie in de zorg',
    'bedreigd door patiënt',
    'geslagen door cliënt wat nu',
    'aangifte doen als zorgmedewerker',
  ],
  related: [
    '/gezond-werken/trainingen/omgaan-met-agressie',
    '/gezond-werken/ervaringsverhalen/samir-ggz',
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/teamklimaat',
  ],
  sources: [
    { name: 'Arbeidsomstandighedenwet (Arbowet)' },
    { name: 'Slachtofferhulp Nederland', href: 'https://www.slachtofferhulp.nl' },
  ],
  publishedDate: '2026-06-16',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Agressie hoort niet bij je werk',
      lead: 'Ook als iemand ziek is of in de war, hoef jij niet alles te slikken. Dit doe je het eerste uur, en dit daarna.',
      picture: {
        name: 'agressie',
        alt: 'Een verpleegkundige steekt haar hand op tegen een wolk van scheldwoorden',
      },
    },
    {
      kind: 'sticky-panel',
      id: 'het-eerste-uur',
      html: `
<h2>Het eerste uur</h2>
<ol>
<li><strong>Ga weg.</strong> Jouw veiligheid gaat voor, ook als de zorg nog niet af is.</li>
<li><strong>Haal hulp.</strong> Een collega, de beveiliging, of 112 bij direct gevaar.</li>
<li><strong>Laat je nakijken.</strong> Ook bij een beet, een kras of een klap die meeviel.</li>
<li><strong>Vertel het aan iemand.</strong> Een collega neemt je taken over tot je weer rustig bent.</li>
<li><strong>Ga niet alleen naar huis</strong> als je nog trilt. Laat je brengen.</li>
</ol>
<h2>Meld het, ook als het ‘maar’ schelden was</h2>
<p>Een melding is geen klacht over een cliënt. Je helpt er de collega van morgen mee. Schrijf op wat er gebeurde, wat eraan voorafging en wie erbij was. Vraag je leidinggevende wat hij met de melding doet, en wanneer je dat hoort.</p>
<h2>Wat past bij wat er gebeurde?</h2>
<table>
<caption>Vormen van agressie en een eerste stap</caption>
<thead><tr><th>Wat er gebeurde</th><th>Eerste stap</th></tr></thead>
<tbody>
<tr><th>Een bewoner met dementie slaat bij het wassen.</th><td>Zoek met je team uit wat eraan voorafging. Pas de zorg aan: ander moment, andere volgorde, met z’n tweeën.</td></tr>
<tr><th>Familie scheldt je uit op de gang.</th><td>Zeg dat je zo niet verder praat en loop weg. Je leidinggevende voert het volgende gesprek.</td></tr>
<tr><th>Iemand raakt je aan of maakt seksuele opmerkingen.</th><td>Zeg stop en ga weg. Spreek af dat je daar niet meer alleen komt. De vertrouwenspersoon denkt mee.</td></tr>
<tr><th>Je wordt bedreigd of mishandeld.</th><td>Bel je leidinggevende, en 112 als het nu gebeurt. Bespreek samen de aangifte.</td></tr>
<tr><th>Je bent gefilmd en het staat online.</th><td>Bewaar een schermafdruk met datum. Vraag je werkgever om het te laten verwijderen.</td></tr>
</tbody>
</table>
<h2>Aangifte doen</h2>
<p>Is er iets strafbaars gebeurd? Dan kun je naar de politie. Je werkgever kan ook zelf aangifte doen, en jij bent dan getuige. Zeg dat het tijdens je werk in de zorg gebeurde. Vraag of het adres van je werkgever in het dossier mag, in plaats van je huisadres.</p>
<h2>Wat je werkgever moet doen</h2>
<p>Volgens de Arbowet moet je werkgever agressie voorkomen of beperken. Hij beschrijft de risico’s in de risico-inventarisatie en -evaluatie (RI&amp;E) en leert je hoe je ermee omgaat. Een ernstig ongeval door geweld meldt hij bij de Nederlandse Arbeidsinspectie. Is het gevaar groot en kun je niet wachten? Dan mag je het werk onderbreken. Meld dat direct aan je leidinggevende.</p>
<h2>Wie je opvangt</h2>
<ul>
<li>Het opvangteam van je organisatie of je leidinggevende, liefst dezelfde dag.</li>
<li>De bedrijfsarts of je huisarts, als je slecht slaapt of tegen je werk opziet.</li>
<li>Slachtofferhulp Nederland, <a href="tel:09000101">0900-0101</a>. De hulp is gratis, ook zonder aangifte.</li>
</ul>
`,
      panel: {
        title: 'Oefen het met een acteur',
        text: 'In de training Omgaan met agressie speel je jouw lastigste moment na, in een veilige groep van tien.',
        button: {
          label: 'Bekijk de training',
          href: '/gezond-werken/trainingen/omgaan-met-agressie',
        },
      },
    },
    {
      kind: 'collapsible-list',
      id: 'wat-je-hoort',
      title: 'Wat je vaak hoort, en wat je kunt antwoorden',
      leaveOpen: true,
      items: [
        {
          id: 'kan-er-niets-aan-doen',
          question: '‘Hij kan er niets aan doen.’',
          html: '<p>Misschien niet. Maar de klap kwam wel aan. ‘Ik geef hem niet de schuld. Ik wil dat we kijken hoe het de volgende keer anders gaat.’</p>',
        },
        {
          id: 'viel-wel-mee',
          question: '‘Zo erg was het toch niet?’',
          html: '<p>Dat bepaalt een ander niet voor jou. ‘Voor mij was het erg genoeg om er niet van te slapen. Ik meld het.’</p>',
        },
        {
          id: 'toch-niets',
          question: '‘Melden? Daar gebeurt toch niets mee.’',
          html: '<p>Vraag het na. ‘Hoeveel meldingen zijn er dit jaar gedaan, en wat is er veranderd?’ Weet niemand dat, zet het dan op de agenda van het <a href="/gezond-werken/teamklimaat">teamoverleg</a>.</p>',
        },
      ],
    },
  ],
}
