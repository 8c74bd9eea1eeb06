import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/mantelzorg-naast-werk',
  title: 'Mantelzorg naast je werk',
  description:
    'Na je dienst door naar je moeder? Lees welk verlof je hebt, wat je op je werk kunt afspreken en wie het thuis even overneemt.',
  navigation: { menu: 'main', order: 70, label: 'Mantelzorg' },
  topics: ['Levensfase', 'Druk'],
  answers: [
    'mantelzorg en werk',
    'zorgverlof regels',
    'kortdurend zorgverlof',
    'langdurend zorgverlof',
    'calamiteitenverlof',
  ],
  related: [
    '/zorgverzekering/vergoedingen/mantelzorg',
    '/zorgverzekering/vergoedingen/wijkverpleging',
    '/gezond-werken/geldzorgen',
    '/gezond-werken/rouw',
  ],
  sources: [{ name: 'Wet arbeid en zorg' }, { name: 'Wet flexibel werken' }],
  publishedDate: '2026-04-21',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Zorgen op je werk, en thuis weer verder',
      lead: 'Je komt uit je dienst en rijdt door naar je moeder. Juist wie van zorgen een beroep maakt, vraagt thuis laat om hulp.',
      picture: {
        name: 'mantelzorg',
        alt: 'Een vrouw in uniform slaat haar arm om een oudere vrouw met een kop thee',
      },
      buttons: [{ label: 'Lees wie je zorg overneemt', href: '/zorgverzekering/vergoedingen/mantelzorg' }],
    },
    {
      kind: 'text',
      id: 'verlof',
      html: `
<h2>Drie soorten verlof</h2>
<table>
<caption>Verlof in de Wet arbeid en zorg</caption>
<thead><tr><th>Wat er is</th><th>Welk verlof</th></tr></thead>
<tbody>
<tr><th>Je moet nu weg, want je vader is gevallen.</th><td><strong>Calamiteitenverlof:</strong> een paar uur, soms een paar dagen. Je loon loopt door.</td></tr>
<tr><th>Iemand is ziek en heeft jouw zorg nodig.</th><td><strong>Kortdurend zorgverlof:</strong> in 12 maanden hooguit 2 keer je uren per week. Je krijgt minstens 70 procent van je loon.</td></tr>
<tr><th>Iemand is levensbedreigend ziek, of heeft langere tijd je hulp nodig.</th><td><strong>Langdurend zorgverlof:</strong> in 12 maanden hooguit 6 keer je uren per week. Onbetaald.</td></tr>
</tbody>
</table>
<p>Werk je 24 uur per week? Dan is dat hooguit 48 uur kortdurend en 144 uur langdurend verlof. Je mag het ook voor een goede vriend of een buurvrouw vragen, als het logisch is dat jij de zorg geeft. Je werkgever mag zorgverlof alleen weigeren als het werk daardoor ernstig in de knel komt.</p>
<p>In je cao kan meer staan. Dat is de collectieve arbeidsovereenkomst, met de afspraken voor jouw deel van de zorg. Zoek daarin op ‘zorgverlof’. Vraag ook wat verlof doet met je pensioen en je <a href="/zorgverzekering/werkgeversbijdrage">werkgeversbijdrage</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'op-je-werk',
      html: `
<h2>Vertel het op je werk</h2>
<p>Een leidinggevende die niets weet, kan niets voor je doen. Vertel voor wie je zorgt, hoeveel uur dat kost en wat er plotseling kan gebeuren. Vraag dan om één of twee dingen die echt schelen:</p>
<ul>
<li>je telefoon bij je houden tijdens je dienst;</li>
<li>een vaste vrije ochtend, zodat je mee kunt naar het ziekenhuis;</li>
<li>geen late dienst met een vroege erachteraan;</li>
<li>een collega die weet wie hij moet bellen als jij weg moet.</li>
</ul>
<p>Werk je minstens een half jaar bij een werkgever met tien mensen of meer? Dan mag je vragen om andere uren of andere werktijden. Dat doe je schriftelijk, twee maanden van tevoren. Zo staat het in de Wet flexibel werken.</p>
<h2>Thuis ben je geen verpleegkundige</h2>
<p>Je weet hoe je een wond verzorgt. Dat wil niet zeggen dat jij het moet doen. Spreek af wat je als dochter, zoon of partner wilt blijven doen, en wat een ander mag overnemen. Wijkverpleging vraag je aan via de huisarts of bij een zorgorganisatie in de buurt. Voor hulp in huis en een rolstoel ga je naar de gemeente.</p>
`,
    },
    {
      kind: 'modal',
      id: 'respijtzorg',
      intro:
        'Een weekend weg, of gewoon een nacht doorslapen? Dan neemt iemand anders de zorg even over. Dat heet respijtzorg.',
      label: 'Lees hoe je vervanging regelt',
      title: 'Iemand die het even overneemt',
      html: `
<ul>
<li><strong>Gemeente.</strong> Vraag bij het Wmo-loket naar respijtzorg. De Wmo is de wet waarmee gemeenten mensen thuis ondersteunen.</li>
<li><strong>Steunpunt mantelzorg.</strong> Veel gemeenten hebben er een. Ze kennen vrijwilligers, dagopvang en logeerhuizen.</li>
<li><strong>Verzekering.</strong> Sommige aanvullende pakketten betalen vervangende mantelzorg. Wat onze voorbeeldpakketten doen, staat bij <a href="/zorgverzekering/vergoedingen/mantelzorg">Mantelzorg</a>.</li>
<li><strong>Mantelzorgmakelaar.</strong> Die neemt het bellen en de formulieren van je over. Vraag je verzekeraar of werkgever of zij dat betalen.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'als-het-te-veel-wordt',
      html: `
<h2>Als het te veel wordt</h2>
<p>Zie je op tegen je werk én tegen thuis? Praat met de huisarts, en zeg erbij dat je mantelzorger bent. De bedrijfsarts kan je werkgever adviseren over je uren. Kom je door minder uren in de knel met geld? Lees dan verder bij <a href="/gezond-werken/geldzorgen">Geldzorgen</a>.</p>
`,
    },
  ],
}
