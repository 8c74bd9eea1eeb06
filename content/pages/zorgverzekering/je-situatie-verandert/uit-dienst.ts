import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/je-situatie-verandert/uit-dienst',
  title: 'Uit dienst',
  description:
    'Een andere baan, ontslag of weg uit de zorg? Zie tot welke datum je voordeel via IZZ loopt en wat er met de werkgeversbijdrage gebeurt.',
  topics: ['Werk'],
  answers: [
    'uit dienst zorgverzekering',
    'nieuwe baan zorgverzekering izz',
    'ik ga weg uit de zorg zorgverzekering',
    'ontslag zorgverzekering collectief',
  ],
  related: [
    '/zorgverzekering/wie-mag-meedoen',
    '/zorgverzekering/werkgeversbijdrage',
    '/ledenvoordeel/vacaturebank',
  ],
  sources: [{ name: 'VGZ' }, { name: 'IZZ' }],
  publishedDate: '2026-03-02',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Je gaat uit dienst: zo lang houd je je voordeel',
      lead: 'Je zorgverzekering zit niet vast aan je baan. Je blijft gewoon verzekerd. Het voordeel via IZZ loopt ook nog een tijd door.',
    },
    {
      kind: 'text',
      id: 'waar-ga-je-heen',
      html: `
<h2>Waar ga je naartoe?</h2>
<h3>Naar een andere werkgever in de zorg</h3>
<p>Valt je nieuwe werkgever onder de regeling? Dan verandert er aan je deelname niets. Kijk dat na bij <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>. Je <a href="/zorgverzekering/werkgeversbijdrage">werkgeversbijdrage</a> kan wel anders worden. Ga je van een ziekenhuis naar de thuiszorg, dan krijg je ook een andere cao (collectieve arbeidsovereenkomst). Vraag voor je tekent of een garantie meegaat.</p>
<h3>Voor jezelf beginnen in de zorg</h3>
<p>Als zzp’er (zelfstandige zonder personeel) in de zorg mag je blijven meedoen. Een werkgeversbijdrage krijg je dan niet meer.</p>
<h3>Met wachtgeld</h3>
<p>Wachtgeld is een uitkering die je na ontslag van je werkgever krijgt. Je blijft deelnemer. De bijdrage van je werkgever stopt.</p>
<h3>Weg uit de zorg</h3>
<p>Je houdt de voordelen tot het einde van het kalenderjaar. Daarna houd je ze nog twee hele kalenderjaren.</p>
<table>
<caption>Tot wanneer je voordeel loopt als je de zorg verlaat</caption>
<thead><tr><th>Je gaat weg op</th><th>Je voordeel loopt tot en met</th></tr></thead>
<tbody>
<tr><th>1 maart 2024 (voorbeeld van VGZ)</th><td>31 december 2026</td></tr>
<tr><th>15 oktober 2025</th><td>31 december 2027</td></tr>
<tr><th>1 september 2026</th><td>31 december 2028</td></tr>
</tbody>
</table>
<p>Wie vroeg in het jaar vertrekt, houdt het voordeel dus bijna drie jaar. Ben je verzekerd bij CZ? Vraag daar of ze precies zo tellen.</p>
<h2>Na die tijd</h2>
<p>Je basisverzekering loopt dan door bij CZ of VGZ. De korting op je pakket vervalt. Vergelijk daarom in het laatste najaar opnieuw. Ben je lid van PGGM&amp;CO? Dan kun je ook daarna blijven meedoen. Ga je binnen die jaren weer in de zorg werken? Meld het, dan blijf je gewoon deelnemer.</p>
<h2>Dit regel je in de laatste maand</h2>
<ol>
<li>Vraag personeelszaken tot welke maand je de bijdrage krijgt.</li>
<li>Meld CZ of VGZ je laatste werkdag en je nieuwe werk.</li>
<li>Krijg je zorgtoeslag? Geef je nieuwe inkomen door aan Dienst Toeslagen.</li>
<li>Pas je werk aan in <a href="/mijn-account">je account</a> op deze site.</li>
</ol>
`,
    },
    {
      kind: 'call-to-action',
      id: 'vacatures',
      title: 'Weg bij je werkgever, maar niet uit de zorg?',
      text: 'In de vacaturebank staat werk bij andere organisaties in zorg en welzijn. Misschien past een andere plek beter bij je.',
      button: { label: 'Bekijk de vacaturebank', href: '/ledenvoordeel/vacaturebank' },
    },
  ],
}
