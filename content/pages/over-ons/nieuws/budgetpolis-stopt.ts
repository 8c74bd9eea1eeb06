import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/budgetpolis-stopt',
  title: 'De budgetpolis stopt op 1 januari 2026',
  description:
    'De goedkope polis met minder ziekenhuizen verdwijnt. Lees wat je doet als je er een had, en hoe je voorkomt dat je ongemerkt meer betaalt.',
  type: 'news',
  topics: ['Verzekering'],
  answers: ['budgetpolis stopt', 'budgetpolis 2026', 'mijn budgetpolis verdwijnt'],
  related: [
    '/zorgverzekering/basisverzekering',
    '/zorgverzekering/zorgverlener-zoeken',
    '/zorgverzekering/vrijwillig-eigen-risico',
  ],
  sources: [{ name: 'Skipr, over de budgetpolis', date: '2025-11-25' }, { name: 'Hart van Nederland' }],
  publishedDate: '2025-11-27',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De budgetpolis stopt op 1 januari 2026',
      lead: 'Met een budgetpolis betaalde je minder premie, maar kon je voor geplande zorg maar bij een paar ziekenhuizen terecht. Die polis verdwijnt.',
      picture: { name: 'geldzorgen', alt: 'Iemand met rekeningen en een paar munten op tafel' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>Dat schreef het vakblad Skipr op 25 november 2025. De polis was goedkoper, en dus aantrekkelijk voor wie weinig zorg gebruikt, zoals jonge collega’s met een eerste baan. Over blijven vooral de naturapolis en de combinatiepolis.</p>
<h2>Had je een budgetpolis?</h2>
<ol>
<li><strong>Lees de brief van je verzekeraar.</strong> Daarin staat in welke polis je terechtkomt als je niets doet, en wat die in 2026 kost.</li>
<li><strong>Vergelijk voor 31 december 2025.</strong> Bevalt het voorstel niet, dan kun je net als ieder ander overstappen.</li>
<li><strong>Zoek je ziekenhuis op.</strong> Met een naturapolis kun je meestal naar meer ziekenhuizen dan je gewend was. Kijk toch even of er een contract is, bij <a href="/zorgverzekering/zorgverlener-zoeken">Zorgverlener zoeken</a>.</li>
</ol>
<h2>Op een andere manier minder premie</h2>
<p>Je kunt je premie ook verlagen met een vrijwillig eigen risico. In 2026 is dat hooguit {{vrijwillig-eigen-risico-hoogste-2026}}, boven op het verplichte deel van {{eigen-risico-2026}}. Doe dat alleen als je dat bedrag kunt missen. De som staat bij <a href="/zorgverzekering/vrijwillig-eigen-risico">Vrijwillig eigen risico</a>.</p>
<h2>Het eigen risico zelf gaat niet omlaag</h2>
<p>Ook ander nieuws van deze maand gaat over kosten. Het plan om het verplichte eigen risico in 2027 te verlagen naar € 165 is in november 2025 van tafel gegaan. In 2026 blijft het {{eigen-risico-2026}}, net als in alle jaren sinds 2016. Wat er voor 2027 komt, is nog niet besloten.</p>
`,
    },
  ],
}
