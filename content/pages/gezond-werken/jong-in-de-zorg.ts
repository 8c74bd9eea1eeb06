import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/jong-in-de-zorg',
  title: 'Jong in de zorg',
  description:
    'Leerling, stagiair of net begonnen? Lees wat je in je eerste maand afspreekt, wat je mag weigeren en hoe je om hulp vraagt.',
  navigation: { menu: 'main', order: 110 },
  topics: ['Levensfase', 'Team'],
  answers: [
    'leerling in de zorg',
    'stage zorg problemen',
    'alleen op de groep als leerling',
    'fout gemaakt tijdens stage',
    'stoppen met opleiding zorg',
  ],
  related: [
    '/gezond-werken/ervaringsverhalen/merel-leerling',
    '/zorgverzekering/je-situatie-verandert/kind-18',
    '/gezond-werken/teamklimaat',
    '/gezond-werken/mentale-belasting',
  ],
  sources: [{ name: 'Stichting IZZ, cijfers in Skipr' }, { name: 'Arbeidstijdenwet' }],
  publishedDate: '2026-08-25',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Nieuw, en dan meteen alles moeten kunnen',
      lead: 'Je eerste sterfgeval, je eerste fout, je eerste weekend alleen. Je hoeft dat niet in je eentje uit te vinden.',
      picture: {
        name: 'leerling',
        alt: 'Een leerling met een rugzak en een schrift, naast haar een afstudeerhoed',
      },
    },
    {
      kind: 'text',
      id: 'je-eerste-maand',
      html: `
<h2>Spreek dit af in je eerste maand</h2>
<table>
<caption>Zeven dingen om te weten voordat je ze nodig hebt</caption>
<thead><tr><th>Vraag</th><th>Waarom</th></tr></thead>
<tbody>
<tr><th>Wie is mijn werkbegeleider, en wie als die vrij is?</th><td>Er moet elke dienst iemand zijn.</td></tr>
<tr><th>Wat doe ik alleen, wat samen en wat nog niet?</th><td>Zet het op papier. Dan hoef je op de gang niet te twijfelen.</td></tr>
<tr><th>Welk nummer bel ik ’s avonds en in het weekend?</th><td>Zet het in je telefoon, niet op het prikbord.</td></tr>
<tr><th>Wanneer hebben we een vast gesprek?</th><td>Een half uur per twee weken is genoeg, als het doorgaat.</td></tr>
<tr><th>Waar meld ik een fout?</th><td>Dat zoek je liever nu uit dan met trillende handen.</td></tr>
<tr><th>Wat als iemand overlijdt in mijn dienst?</th><td>Laat een collega je vertellen wat er dan gebeurt.</td></tr>
<tr><th>Wanneer werk ik aan mijn opdrachten?</th><td>Leren hoort in je rooster te passen, niet in je slaap.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'niet-de-enige',
      html: `
<h2>Je bent niet de enige die het zwaar vindt</h2>
<p>Van de zorgmedewerkers onder de 25 gebruikt één op de vijf psychische zorg. Dat meldde Stichting IZZ in het vakblad Skipr. Aan de buitenkant zie je daar vaak niets van. Zit jij ’s avonds op de bank te huilen, dan ben je dus geen uitzondering. Het is wel tijd om het iemand te vertellen.</p>
<ul>
<li><strong>Aan je werkbegeleider:</strong> ‘Ik vind het zwaarder dan ik laat zien. Mag ik volgende week met je meelopen in plaats van alleen?’</li>
<li><strong>Aan je praktijkopleider of docent:</strong> als het niet klikt met je begeleider, of als je alleen wordt gebruikt om gaten te vullen.</li>
<li><strong>Aan je huisarts:</strong> als je slecht slaapt, niet meer eet of nergens zin in hebt.</li>
<li><strong>Aan 113:</strong> als je aan zelfdoding denkt. Bel <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>.</li>
</ul>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van leerlingen en starters',
      items: [
        {
          id: 'alleen-op-de-groep',
          question: 'Ze zetten me alleen op de groep. Mag ik nee zeggen?',
          html: '<p>Ja, als je het nog niet veilig kunt. Je doet alleen handelingen die je hebt geleerd en waarvoor je bekwaam bent. Zeg het zo: ‘Ik ben hier nog niet bekwaam voor. Wie kan erbij komen?’ Bel daarna de achterwacht en vertel het aan je praktijkopleider.</p>',
        },
        {
          id: 'onder-18',
          question: 'Ik ben nog geen 18. Wat mag niet?',
          html: '<p>Nachtdiensten mogen niet. Tussen twee diensten moet minstens 12 uur rust zitten. Vraag of de planner je leeftijd weet.</p>',
        },
        {
          id: 'fout',
          question: 'Ik heb een fout gemaakt. Wat nu?',
          html: '<p>Zeg het meteen tegen een collega, zodat iemand naar de cliënt kan kijken. Meld het daarna, ook als het goed afliep. Een melding is er om van te leren, niet om je te straffen. Vertel thuis dat je een rotdag had. Iedereen in de zorg heeft zo’n dag gehad.</p>',
        },
        {
          id: 'geen-tijd',
          question: 'Mijn werkbegeleider heeft nooit tijd.',
          html: '<p>Vraag om een vast moment in het rooster van jullie allebei. Lukt dat twee keer niet, ga dan naar je praktijkopleider. Dat is geen klikken. In je praktijkovereenkomst staat dat je begeleiding krijgt.</p>',
        },
        {
          id: 'stoppen',
          question: 'Ik denk aan stoppen. Is dat raar?',
          html: '<p>Nee. Wacht alleen niet tot je zo leeg bent dat alles zwaar lijkt. Vraag jezelf af: is het de zorg, dit team of deze afdeling? Een stage in de wijk is heel anders dan een verpleeghuis. Praat erover met school voordat je je afmeldt.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'lees-merel',
      title: 'Merel zat in de linnenkamer',
      text: 'Negentien jaar, zondagochtend, acht bewoners en geen collega te zien. Lees waarom ze niet belde, en wat er daarna veranderde.',
      button: {
        label: 'Lees het verhaal van Merel',
        href: '/gezond-werken/ervaringsverhalen/merel-leerling',
      },
    },
  ],
}
