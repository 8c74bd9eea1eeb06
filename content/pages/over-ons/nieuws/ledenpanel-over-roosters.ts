import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/ledenpanel-over-roosters',
  title: 'Ledenpanel: liever een zeker rooster dan een mooi rooster',
  description:
    'Wat willen leden als het om hun rooster gaat? Vooral weten waar ze aan toe zijn. Zo kan een uitkomst van het ledenpanel eruitzien.',
  type: 'news',
  topics: ['Leden', 'Gezond werken'],
  answers: ['uitkomst ledenpanel', 'ledenpanel roosters', 'rooster op tijd bekend'],
  related: [
    '/ledenvoordeel/ledenpanel',
    '/gezond-werken/werkdruk',
    '/over-ons/nieuws/een-op-de-vijf-jongeren-gebruikt-psychische-zorg',
  ],
  sources: [{ name: 'Voorbeeldcijfers van deze demonstratie' }, { name: 'Arbeidstijdenwet' }],
  publishedDate: '2026-09-10',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Liever een zeker rooster dan een mooi rooster',
      lead: 'We vroegen het ledenpanel wat een rooster goed maakt. Dit is een voorbeeld: de cijfers en citaten zijn bedacht, om te laten zien hoe we een uitkomst delen.',
      picture: {
        name: 'werkdruk',
        alt: 'Een zorgmedewerker met een klok, een lijst en een rinkelende telefoon boven haar hoofd',
      },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>In deze voorbeeldronde vulden 412 leden tien vragen in. Ze kozen onder meer de twee dingen die voor hen het zwaarst wegen.</p>
<table>
<caption>Wat weegt het zwaarst in je rooster? Voorbeeldcijfers, twee antwoorden per persoon</caption>
<thead><tr><th>Antwoord</th><th>Deel van de 412 leden</th></tr></thead>
<tbody>
<tr><th>Het verandert niet meer als het bekend is</th><td>61 procent</td></tr>
<tr><th>Ik ken het lang van tevoren</th><td>48 procent</td></tr>
<tr><th>Vrije dagen die aan elkaar vastzitten</th><td>39 procent</td></tr>
<tr><th>Ik mag zelf mee plannen</th><td>31 procent</td></tr>
<tr><th>Minder nachten of weekenden</th><td>21 procent</td></tr>
</tbody>
</table>
<p>Minder nachten staat dus onderaan. Dat hadden we niet verwacht. ‘Ik vind nachten prima’, schreef een verpleegkundige van een spoedeisende hulp. ‘Maar niet als ze me er dinsdag over appen.’</p>
<h2>Wat de wet zegt</h2>
<p>Volgens de Arbeidstijdenwet hoort je werkgever je rooster minstens 28 dagen vooraf bekend te maken. In een cao (collectieve arbeidsovereenkomst) kan een andere termijn staan. Zoek dus in je cao op ‘rooster’ of ‘werktijden’.</p>
<h2>Wat je ermee kunt</h2>
<ul>
<li><strong>Als team:</strong> vraag een ruil na de bekendmaking alleen nog in de groepsapp. Niemand wordt apart gebeld.</li>
<li><strong>Als planner:</strong> tel een maand lang hoeveel diensten er na de bekendmaking veranderen, en waardoor. Vaak is het steeds hetzelfde gat.</li>
<li><strong>Als leidinggevende:</strong> vraag wie graag inspringt. In elk team zijn er mensen die extra diensten wél willen.</li>
</ul>
<h2>Waar je op let bij zulke cijfers</h2>
<p>Wie zich opgeeft voor een panel, heeft vaak een mening klaar. Zo’n uitkomst geldt dus niet voor alle mensen in de zorg. Wil je zelf meedoen? Lees dan hoe het <a href="/ledenvoordeel/ledenpanel">ledenpanel</a> werkt.</p>
`,
    },
  ],
}
