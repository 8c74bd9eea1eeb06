import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/toegankelijkheid',
  title: 'Toegankelijkheid',
  description:
    'Lees hoe we op 15 november 2026 testten of iedereen deze site kan gebruiken, wat nog niet is onderzocht en hoe je een probleem meldt.',
  navigation: { menu: 'legal', order: 30 },
  topics: ['Deze site'],
  answers: [
    'toegankelijkheidsverklaring',
    'wcag',
    'schermlezer',
    'site bedienen met toetsenbord',
    'letters groter maken',
  ],
  related: ['/contact', '/over-ons/nieuws/website-getest-op-toegankelijkheid', '/klachten'],
  sources: [
    { name: 'Web Content Accessibility Guidelines (WCAG) 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
    { name: 'Eigen test van deze site', date: '2026-11-15' },
  ],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een site die iedereen kan gebruiken',
      lead: 'Met een muis, met een toetsenbord of met een schermlezer: je moet overal bij kunnen. Dit is de stand van 15 november 2026.',
    },
    {
      kind: 'text',
      id: 'stand',
      html: `
<h2>Waar we staan</h2>
<p>Ons doel is WCAG 2.2, niveau AA. Dat zijn internationale regels voor toegankelijke websites. We hebben de site zelf getest en de fouten die we vonden hersteld. Niemand van buiten heeft dat nagekeken. Daarom zeggen we niet dat de site volledig voldoet.</p>
<h2>Wat we hebben getest</h2>
<table>
<caption>Tests van deze site, stand van 15 november 2026</caption>
<thead><tr><th>Wat</th><th>Hoe</th></tr></thead>
<tbody>
<tr><th>Elke pagina</th><td>Met het programma axe, op een smal en een breed scherm. Ook met het menu en een venster open.</td></tr>
<tr><th>Toetsenbord</th><td>We liepen met de Tab-toets heen en terug. Je ziet steeds waar je bent, en de Escape-toets sluit wat je opende.</td></tr>
<tr><th>Klein scherm</th><td>Op 320 pixels breed schuift geen pagina opzij. Dat is ook wat je ziet als je op een computer vier keer vergroot.</td></tr>
<tr><th>Ruimere letters</th><td>Met meer ruimte tussen letters, woorden en regels verdwijnt er geen tekst.</td></tr>
<tr><th>Minder beweging</th><td>Vraagt je apparaat om minder beweging, dan schuift en glijdt er niets. Niets beweegt vanzelf.</td></tr>
<tr><th>Zonder JavaScript</th><td>Je kunt alles lezen, inloggen en een account maken.</td></tr>
<tr><th>Opbouw</th><td>Elke pagina heeft één hoofdkop en geen kop die een niveau overslaat. Elk menu heeft een naam.</td></tr>
</tbody>
</table>
<p>Axe kijkt ook naar kleurverschil, naar de naam van knoppen en naar de grootte van wat je aanraakt.</p>
<h2>Wat nog niet is onderzocht</h2>
<ul>
<li><strong>Echte gebruikers.</strong> Nog niemand die dagelijks een schermlezer, een brailleregel of spraakbediening gebruikt, heeft de site getest.</li>
<li><strong>Een onderzoek van buiten.</strong> Geen onafhankelijk bureau heeft de site bekeken.</li>
<li><strong>Begrijpelijkheid.</strong> We schrijven op taalniveau B1. Of lezers de tekst ook zo ervaren, hebben we niet gemeten.</li>
</ul>
<h2>Wat minder goed gaat</h2>
<ul>
<li>Brede tabellen passen niet op een telefoon. Je schuift ze opzij binnen hun eigen vak.</li>
<li>De <a href="/gezond-werken/ervaringsverhalen">ervaringsverhalen</a> zijn langer en vrijer geschreven dan de rest.</li>
<li>Er is geen gebarentaal. De knop ‘Lees voor’ werkt alleen met JavaScript, en als je browser een Nederlandse stem heeft.</li>
<li>Bij een video van buiten hebben we de ondertiteling niet in de hand. Onze eigen video heeft ondertiteling en een uitgeschreven tekst.</li>
</ul>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'instellingen',
      title: 'Zo pas je de site aan',
      items: [
        {
          id: 'groter',
          question: 'Hoe maak ik de letters groter?',
          html: '<p>Op een computer houd je de Ctrl-toets ingedrukt en druk je op de plus. Op een Mac is dat de Command-toets. Op een telefoon kies je de lettergrootte bij de instellingen van je apparaat.</p>',
        },
        {
          id: 'toetsenbord',
          question: 'Hoe loop ik met het toetsenbord door een pagina?',
          html: '<p>Met Tab ga je vooruit, met Shift en Tab terug. De eerste Tab brengt je bij ‘Ga naar de inhoud’. Zo sla je het menu over. Enter opent een link, Escape sluit een menu of venster.</p>',
        },
        {
          id: 'kleuren',
          question: 'Kan ik andere kleuren gebruiken?',
          html: '<p>Ja. Stel op je computer een thema met hoog contrast in. De site neemt die kleuren over.</p>',
        },
        {
          id: 'papier',
          question: 'Kan ik een pagina afdrukken?',
          html: '<p>Ja. Een afdruk laat menu’s en knoppen weg, zodat je vooral tekst overhoudt.</p>',
        },
      ],
    },
    {
      kind: 'text',
      id: 'probleem-melden',
      html: `
<h2>Lukt iets niet? Meld het</h2>
<p>Schrijf via <a href="/contact">Contact</a> op welke pagina het was, wat je wilde doen en welk apparaat of hulpmiddel je gebruikt. Wij zoeken dan een oplossing. Duurt die lang, dan sturen we je de informatie op een andere manier. Op de contactpagina staat ook wanneer je antwoord krijgt, en waarom dat in deze demonstratie nog niet zo is.</p>
<p>We testen opnieuw bij elke verandering aan de site. Deze verklaring werken we minstens één keer per jaar bij.</p>
`,
    },
  ],
}
