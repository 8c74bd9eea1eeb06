import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/beveiliging',
  title: 'Beveiliging: een lek melden',
  description:
    'Heb je een zwakke plek in deze site gevonden? Lees hoe je dat veilig meldt, wat wij beloven en wat je beter niet kunt doen.',
  navigation: { menu: 'legal', order: 40, label: 'Beveiliging' },
  topics: ['Deze site'],
  answers: [
    'beveiligingslek melden',
    'responsible disclosure',
    'coordinated vulnerability disclosure',
    'security.txt',
    'kwetsbaarheid melden',
  ],
  related: ['/contact', '/privacy', '/demonstratie'],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een lek gevonden? Vertel het ons eerst',
      lead: 'We doen ons best om deze site en je account veilig te houden. Toch kan er iets mis zijn. Wie dat netjes meldt, helpt ons en alle leden.',
    },
    {
      kind: 'sticky-panel',
      id: 'melden',
      html: `
<h2>Zo meld je het</h2>
<ol>
<li><strong>Mail de redactie.</strong> Het adres staat bij <a href="/contact">Contact</a>. Zet ‘Beveiliging’ in het onderwerp. Je mag in het Nederlands of Engels schrijven.</li>
<li><strong>Beschrijf wat je zag.</strong> Noem het adres van de pagina, de stappen en het tijdstip. Een schermafdruk helpt. Maak gegevens van anderen onleesbaar.</li>
<li><strong>Vertel wat iemand ermee zou kunnen.</strong> Dan weten we hoeveel haast er is.</li>
<li><strong>Laat een manier achter om je te bereiken.</strong> Een schuilnaam is goed.</li>
</ol>
<p>Programma’s vinden dezelfde route in <a href="/.well-known/security.txt">security.txt</a>. Ook dat bestand verwijst naar de contactpagina.</p>
<h2>Wat wij beloven</h2>
<table>
<caption>Wat je van ons mag verwachten na een melding</caption>
<thead><tr><th>Wanneer</th><th>Wat we doen</th></tr></thead>
<tbody>
<tr><th>Binnen drie werkdagen</th><td>Je krijgt bericht dat een mens je melding heeft gelezen.</td></tr>
<tr><th>Binnen tien werkdagen</th><td>Je hoort wat wij ervan vinden en wanneer we een oplossing verwachten.</td></tr>
<tr><th>Tot het is opgelost</th><td>We houden je op de hoogte, ook als het langer duurt.</td></tr>
<tr><th>Daarna</th><td>We spreken samen af wat en wanneer we erover vertellen. Als je wilt, noemen we je naam.</td></tr>
</tbody>
</table>
<ul>
<li>We behandelen je melding vertrouwelijk. We geven je naam niet door zonder jouw toestemming, behalve als de wet dat eist.</li>
<li>Houd je je aan de regels op deze pagina? Dan doen wij geen aangifte tegen je. Het Openbaar Ministerie beslist wel altijd zelf.</li>
<li>We betalen geen beloning. Een oprecht bedankje krijg je wel.</li>
</ul>
<h2>Wat je niet doet</h2>
<ul>
<li>Niet verder kijken dan nodig is om het lek aan te tonen.</li>
<li>Geen gegevens van anderen bekijken, kopiëren, veranderen of verwijderen. Kwam je ze toch tegen, stop dan en meld het meteen.</li>
<li>De site niet platleggen of overspoelen met verzoeken.</li>
<li>Geen wachtwoorden raden of eindeloos proberen.</li>
<li>Geen schadelijke programma’s plaatsen en geen achterdeur openlaten.</li>
<li>Leden, medewerkers of leveranciers niet misleiden, bijvoorbeeld met een valse mail.</li>
<li>Het lek niet delen met anderen voordat het is opgelost.</li>
</ul>
<p>Gebruik voor je test een eigen account met verzonnen gegevens. Zo raak je niemand anders.</p>
`,
      panel: {
        title: 'Melden begint hier',
        text: 'Op de contactpagina staat het adres van de redactie. Zet ‘Beveiliging’ in het onderwerp.',
        button: { label: 'Ga naar Contact', href: '/contact' },
      },
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Wat hoort er wel en niet bij?',
      items: [
        {
          id: 'wel',
          question: 'Wat willen jullie zeker weten?',
          html: '<p>Dat je bij gegevens van een ander kunt, kunt inloggen zonder wachtwoord, een account kunt overnemen of een pagina kunt veranderen. Ook een link in een mail die vaker werkt dan zou moeten.</p>',
        },
        {
          id: 'niet',
          question: 'Wat hoeven jullie niet te horen?',
          html: '<p>Alleen de uitkomst van een automatische scan, zonder dat je liet zien wat ermee kan. Of dat een instelling anders had gekund, zonder gevolg. Een typefout of een kapotte link meld je gewoon als fout op de site.</p>',
        },
        {
          id: 'anderen',
          question: 'Ik vond een lek bij CZ, VGZ of de echte site van IZZ.',
          html: '<p>Meld het daar. Zij hebben een eigen regeling en zijn niet bij deze demonstratie betrokken. Weet je niet waar je moet zijn, dan kan het Nationaal Cyber Security Centrum je verder helpen.</p>',
        },
        {
          id: 'account',
          question: 'Ik denk dat iemand in mijn account zit. Is dat ook een lek?',
          html: '<p>Misschien. Kies eerst <a href="/wachtwoord-vergeten">een nieuw wachtwoord</a>. Daarmee worden alle apparaten uitgelogd. Schrijf daarna op wat je zag en meld het.</p>',
        },
        {
          id: 'demonstratie',
          question: 'Gelden deze beloften ook in de demonstratie?',
          html: '<p>Het adres op de contactpagina is een voorbeeld, dus nu leest niemand de mail. De beloften gelden zodra iemand de site echt in gebruik neemt en er een eigen adres neerzet.</p>',
        },
      ],
    },
  ],
}
