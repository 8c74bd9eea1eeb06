import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/nachtdiensten',
  title: 'Nachtdiensten',
  description:
    'Praktische afspraken rond je nachtdienst. Lees wat je thuis regelt, wat je met je team afspreekt en hoe je veilig thuiskomt.',
  navigation: { menu: 'main', order: 10 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Nachtdiensten: wat je vooraf kunt regelen',
      lead: 'Om drie uur ’s nachts bedenk je geen plan meer. Maak je afspraken daarom overdag: thuis en met je team.',
    },
    {
      kind: 'text',
      id: 'thuis',
      html: `
<h2>Thuis, voor je eerste nacht</h2>
<ul>
<li>Zet je slaap in de agenda van iedereen in huis. Dan plant niemand er iets overheen.</li>
<li>Spreek af wie de deur opendoet, de kinderen ophaalt en de telefoon aanneemt.</li>
<li>Maak je slaapkamer donker en stil voordat je naar je werk gaat.</li>
<li>Kook vooraf, zodat je ’s nachts niet van de automaat hoeft te eten.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'tijdens-de-dienst',
      html: `
<h2>Tijdens je dienst</h2>
<ul>
<li>Verdeel de pauzes aan het begin van de nacht. Neem elkaars bel over.</li>
<li>Zeg het hardop als je moe bent. Zo kan een collega meekijken bij een lastige taak.</li>
<li>Heb je even rust? Loop een rondje of ga bij een raam staan.</li>
<li>Schrijf op wat je niet wilt vergeten. Dan hoef je het niet te onthouden tot de overdracht.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'na-je-laatste-nacht',
      html: `
<h2>Na je laatste nacht</h2>
<p>Bedenk voor je dienst al hoe je thuiskomt. Ben je te moe om te rijden? Ga dan niet achter het stuur. Vraag een lift, neem de bus of laat je ophalen. Houd de dag erna leeg, als dat kan.</p>
<h3>Blijf je slecht slapen?</h3>
<p>Loop er niet te lang mee rond. Vertel het je huisarts of de bedrijfsarts. Wat je hier leest, is geen medisch advies.</p>
`,
    },
    {
      kind: 'text',
      id: 'met-je-team',
      html: `
<h2>Vragen voor je teamoverleg</h2>
<ol>
<li>Hoeveel nachten achter elkaar vinden wij te doen?</li>
<li>Hoe lang van tevoren willen we ons rooster weten?</li>
<li>Hoe regelen we het als iemand wil ruilen?</li>
<li>Waar kun je ’s nachts rustig zitten en eten?</li>
<li>Wie bel je als het te druk wordt?</li>
</ol>
<p>Kijk ook wat er over nachtwerk in je cao staat. Dat is de collectieve arbeidsovereenkomst, met de afspraken over je werk. Meer onderwerpen voor een overleg vind je bij <a href="/gezond-werken">Gezond werken</a>.</p>
`,
    },
  ],
}
