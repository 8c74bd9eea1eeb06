import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/vergoedingen/alternatieve-zorg',
  title: 'Alternatieve zorg',
  description:
    'Acupunctuur, osteopathie of homeopathie: niet in de basis, soms wel in een pakket. Zo controleer je je therapeut voordat je gaat.',
  type: 'treatment',
  topics: ['Hoofd en gewoonten'],
  answers: [
    'acupunctuur vergoeding',
    'osteopaat vergoed',
    'homeopathie',
    'alternatieve geneeswijzen',
    'chiropractor vergoeding',
  ],
  related: [
    '/zorgverzekering/aanvullende-pakketten',
    '/zorgverzekering/vergoedingen/fysiotherapie',
    '/zorgverzekering/nota-indienen',
  ],
  sources: [{ name: 'CZ: alternatieve zorg en de basisverzekering' }],
  publishedDate: '2025-11-25',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Alternatieve zorg: controleer eerst je therapeut',
      lead: 'Alternatieve zorg zit niet in de basisverzekering, dus je eigen risico telt niet mee. Een pakket geeft soms een bedrag per jaar, als je therapeut op de goede lijst staat.',
    },
    {
      kind: 'text',
      id: 'bedrag',
      html: `
<h2>Het bedrag per jaar</h2>
<table>
<caption>Alternatieve zorg in {{jaar dekking start alternatieve-zorg}} (de pakketten zijn voorbeelden)</caption>
<thead><tr><th>Pakket</th><th>Alternatieve zorg</th></tr></thead>
<tbody>
<tr><th>Start</th><td>{{dekking start alternatieve-zorg}}</td></tr>
<tr><th>Plus</th><td>{{dekking plus alternatieve-zorg}}</td></tr>
<tr><th>Compleet</th><td>{{dekking compleet alternatieve-zorg}}</td></tr>
</tbody>
</table>
<p>Naast het jaarbedrag geldt vaak een maximum per dag. Kost een consult meer, dan betaal je het verschil. Homeopathische middelen gaan bij veel verzekeraars van hetzelfde bedrag af.</p>
`,
    },
    {
      kind: 'text',
      id: 'controle',
      html: `
<h2>Wat er meestal onder valt, en wat niet</h2>
<table>
<caption>Hoe verzekeraars alternatieve zorg vaak indelen</caption>
<thead><tr><th>Vaak wel</th><th>Vaak niet</th></tr></thead>
<tbody>
<tr><td>Acupunctuur</td><td>Massage om te ontspannen</td></tr>
<tr><td>Osteopathie en chiropractie</td><td>Yoga, meditatie en fitness</td></tr>
<tr><td>Homeopathie en natuurgeneeskunde</td><td>Laser of hypnose om te stoppen met roken</td></tr>
<tr><td>Antroposofische geneeskunde</td><td>Cursussen, opleidingen en reiskosten</td></tr>
</tbody>
</table>
<h2>In vijf minuten zekerheid</h2>
<ol>
<li>Vraag bij welke beroepsvereniging je therapeut is aangesloten.</li>
<li>Zoek die vereniging op in de lijst van je verzekeraar. Staat ze er niet op, dan krijg je niets terug.</li>
<li>Vraag wat er op de nota komt te staan. De naam van de behandeling moet kloppen met je polis.</li>
<li>Betaal, bewaar de nota en dien hem zelf in. Therapeuten declareren zelden rechtstreeks.</li>
</ol>
`,
    },
    {
      kind: 'text',
      id: 'naast-gewone-zorg',
      html: `
<h2>Naast de gewone zorg, niet in plaats daarvan</h2>
<p>Wij vergelijken vergoedingen en zeggen niets over de werking. Voor veel alternatieve behandelingen is die niet bewezen. Daarom zitten ze niet in de basisverzekering.</p>
<p>Heb je een klacht die niet overgaat? Laat er dan ook een arts naar kijken. Gebruik je medicijnen, vertel je apotheek dan welke kruiden of druppels je erbij neemt. Als je in de zorg werkt, weet je hoe vaak juist dat wordt vergeten.</p>
<h3>Rugpijn na een zware week</h3>
<p>Twijfel je tussen een osteopaat en een fysiotherapeut? Bij een pakket zijn dat twee aparte potjes. In {{jaar dekking plus fysiotherapie}} geeft Plus voor fysiotherapie {{dekking plus fysiotherapie}} en voor alternatieve zorg {{dekking plus alternatieve-zorg}}. Lees ook wat er geldt bij <a href="/zorgverzekering/vergoedingen/fysiotherapie">fysiotherapie</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'pakket-kiezen',
      title: 'Loont een pakket voor jou?',
      text: 'Tel je consulten van dit jaar op en leg dat bedrag naast de premie van twaalf maanden.',
      button: { label: 'Bekijk de pakketten', href: '/zorgverzekering/aanvullende-pakketten' },
    },
    { kind: 'cover-search', id: 'vergoeding', title: 'Krijg je dit vergoed?' },
  ],
}
