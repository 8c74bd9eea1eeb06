import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/een-op-de-vijf-jongeren-gebruikt-psychische-zorg',
  title: 'Eén op de vijf jonge zorgmedewerkers gebruikt psychische zorg',
  description:
    'Op de Dag van de Verpleging staan we stil bij collega’s onder de 25. Wat zegt het cijfer van IZZ, en wat kun jij vandaag doen als collega?',
  type: 'news',
  topics: ['Gezond werken'],
  answers: ['jongeren in de zorg psychische klachten', 'dag van de verpleging 2026'],
  related: [
    '/gezond-werken/jong-in-de-zorg',
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/ervaringsverhalen/merel-leerling',
    '/over-ons/nieuws/een-op-de-drie-in-de-vvt-denkt-aan-vertrek',
  ],
  sources: [{ name: 'Stichting IZZ, cijfers in Skipr' }],
  publishedDate: '2026-05-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Taart is lief. Vraag er vandaag iets bij',
      lead: 'Het is 12 mei, de Dag van de Verpleging. Op veel afdelingen staat taart. Eén op de vijf zorgmedewerkers onder de 25 gebruikt psychische zorg.',
      picture: {
        name: 'leerling',
        alt: 'Een leerling met een rugzak en een schrift, naast haar een afstudeerhoed',
      },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>Dat cijfer komt van Stichting IZZ en stond in het vakblad Skipr. Ook het gebruik door alle leeftijden samen groeide: met 53 procent sinds 2018.</p>
<h2>Wat het cijfer wel en niet zegt</h2>
<p>Het gaat over mensen die hulp kregen. Dat is niet hetzelfde als mensen met klachten. Misschien gaat het slechter met jonge collega’s. Misschien zoeken ze ook eerder hulp dan hun ouders deden, en dat zou goed nieuws zijn. Het cijfer kan die twee niet uit elkaar houden.</p>
<p>Zeker is wel dit: in een team met tien jonge mensen zijn er gemiddeld twee die hulp krijgen. Meestal weet niemand wie.</p>
<h2>Drie dingen die je vandaag kunt doen</h2>
<ol>
<li><strong>Vraag door na ‘goed’.</strong> Niet: gaat het? Wel: wat was deze week het zwaarste moment?</li>
<li><strong>Vertel over je eigen eerste jaar.</strong> Over de fout die je maakte, of de keer dat je huilde in de auto. Een leerling denkt vaak dat alleen zij dat heeft.</li>
<li><strong>Loop een kwartier mee.</strong> Naast iemand werken helpt meer dan achteraf vragen hoe het ging.</li>
</ol>
<h2>Ben jij zelf jong en loop je vast?</h2>
<p>Zeg het tegen je werkbegeleider of je huisarts. Je hoeft niet te wachten tot het echt misgaat. Bij <a href="/gezond-werken/jong-in-de-zorg">Jong in de zorg</a> staan zinnen waarmee je kunt beginnen. Denk je aan zelfdoding? Bel <a href="tel:113">113</a> of gratis <a href="tel:08000113">0800-0113</a>, dag en nacht.</p>
`,
    },
  ],
}
