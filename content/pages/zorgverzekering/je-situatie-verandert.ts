import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert',
  title: 'Je situatie verandert',
  description:
    'Nieuwe baan, pensioen, scheiding of een kind van 18: zie in één tabel of je verzekerd blijft via IZZ en wat er met de bijdrage gebeurt.',
  navigation: { menu: 'main', order: 140, group: 'Veranderen' },
  topics: ['Werk', 'Gezin'],
  answers: [
    'zorgverzekering wijziging doorgeven',
    'mag ik bij izz blijven',
    'zorgverzekering bij verandering werk of gezin',
    'wachtgeld zorgverzekering',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgverzekering/gezin',
    '/zorgverzekering/wie-mag-meedoen',
  ],
  sources: [{ name: 'IZZ' }, { name: 'VGZ' }],
  publishedDate: '2026-03-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Er verandert iets in je leven. En je verzekering?',
      lead: 'Je basisverzekering stopt niet omdat je baan of je relatie stopt. Wat wel kan veranderen: je voordeel via IZZ en de bijdrage van je werkgever.',
    },
    {
      kind: 'overview',
      id: 'situaties',
      title: 'Kies wat er bij jou speelt',
      below: '/zorgverzekering/je-situatie-verandert',
      order: 'alphabet',
      atOnce: 6,
    },
    {
      kind: 'text',
      id: 'overzicht',
      html: `
<h2>Alles in één tabel</h2>
<table>
<caption>Wat er gebeurt met je deelname via IZZ</caption>
<thead><tr><th>Wat er verandert</th><th>Mag je blijven meedoen?</th><th>Bijdrage van je werkgever</th></tr></thead>
<tbody>
<tr><th>Andere baan in de zorg</th><td>Ja, als je nieuwe werkgever onder de regeling valt</td><td>Hangt af van je nieuwe cao</td></tr>
<tr><th>Je verlaat de zorg</th><td>De rest van het jaar, en daarna nog twee kalenderjaren</td><td>Stopt</td></tr>
<tr><th>Wachtgeld, een uitkering na ontslag</th><td>Ja</td><td>Stopt</td></tr>
<tr><th>Arbeidsongeschikt</th><td>Ja</td><td>Stopt</td></tr>
<tr><th>Pensioen</th><td>Ja</td><td>Stopt</td></tr>
<tr><th>Scheiding van wie in de zorg werkt</th><td>De rest van het jaar, en daarna nog twee kalenderjaren</td><td>Geldt niet voor jou</td></tr>
<tr><th>Overlijden van wie in de zorg werkte</th><td>Ja, als je al meeverzekerd was</td><td>Stopt</td></tr>
<tr><th>Je kind wordt 18</th><td>Je kind kiest een eigen verzekering</td><td>Jouw bijdrage verandert niet</td></tr>
</tbody>
</table>
<p>Een cao is een collectieve arbeidsovereenkomst: daarin staan de afspraken over je werk. In de cao lees je of er een <a href="/zorgverzekering/werkgeversbijdrage">werkgeversbijdrage</a> is.</p>
<h2>Aan wie geef je het door?</h2>
<ul>
<li><strong>Je verzekeraar, CZ of VGZ.</strong> Bij alles wat je werk, je gezin of je rekeningnummer raakt. Doe het binnen een maand.</li>
<li><strong>Personeelszaken.</strong> Als je een bijdrage krijgt en die verandert of stopt.</li>
<li><strong>Dienst Toeslagen.</strong> Als je zorgtoeslag krijgt en je inkomen of je gezin verandert.</li>
<li><strong>De gemeente.</strong> Bij verhuizing, geboorte en overlijden. Je verzekeraar krijgt je nieuwe adres meestal vanzelf door.</li>
</ul>
<p>Verhuis je naar het buitenland? Daarvoor gelden andere regels. Bel je verzekeraar voordat je vertrekt.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'gegevens',
      title: 'Een baby gekregen?',
      text: 'Meld je kind binnen vier maanden aan bij je verzekeraar. Dan is het verzekerd vanaf de geboorte.',
      button: { label: 'Lees hoe je je gezin verzekert', href: '/zorgverzekering/gezin' },
      forMembers: {
        title: 'Kloppen je gegevens bij ons nog?',
        text: 'Een andere baan, een andere verzekeraar of een nieuw adres voor je mail: pas het zelf aan.',
        button: { label: 'Bekijk mijn gegevens', href: '/mijn-account' },
      },
    },
  ],
}
