import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/meekijkconsult-zonder-eigen-risico',
  title: 'Specialist kijkt mee: geen eigen risico meer',
  description:
    'Vanaf 2026 betaal je geen eigen risico als een specialist meekijkt met je huisarts, en ook niet voor een verkennend gesprek in de ggz.',
  type: 'news',
  topics: ['Verzekering'],
  answers: ['meekijkconsult eigen risico', 'meedenkadvies specialist', 'verkennend gesprek eigen risico'],
  related: [
    '/zorgverzekering/vergoedingen/huisarts',
    '/zorgverzekering/vergoedingen/psycholoog',
    '/over-ons/nieuws/stoppen-met-roken-drie-keer-per-jaar',
  ],
  sources: [{ name: 'Independer: veranderingen in de basisverzekering van 2026' }, { name: 'Pricewise' }],
  publishedDate: '2026-01-22',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De specialist kijkt mee, en jij krijgt geen rekening',
      lead: 'Je huisarts overlegt met een specialist over jouw klacht. Tot 2026 kon dat je eigen risico kosten. Nu niet meer.',
      picture: { name: 'ziekenhuis', alt: 'Een ziekenhuis met twee planten voor de deur' },
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<h2>Wat is een meekijkconsult?</h2>
<p>Je blijft bij je eigen huisarts. Die vraagt een specialist om mee te kijken, bijvoorbeeld naar een foto van je huid of naar de uitslag van een onderzoek. Soms gaat het alleen om raad. Dat heet een meedenkadvies. Vaak hoef je daarna niet meer naar het ziekenhuis.</p>
<h2>Een voorbeeld</h2>
<p>Yvonne werkt in de kraamzorg en heeft een vlekje op haar schouder. Op dinsdag maakt de huisarts er een foto van en stuurt die naar een huidarts. Op donderdag belt de praktijk: het vlekje is onschuldig. Yvonne betaalt in 2026 niets.</p>
<p>Stel dat de huidarts haar toch wil zien. Dan krijgt ze een verwijzing en gaat ze naar het ziekenhuis. Voor dat bezoek geldt haar eigen risico wel. In 2026 is het verplichte deel hooguit {{eigen-risico-2026}} voor het hele jaar.</p>
<h2>Ook nieuw: het verkennend gesprek</h2>
<p>Loop je vast en weet je niet welke hulp je nodig hebt? In een verkennend gesprek zoek je dat uit, samen met iemand uit de geestelijke gezondheidszorg (ggz). Ook dat gesprek telt in 2026 niet mee voor je eigen risico. Kies je daarna voor een behandeling, dan telt die wel mee.</p>
<h2>Vraag ernaar</h2>
<p>Niet elke huisarts biedt het aan, en niet bij elke klacht heeft het zin. Deze zin helpt: ‘Kan een specialist meekijken, voordat ik naar het ziekenhuis ga?’ Wat er verder wel en niet meetelt, zie je bij <a href="/zorgverzekering/vergoedingen/huisarts">Huisarts</a> en <a href="/zorgverzekering/vergoedingen/psycholoog">Psycholoog</a>.</p>
`,
    },
  ],
}
