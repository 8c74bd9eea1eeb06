import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/gezin',
  title: 'Je gezin meeverzekeren',
  description:
    'Je partner en kinderen mogen meedoen aan de zorgverzekering via IZZ. Lees wat dat kost, hoe je een baby aanmeldt en wat er op 18 jaar verandert.',
  navigation: { menu: 'main', order: 110, label: 'Gezin', group: 'Kiezen' },
  topics: ['Gezin', 'Kosten'],
  answers: [
    'gezin meeverzekeren',
    'baby aanmelden zorgverzekering',
    'kinderen gratis verzekerd',
    'partner meeverzekeren izz',
  ],
  related: [
    '/zorgverzekering/je-situatie-verandert/kind-18',
    '/zorgverzekering/vergoedingen/kraamzorg',
    '/zorgverzekering/vergoedingen/orthodontie',
    '/zorgverzekering/je-situatie-verandert/scheiding',
  ],
  sources: [{ name: 'VGZ' }, { name: 'Zorgverzekeringswet' }],
  publishedDate: '2026-04-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Je partner en kinderen op de polis',
      lead: 'Werk jij in de zorg, dan mag je gezin met je meedoen. Kinderen tot 18 jaar betalen geen premie en hebben geen eigen risico.',
      picture: { name: 'kraamzorg', alt: 'Een kraamverzorgende houdt een slapende baby vast' },
      buttons: [{ label: 'Bereken de premie van je gezin', href: '/zorgverzekering/premie-berekenen' }],
    },
    {
      kind: 'text',
      id: 'wie-betaalt-wat',
      html: `
<h2>Wie betaalt wat?</h2>
<table>
<caption>Kosten per gezinslid in {{jaar eigen-risico}}</caption>
<thead><tr><th>Gezinslid</th><th>Premie basisverzekering</th><th>Eigen risico in 2026</th></tr></thead>
<tbody>
<tr><th>Jij</th><td>Ja</td><td>Hooguit {{eigen-risico}}</td></tr>
<tr><th>Je partner</th><td>Ja, zelf of via jouw polis</td><td>Hooguit {{eigen-risico}}</td></tr>
<tr><th>Kind tot 18 jaar</th><td>Nee</td><td>Geen</td></tr>
<tr><th>Kind vanaf 18 jaar</th><td>Ja</td><td>Hooguit {{eigen-risico}}</td></tr>
</tbody>
</table>
<h3>Een voorbeeld</h3>
<p>Ilse is wijkverpleegkundige. Haar man Tom is leraar. Ze hebben kinderen van 7, 15 en 19 jaar. Drie van hen zijn volwassen: Ilse, Tom en de oudste. Neem de gemiddelde basispremie van ongeveer {{gemiddelde-basispremie-2026}} per maand in 2026. Dan betaalt dit gezin in 2026 ongeveer {{gemiddelde-basispremie 2026 + gemiddelde-basispremie 2026 + gemiddelde-basispremie 2026}} per maand. Heeft iedereen veel zorg nodig? Dan komt er in 2026 hooguit {{eigen-risico 2026 + eigen-risico 2026 + eigen-risico 2026}} eigen risico bij: drie keer {{eigen-risico-2026}}.</p>
<p>Je partner hoeft niet hetzelfde te kiezen als jij. Een ander pakket mag, en een andere verzekeraar ook. Het voordeel van de regeling krijgt je partner alleen bij CZ of VGZ, via jouw werk.</p>
<h2>Een baby op komst</h2>
<ol>
<li><strong>Voor de bevalling.</strong> Kijk wat je pakket doet met de eigen bijdrage voor <a href="/zorgverzekering/vergoedingen/kraamzorg">kraamzorg</a>.</li>
<li><strong>Na de geboorte.</strong> Geef je kind aan bij de gemeente. Dan krijgt het een burgerservicenummer.</li>
<li><strong>Binnen vier maanden.</strong> Meld je kind aan bij je verzekeraar. Dan is het verzekerd vanaf de dag van de geboorte.</li>
</ol>
<p>Wacht niet tot de laatste week. Zonder aanmelding kan een rekening van het ziekenhuis voor jou zijn.</p>
<h2>Wat een kind aan zorg krijgt</h2>
<p>Je kind heeft dezelfde basisverzekering als jij, met een paar extra’s. De gewone tandarts zit erin tot 18 jaar. Fysiotherapie zit er voor kinderen voor een deel in. Een beugel en een bril zitten er meestal niet in. Vraag of je kind gratis meedoet met je aanvullende pakket. Heeft je partner een ander pakket? Vraag dan ook welk van de twee voor je kind geldt.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen over gezinnen',
      items: [
        {
          id: 'samenwonen',
          question: 'Moeten we getrouwd zijn?',
          html: '<p>Vaak is samenwonen op hetzelfde adres genoeg. Wie precies als gezin telt, staat in de voorwaarden van CZ en VGZ. Vraag het na voordat je iemand aanmeldt.</p>',
        },
        {
          id: 'twee-huizen',
          question: 'Onze kinderen wonen in twee huizen. Op wiens polis staan ze?',
          html: '<p>Op één polis: die van jou of die van de andere ouder. Spreek af wie het regelt. Zo voorkom je dat een kind dubbel verzekerd is, of juist niet. Lees ook wat er bij een <a href="/zorgverzekering/je-situatie-verandert/scheiding">scheiding</a> verandert.</p>',
        },
        {
          id: 'partner-umc',
          question: 'Mijn partner werkt in een umc. Kan die via mij meedoen?',
          html: '<p>Een universitair medisch centrum (umc) valt buiten de regeling. Maar je gezin mag meedoen via jouw werk. Daarbij maakt het niet uit waar je partner werkt.</p>',
        },
        {
          id: 'kind-studeert',
          question: 'Onze zoon van 19 leert voor verpleegkundige. Kan hij zelf meedoen?',
          html: '<p>Ja. Wie voor een beroep in de zorg leert, mag zelf meedoen. Hij heeft jouw polis daarvoor niet nodig. Misschien heeft hij recht op <a href="/zorgverzekering/zorgtoeslag">zorgtoeslag</a>.</p>',
        },
      ],
    },
  ],
}
