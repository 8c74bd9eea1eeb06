import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgorganisaties',
  title: 'Zorgorganisaties',
  description:
    'Voor bestuurders, leidinggevenden en personeelszaken: gezond werken in je teams, de zorgverzekering via IZZ en de werkgeversbijdrage in je cao.',
  navigation: { menu: 'service', order: 20, label: 'Voor zorgorganisaties' },
  audience: 'organisations',
  topics: ['Organisaties'],
  answers: ['izz voor werkgevers', 'izz voor zorgorganisaties', 'informatie voor hr zorg'],
  related: ['/gezond-werken/onderzoek', '/zorgverzekering/wie-mag-meedoen', '/over-ons/organisatie'],
  sources: [
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
    { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' },
    { name: 'IZZ, stand van 2024' },
  ],
  publishedDate: '2026-11-11',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Jouw mensen zorgen voor anderen. Wie zorgt er voor hen?',
      lead: 'Ben je bestuurder, leidinggevende of medewerker van personeelszaken? Hier lees je wat je zelf regelt, wat IZZ biedt en waar je medewerkers naar kunt verwijzen.',
      picture: { name: 'samen', alt: 'Drie zorgmedewerkers van één team' },
    },
    {
      kind: 'tile-slider',
      id: 'onderwerpen',
      title: 'Drie onderwerpen voor je organisatie',
      tiles: [
        {
          title: 'Gezond werken in je teams',
          text: 'Wat de Arbowet van je vraagt, hoe je meet wat er speelt en hoe een afspraak ook standhoudt.',
          href: '/zorgorganisaties/gezond-werken',
          picture: { name: 'team', alt: '' },
        },
        {
          title: 'De verzekering, voor personeelszaken',
          text: 'Wie mag meedoen, wat je bij instroom en vertrek vertelt en wat je beter aan de verzekeraar overlaat.',
          href: '/zorgorganisaties/verzekering-voor-hr',
          picture: { name: 'zorgverzekering', alt: '' },
        },
        {
          title: 'De werkgeversbijdrage regelen',
          text: 'Van cao naar loonstrook in zes stappen, met de garantiedata en een rekenvoorbeeld.',
          href: '/zorgorganisaties/werkgeversbijdrage-regelen',
          picture: { name: 'ziekenhuis', alt: '' },
        },
      ],
    },
    {
      kind: 'text',
      id: 'waarom',
      html: `
<h2>Waarom dit op je agenda hoort</h2>
<p>Elk jaar stoppen ongeveer 150.000 mensen met hun werk in de zorg. Van hen gaan er ongeveer 22.000 met pensioen. De anderen vertrekken naar een andere sector of stoppen helemaal met werken. In de VVT (verpleging, verzorging en thuiszorg) dacht in 2024 één op de drie medewerkers aan vertrek.</p>
<p>Je kent je eigen cijfers. Leg ze naast deze. Vraag daarna niet alleen wie er weggaat, maar ook waarom de anderen blijven.</p>
<h2>Wie doet wat in je organisatie?</h2>
<table>
<caption>Een eerste stap per rol</caption>
<thead><tr><th>Je rol</th><th>Wat je deze maand kunt doen</th></tr></thead>
<tbody>
<tr><th>Bestuurder</th><td>Loop één nacht mee. Vraag na afloop wat je had moeten weten.</td></tr>
<tr><th>Teamleider</th><td>Zet in het eerstvolgende overleg één vraag op tafel over <a href="/gezond-werken/werkdruk">werkdruk</a>, en spreek één ding af.</td></tr>
<tr><th>Personeelszaken</th><td>Controleer of de <a href="/zorgorganisaties/werkgeversbijdrage-regelen">werkgeversbijdrage</a> uit je cao in het welkomstpakket staat.</td></tr>
<tr><th>Planner</th><td>Tel hoeveel diensten er na de bekendmaking van het rooster nog veranderen.</td></tr>
<tr><th>Ondernemingsraad</th><td>Vraag de risico-inventarisatie en -evaluatie op, en kijk of werkdruk en agressie erin staan.</td></tr>
<tr><th>Praktijkopleider</th><td>Vraag elke leerling wie zij in het weekend belt. Hoor je een stilte, dan weet je genoeg.</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'vragen-van-medewerkers',
      html: `
<h2>Pagina’s die je kunt doorsturen</h2>
<p>Deze pagina’s zijn geschreven voor je medewerkers, in gewone taal. Je kunt ze ook afdrukken.</p>
<table>
<caption>Vragen van medewerkers en de pagina met het antwoord</caption>
<thead><tr><th>Vraag</th><th>Pagina</th></tr></thead>
<tbody>
<tr><th>Mag ik meedoen aan de verzekering?</th><td><a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a></td></tr>
<tr><th>Wat verandert er als ik wegga of met pensioen ga?</th><td><a href="/zorgverzekering/je-situatie-verandert">Je situatie verandert</a></td></tr>
<tr><th>Wat betaal ik zelf aan zorg?</th><td><a href="/zorgverzekering/eigen-risico">Eigen risico</a></td></tr>
<tr><th>Hoe bereid ik me voor op een reeks nachten?</th><td><a href="/gezond-werken/nachtdiensten">Nachtdiensten</a></td></tr>
<tr><th>Wat doe ik na een klap of bedreiging?</th><td><a href="/gezond-werken/agressie">Agressie</a></td></tr>
<tr><th>Ik zorg thuis ook voor iemand. Wat kan ik regelen?</th><td><a href="/gezond-werken/mantelzorg-naast-werk">Mantelzorg naast werk</a></td></tr>
<tr><th>Ik kom niet rond. Wie helpt?</th><td><a href="/gezond-werken/geldzorgen">Geldzorgen</a></td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'call-to-action',
      id: 'je-vraag',
      title: 'Een vraag namens je organisatie?',
      text: 'Op de contactpagina van deze demonstratie zie je wie welke vraag beantwoordt.',
      button: { label: 'Ga naar Contact', href: '/contact' },
    },
  ],
}
