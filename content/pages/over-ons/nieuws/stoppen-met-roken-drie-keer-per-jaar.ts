import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/stoppen-met-roken-drie-keer-per-jaar',
  title: 'Nieuw in 2026: drie keer per jaar hulp bij stoppen met roken',
  description:
    'Lukte stoppen niet in één keer? Vanaf 2026 vergoedt de basisverzekering tot drie stopprogramma’s per jaar. Zo begin je tussen je diensten door.',
  type: 'news',
  topics: ['Verzekering', 'Gezond werken'],
  answers: ['veranderingen 2026 basisverzekering', 'stoppen met roken 2026'],
  related: [
    '/zorgverzekering/vergoedingen/stoppen-met-roken',
    '/over-ons/nieuws/meekijkconsult-zonder-eigen-risico',
    '/gezond-werken/nachtdiensten',
  ],
  sources: [{ name: 'Independer: veranderingen in de basisverzekering van 2026' }, { name: 'Pricewise' }],
  publishedDate: '2026-01-06',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Drie keer per jaar hulp bij stoppen met roken',
      lead: 'Weinig mensen stoppen in één keer. De basisverzekering houdt daar vanaf 2026 rekening mee en vergoedt tot drie programma’s per jaar.',
      picture: { name: 'medicijnen', alt: 'Een potje en een strip met medicijnen' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>Een programma is begeleiding bij het stoppen: gesprekken met een coach, alleen of in een groep. Als het nodig is, horen er pleisters of medicijnen bij. Tot en met 2025 was dat één keer per jaar verzekerd. Ging het in maart mis, dan was je pas in januari weer aan de beurt.</p>
<h2>Wat er nu anders is</h2>
<p>Val je terug na een reeks zware nachten? Dan kun je in 2026 hetzelfde jaar opnieuw beginnen, tot een totaal van drie. Je hoeft er geen aanvullend pakket voor te hebben. Je eigen risico telt meestal niet mee. In het ziekenhuis of zonder contract soms wel. Vraag dat vooraf aan je verzekeraar.</p>
<h2>Beginnen met een onregelmatig rooster</h2>
<ul>
<li><strong>Kies een week zonder nachten.</strong> Moe zijn en stoppen gaan slecht samen.</li>
<li><strong>Houd de pauze, laat de sigaret.</strong> Loop buiten hetzelfde rondje met een collega die niet rookt.</li>
<li><strong>Zeg het hardop in je team.</strong> Dan biedt niemand je er nog een aan, en begrijpen ze waarom je kortaf bent.</li>
<li><strong>Plan je afspraken met de coach als diensten.</strong> Veel gesprekken kunnen online of aan de telefoon.</li>
</ul>
<p>Alles over de vergoeding lees je bij <a href="/zorgverzekering/vergoedingen/stoppen-met-roken">Stoppen met roken</a>.</p>
<h2>Wat er in 2026 nog meer verandert</h2>
<p>Kijkt een specialist mee met je huisarts, dan betaal je daarvoor geen eigen risico meer. Dat geldt ook voor een verkennend gesprek in de geestelijke gezondheidszorg (ggz). En oefentherapie bij axiale spondyloartritis, een ontsteking van de wervelkolom, zit vanaf nu blijvend in de basisverzekering.</p>
`,
    },
  ],
}
