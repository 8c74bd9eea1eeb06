import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/trainingen/praten-in-je-team',
  title: 'Training Praten in je team',
  description:
    'Wordt er bij jullie vooral op de parkeerplaats gepraat? Een begeleider komt twee keer langs en helpt je team zeggen wat er speelt.',
  type: 'training',
  topics: ['Team'],
  answers: ['teamtraining zorg', 'training samenwerken in team', 'beter overleg in het team'],
  related: [
    '/gezond-werken/teamklimaat',
    '/gezond-werken/werkdruk',
    '/gezond-werken/trainingen/grenzen-stellen',
  ],
  publishedDate: '2026-10-27',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zeggen wat er speelt, met iedereen erbij',
      lead: 'Deze training volg je niet alleen, maar met je hele team. Op jullie eigen plek, met jullie eigen koffie en jullie eigen gedoe.',
      picture: { name: 'team', alt: 'Drie collega’s leggen hun handen op elkaar' },
    },
    {
      kind: 'text',
      id: 'voor-wie',
      html: `
<h2>Voor welk team?</h2>
<p>Voor teams van zes tot veertien mensen die elkaar aardig vinden, maar het lastige laten liggen. Of voor een team dat net is samengevoegd. De leidinggevende doet mee. Bij een ruzie of bij pesten is dit niet de goede plek. Dan helpt een bemiddelaar of de vertrouwenspersoon beter.</p>
<h2>Wat jullie leren</h2>
<ul>
<li>een overleg voeren waarin ook de stilste collega iets zegt;</li>
<li>elkaar aanspreken zonder dat de sfeer omslaat;</li>
<li>een fout bespreken zonder een schuldige te zoeken;</li>
<li>een besluit nemen waar iedereen zich aan houdt.</li>
</ul>
<h2>Twee keer, acht weken ertussen</h2>
<p><strong>De eerste keer</strong> duurt drie uur. Vooraf vult iedereen vijf vragen in, zonder naam. De begeleider legt de antwoorden op tafel en jullie kiezen één onderwerp. Daarmee oefenen jullie meteen. Aan het eind staat er één afspraak op het bord, met een naam en een dag erachter.</p>
<p><strong>De tweede keer</strong> duurt twee uur. Wat is er van de afspraak gekomen? Jullie nemen een echt overleg onder de loep en passen het aan. Daarna kunnen jullie zonder begeleider verder.</p>
`,
    },
    {
      kind: 'text',
      id: 'data',
      html: `
<h2>Data in 2027</h2>
<p>Elke rij is één plek voor één team. Jullie kiezen zelf tussen ochtend (vanaf 9.00 uur) en middag (vanaf 13.30 uur).</p>
<table>
<caption>Praten in je team in 2027, op jullie eigen locatie</caption>
<thead><tr><th>Eerste keer</th><th>Tweede keer</th></tr></thead>
<tbody>
<tr><th>Maandag 1 maart 2027</th><td>Maandag 26 april 2027</td></tr>
<tr><th>Dinsdag 23 maart 2027</th><td>Dinsdag 18 mei 2027</td></tr>
<tr><th>Donderdag 13 mei 2027</th><td>Donderdag 8 juli 2027</td></tr>
<tr><th>Dinsdag 21 september 2027</th><td>Dinsdag 16 november 2027</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Wat teams vooraf vragen',
      items: [
        {
          id: 'lid',
          question: 'Moet iedereen lid zijn?',
          html: '<p>De training is gratis als minstens de helft van het team lid is. Lid worden kost niets voor wie in zorg of welzijn werkt.</p>',
        },
        {
          id: 'rooster',
          question: 'Wie staat er dan op de groep?',
          html: '<p>Dat is de lastigste vraag. Teams lossen het op met collega’s van de afdeling ernaast, die later zelf aan de beurt zijn. Vraag je leidinggevende om de uren als werktijd te rekenen.</p>',
        },
        {
          id: 'geheim',
          question: 'Wat hoort de directie hiervan?',
          html: '<p>Alleen wat jullie zelf doorgeven. De begeleider schrijft geen verslag over personen. De vijf vragen zijn zonder naam en worden na de tweede keer weggegooid.</p>',
        },
        {
          id: 'aanmelden',
          question: 'Hoe melden we ons aan?',
          html: '<p>Eén van jullie schrijft via <a href="/contact">Contact</a>: de datum, de plaats en hoeveel mensen er komen. In deze demonstratie komt er geen echte begeleider langs.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'zelf-beginnen',
      title: 'Vandaag al beginnen?',
      text: 'Vijf gesprekken van een kwartier kun je zonder begeleider voeren. Kies er één voor het volgende overleg.',
      button: { label: 'Bekijk de vijf gesprekken', href: '/gezond-werken/teamklimaat' },
    },
  ],
}
