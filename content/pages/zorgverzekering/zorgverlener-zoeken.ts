import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/zorgverlener-zoeken',
  title: 'Zorgverlener zoeken',
  description:
    'Een zorgverlener met of zonder contract: het kan honderden euro’s schelen. Zo zoek je het op bij CZ of VGZ, voordat je een afspraak maakt.',
  navigation: { menu: 'main', order: 160, group: 'Gebruiken' },
  topics: ['Verzekering kiezen', 'Kosten'],
  answers: [
    'zorgverlener met contract zoeken',
    'niet gecontracteerde zorg vergoeding',
    'zorgverlener zonder contract',
    'wachtlijst zorgbemiddeling',
  ],
  related: [
    '/zorgverzekering/basisverzekering',
    '/zorgverzekering/vergelijken',
    '/zorgverzekering/nota-indienen',
    '/zorgverzekering/vergoedingen/psycholoog',
  ],
  sources: [{ name: 'CZ' }],
  publishedDate: '2026-06-22',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Vind een zorgverlener die je verzekeraar betaalt',
      lead: 'Je verzekeraar heeft contracten met zorgverleners. Ga je naar iemand zonder contract, dan betaal je soms een kwart of meer zelf.',
      buttons: [{ label: 'Zoek op wat je vergoed krijgt', href: '/zorgverzekering/wat-krijg-ik-vergoed' }],
    },
    {
      kind: 'text',
      id: 'zo-zoek-je',
      html: `
<h2>Zo zoek je het op</h2>
<ol>
<li><strong>Kijk welke polis je hebt.</strong> Natura of combinatie: dat staat op je polisblad.</li>
<li><strong>Open de zoekhulp</strong> op de site van <a href="https://www.cz.nl">CZ</a> of <a href="https://www.vgz.nl">VGZ</a>. Kies daar jouw polis en het goede jaar.</li>
<li><strong>Zoek op behandeling én naam.</strong> Een kliniek kan voor de ene behandeling een contract hebben en voor de andere niet.</li>
<li><strong>Vraag het ook aan de balie.</strong> ‘Hebben jullie dit jaar een contract met mijn verzekeraar, voor mijn polis?’ Schrijf op wie wat zei.</li>
</ol>
<p>Contracten lopen vaak per kalenderjaar. Begint je behandeling in december en loopt die door? Vraag dan ook naar januari.</p>
<h2>Wat krijg je terug zonder contract?</h2>
<table>
<caption>Vergoeding bij zorg zonder contract, bij CZ en in het algemeen</caption>
<thead><tr><th>Polis</th><th>Meeste zorg</th><th>Wijkverpleging en ggz</th></tr></thead>
<tbody>
<tr><th>Naturapolis in het algemeen</th><td>Meestal 70 tot 75 procent</td><td>Verschilt, vraag het na</td></tr>
<tr><th>CZ Zorg-op-maatpolis (natura)</th><td>75 procent</td><td>75 procent</td></tr>
<tr><th>CZ Zorgvariatiepolis (combinatie)</th><td>Tot 100 procent</td><td>85 procent</td></tr>
</tbody>
</table>
<p>Ggz is geestelijke gezondheidszorg. Het percentage gaat over het tarief waar de verzekeraar mee rekent, niet over je rekening. Is de rekening hoger dan dat tarief? Dan betaal je ook dat verschil.</p>
<h3>Een voorbeeld</h3>
<p>Lotte werkt op de ambulance en zoekt na een zware dienst een psycholoog. Ze kiest een praktijk zonder contract en krijgt in 2026 een rekening van € 1.400. Haar verzekeraar rekent in 2026 met een tarief van € 1.200. Daarvan vergoedt hij 75 procent: € 900 in 2026. Lotte betaalt in 2026 dus {{€ 500}} zelf. Staat haar eigen risico nog open? Dan gaat dat ook nog van haar vergoeding af. De prijzen zijn verzonnen.</p>
<h2>Wanneer hoef je niet te zoeken?</h2>
<ul>
<li><strong>Bij spoed.</strong> Bel 112 als er een leven in gevaar is, en anders je huisarts of de huisartsenpost. Bij spoed doet een contract er niet toe.</li>
<li><strong>Bij je eigen huisarts.</strong> Bijna elke huisarts heeft een contract met elke verzekeraar.</li>
</ul>
`,
    },
    {
      kind: 'modal',
      id: 'verwijzing',
      intro:
        'Voor sommige zorg heb je eerst een verwijzing nodig. Zonder verwijzing krijg je dan niets terug.',
      label: 'Bekijk wanneer je een verwijzing nodig hebt',
      title: 'Wel of geen verwijzing?',
      html: `
<p><strong>Wel een verwijzing:</strong> een specialist in het ziekenhuis, een kliniek en de geestelijke gezondheidszorg. Die krijg je meestal van je huisarts, soms van de bedrijfsarts.</p>
<p><strong>Geen verwijzing:</strong> de huisarts, de tandarts, de verloskundige en de spoedeisende hulp. Bij de fysiotherapeut mag je vaak ook zo binnenlopen. Voor vergoeding uit de basisverzekering vraagt je verzekeraar soms toch een verwijzing.</p>
<p>Zorg dat de verwijzing er is voor je eerste afspraak. Achteraf telt die vaak niet.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Als het niet lukt',
      items: [
        {
          id: 'wachtlijst',
          question: 'De wachtlijst is te lang. Wat kan mijn verzekeraar doen?',
          html: '<p>Bel CZ of VGZ en vraag om zorgbemiddeling. Ze zoeken dan waar je eerder terechtkunt. Dat kost je niets. Zeg erbij hoe ver je wilt reizen en welke dagen je werkt.</p>',
        },
        {
          id: 'collega',
          question: 'Ik wil niet behandeld worden waar ik zelf werk. Kan dat?',
          html: '<p>Ja. Je kiest zelf een ziekenhuis of praktijk met een contract. Vraag je huisarts om een verwijzing naar een andere plek, en leg uit waarom.</p>',
        },
        {
          id: 'contract-stopt',
          question: 'Mijn behandelaar verliest zijn contract. En nu?',
          html: '<p>Bel je verzekeraar voor je volgende afspraak. Vraag of je de behandeling mag afmaken tegen de oude vergoeding. Vraag ook om een bevestiging op papier.</p>',
        },
      ],
    },
  ],
}
