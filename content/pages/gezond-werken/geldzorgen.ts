import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/geldzorgen',
  title: 'Geldzorgen',
  description:
    'Elke maand net tekort, ook met al je extra diensten? Begin deze week met vier stappen en lees waar je gratis hulp krijgt.',
  navigation: { menu: 'main', order: 90 },
  topics: ['Levensfase', 'Druk'],
  answers: [
    'geldzorgen hulp',
    'schulden zorgmedewerker',
    'zorgpremie niet betalen',
    'achterstand zorgverzekering',
    'betalingsregeling',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/eigen-risico',
    '/gezond-werken/mentale-belasting',
  ],
  sources: [
    { name: 'Wet gemeentelijke schuldhulpverlening' },
    { name: 'Geldfit, Nederlandse Schuldhulproute', href: 'https://geldfit.nl' },
    { name: 'VGZ, eigen risico in delen betalen 2026' },
  ],
  publishedDate: '2026-01-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Geldzorgen neem je mee naar je dienst',
      lead: 'Wie piekert over rekeningen, slaapt slecht en is er met zijn hoofd niet bij. Hulp is gratis, en je werkgever hoeft het niet te weten.',
      picture: { name: 'geldzorgen', alt: 'Een vrouw zit bezorgd aan tafel met een stapel rekeningen' },
    },
    {
      kind: 'text',
      id: 'vier-stappen',
      html: `
<h2>Vier stappen voor deze week</h2>
<ol>
<li><strong>Maak alle post open.</strong> Ook de enveloppen van vorige maand. Leg ze op datum. Doe het met iemand die je vertrouwt.</li>
<li><strong>Zet drie lijstjes naast elkaar.</strong> Wat er binnenkomt, wat er elke maand af gaat en aan wie je nog moet betalen.</li>
<li><strong>Bel wie het eerst geld wil zien.</strong> Huur, energie en zorgverzekering gaan voor. Vraag om een betalingsregeling en leg vast wat je afspreekt.</li>
<li><strong>Vraag hulp voordat het moet.</strong> Bel gratis <a href="tel:08008115">0800-8115</a> van Geldfit. Je hoeft je naam niet te zeggen.</li>
</ol>
<h2>Je loon is elke maand anders</h2>
<p>In januari draaide je vier weekenden, in februari geen enkel. Je toeslag voor onregelmatige diensten (ORT) laat je loon op en neer gaan. Drie dingen helpen:</p>
<ul>
<li>Reken met je laagste maand. Wat er meer binnenkomt, bewaar je voor een magere maand.</li>
<li>Geef extra uren door aan Dienst Toeslagen. Anders moet je later misschien huurtoeslag of zorgtoeslag terugbetalen.</li>
<li>Leg je loonstrook naast je rooster. Klopt een toeslag niet, vraag dan meteen om een correctie.</li>
</ul>
`,
    },
    {
      kind: 'modal',
      id: 'zorgpremie',
      intro:
        'Lukt het niet om je zorgpremie te betalen? Bel je verzekeraar voordat de tweede maand voorbij is.',
      label: 'Lees wat er bij achterstand gebeurt',
      title: 'Achter met je zorgpremie',
      html: `
<p>Je basisverzekering stopt niet zomaar als je achterloopt. Maar het wordt wel duurder.</p>
<ul>
<li><strong>Na twee maanden</strong> biedt je verzekeraar je een betalingsregeling aan. Zeg daar ja tegen, als het bedrag haalbaar is.</li>
<li><strong>Na zes maanden</strong> meldt hij je aan bij het CAK, een organisatie van de overheid. Dan betaal je een hogere premie aan het CAK, vaak direct van je loon.</li>
<li><strong>Je aanvullende pakket</strong> kan je verzekeraar wel stoppen.</li>
</ul>
<p>Het eigen risico kun je bij VGZ in delen betalen. In {{jaar eigen-risico-termijn}} is dat tien keer {{eigen-risico-termijn}}. Je vraagt het in januari aan. Lees meer bij <a href="/zorgverzekering/eigen-risico">Eigen risico</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'waar-vind-je-hulp',
      html: `
<h2>Waar je hulp vindt</h2>
<table>
<caption>Gratis hulp bij geldzorgen</caption>
<thead><tr><th>Wie</th><th>Wat ze doen</th></tr></thead>
<tbody>
<tr><th>Geldfit</th><td>Luistert, kijkt met je mee en wijst je de weg. Bellen, chatten of een test op <a href="https://geldfit.nl">geldfit.nl</a>.</td></tr>
<tr><th>Je gemeente</th><td>Schuldhulp. Binnen vier weken heb je een eerste gesprek. Moet je bijna je huis uit of wordt je stroom afgesloten, dan is het binnen drie werkdagen.</td></tr>
<tr><th>Nibud</th><td>Rekenhulpen: wat geven mensen in jouw situatie uit? Kijk op <a href="https://www.nibud.nl">nibud.nl</a>.</td></tr>
<tr><th>Je werkgever</th><td>Soms een budgetcoach of een fonds voor medewerkers. Vraag personeelszaken ernaar, of de bedrijfsmaatschappelijk werker.</td></tr>
</tbody>
</table>
<p>Is er beslag gelegd op je loon? Dan houd je altijd een deel over om van te leven. Dat heet de beslagvrije voet. Laat de gemeente narekenen of het bedrag klopt. Wat je hier leest, is uitleg en geen financieel advies.</p>
<h2>Wat je tegen een collega kunt zeggen</h2>
<p>Iemand gaat nooit mee lunchen, draait elke open dienst en vraagt weer om een voorschot. Vraag onder vier ogen hoe het gaat, zonder over schulden te beginnen. Vertel dat je een nummer weet dat anoniem is. Leen liever geen geld uit: dat zet een vriendschap snel scheef.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'bijdrage',
      title: 'Laat geen bijdrage liggen',
      text: 'Soms staat in je cao (collectieve arbeidsovereenkomst) dat je werkgever meebetaalt aan een aanvullend pakket. Kijk of dat voor jou geldt.',
      button: { label: 'Bekijk de werkgeversbijdrage', href: '/zorgverzekering/werkgeversbijdrage' },
    },
  ],
}
