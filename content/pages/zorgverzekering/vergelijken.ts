import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergelijken',
  title: 'CZ en VGZ vergelijken',
  description:
    'Vier basisverzekeringen van CZ en VGZ naast elkaar: premie, vrije keuze en wat je betaalt bij een zorgverlener zonder contract.',
  navigation: { menu: 'main', order: 10, group: 'Kiezen' },
  topics: ['Verzekering kiezen', 'Kosten'],
  answers: [
    'cz of vgz',
    'izz zorgverzekering vergelijken',
    'verschil natura en combinatiepolis',
    'basisverzekering vergelijken',
    'restitutiepolis',
  ],
  related: [
    '/zorgverzekering/basisverzekering',
    '/zorgverzekering/overstappen',
    '/zorgverzekering/zorgverlener-zoeken',
  ],
  sources: [
    { name: 'Consumentenbond', date: '2025-11-14' },
    { name: 'CZ' },
    { name: 'Skipr', date: '2025-11-25' },
    { name: 'Voorbeelden van deze demonstratie, waar dat bij het bedrag staat' },
  ],
  publishedDate: '2026-10-20',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Vergelijk CZ en VGZ',
      lead: 'Het basispakket is overal gelijk. Vergelijk de premie en hoe vrij je kiest.',
    },
    {
      kind: 'insurance-list',
      id: 'vergelijking',
      title: 'De basisverzekeringen naast elkaar',
      intro: 'Dit geldt in {{jaar}}. Een deel is een voorbeeld. Kijk voor je kiest bij CZ of VGZ.',
    },
    {
      kind: 'text',
      id: 'rekenen',
      html: `
<h2>Is een combinatiepolis het geld waard?</h2>
<p>In 2026 kost VGZ natura in ons voorbeeld {{premie-vgz-natura-2026}} per maand en VGZ combinatie {{premie-vgz-combinatie-2026}}. Dat scheelt {{premie vgz-combinatie 2026 - premie vgz-natura 2026}} per maand, dus {{jaarpremie vgz-combinatie 2026 - jaarpremie vgz-natura 2026}} over heel 2026. Dat bedrag verdien je alleen terug als je zorg gebruikt zonder contract.</p>
<p>Stel dat zo’n rekening in 2026 € 1.000 is. Dat is precies het tarief waarmee de verzekeraar rekent. Je eigen risico is al op.</p>
<table>
<caption>Wat je in 2026 zelf betaalt van een rekening van € 1.000 zonder contract</caption>
<thead><tr><th>Zorg</th><th>VGZ natura</th><th>VGZ combinatie</th><th>Verschil</th></tr></thead>
<tbody>
<tr><th>Behandeling in een kliniek</th><td>€ 300</td><td>€ 0</td><td>€ 300</td></tr>
<tr><th>Psycholoog in de geestelijke gezondheidszorg (ggz)</th><td>€ 300</td><td>€ 200</td><td>€ 100</td></tr>
</tbody>
</table>
<p>Bij de kliniek haal je de extra premie eruit. Bij de psycholoog niet. Ga je alleen naar zorgverleners met een contract? Dan betaal je in 2026 € 162 voor een vrijheid die je niet gebruikt.</p>
<h2>Drie dingen om na te gaan</h2>
<ol>
<li><strong>Je vaste adressen.</strong> Hebben je fysiotherapeut, psycholoog en ziekenhuis een contract met de verzekeraar? Zo zoek je dat <a href="/zorgverzekering/zorgverlener-zoeken">per zorgverlener</a> op.</li>
<li><strong>Je pakket.</strong> Een aanvullend pakket neem je meestal bij dezelfde verzekeraar. Vergelijk dus het geheel, niet alleen de basis.</li>
<li><strong>Je werkgeversbijdrage.</strong> Wissel je tussen CZ en VGZ, dan houd je je <a href="/zorgverzekering/werkgeversbijdrage">garantie</a>. Verlaat je de regeling, dan ben je die kwijt.</li>
</ol>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen bij het vergelijken',
      items: [
        {
          id: 'hetzelfde-pakket',
          question: 'Krijg ik bij CZ en VGZ dezelfde zorg vergoed?',
          html: '<p>Uit de basisverzekering wel. De wet bepaalt welke zorg erin zit, en die is bij elke verzekeraar gelijk. Bij wie je terechtkunt, kan wel verschillen: dat hangt af van de contracten.</p>',
        },
        {
          id: 'gezondheid',
          question: 'Kan een verzekeraar mij weigeren?',
          html: '<p>Voor de basisverzekering niet. CZ en VGZ moeten je aannemen en vragen niet naar je gezondheid of je gebit. Voor een aanvullend pakket geldt die plicht niet. Vraag vooraf of er voorwaarden zijn.</p>',
        },
        {
          id: 'restitutie',
          question: 'Bestaat de restitutiepolis nog?',
          html: '<p>Bijna niet meer. Bij een restitutiepolis kies je bij alle zorg vrij. De meeste verzekeraars bieden nu natura of combinatie aan. De budgetpolis met minder ziekenhuizen verdween op 1 januari 2026.</p>',
        },
        {
          id: 'korting',
          question: 'Waarom zie ik geen korting op de basisverzekering?',
          html: '<p>De wettelijke groepskorting op de basisverzekering is afgeschaft. Op een aanvullend pakket kan korting nog wel: in {{jaar korting-aanvullend}} tot {{korting-aanvullend}}.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'overstappen',
      title: 'Gevonden wat bij je past?',
      text: 'Voor een verzekering die op 1 januari 2027 ingaat, zeg je de oude uiterlijk {{opzegdatum-2027}} op.',
      button: { label: 'Bekijk de stappen om over te stappen', href: '/zorgverzekering/overstappen' },
    },
  ],
}
