import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgverzekering/zorgtoeslag',
  title: 'Zorgtoeslag',
  description:
    'Krijg je zorgtoeslag? Vul je inkomen en vermogen in en zie ongeveer hoeveel. We bewaren niets van wat je invult.',
  navigation: { menu: 'main', order: 95, group: 'Kosten' },
  topics: ['Kosten'],
  answers: [
    'zorgtoeslag',
    'zorgtoeslag berekenen',
    'zorgtoeslag 2026',
    'heb ik recht op zorgtoeslag',
    'zorgtoeslag inkomen',
    'hoeveel zorgtoeslag krijg ik',
  ],
  related: ['/zorgverzekering/premie', '/zorgverzekering/premie-berekenen', '/gezond-werken/geldzorgen'],
  sources: [{ name: 'Dienst Toeslagen, Berekening zorgtoeslag 2026' }],
  publishedDate: '2026-11-17',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Krijg je zorgtoeslag?',
      lead: 'Heb je een lager inkomen? Dan betaalt de overheid mee aan je zorgverzekering. Schat hier hoeveel dat is.',
    },
    {
      kind: 'care-allowance',
      id: 'schatting',
      title: 'Schat je zorgtoeslag van {{jaar}}',
      intro: 'Het is een schatting. Dienst Toeslagen bepaalt wat je echt krijgt.',
    },
    {
      kind: 'text',
      id: 'goed-om-te-weten',
      html: `
<h2>Goed om te weten</h2>
<ul>
<li>Je bent 18 jaar of ouder en hebt een Nederlandse zorgverzekering.</li>
<li>Heb je een toeslagpartner? Dan tellen ook het inkomen en het vermogen van je partner mee.</li>
<li>Ga je meer uren werken, of krijg je een partner? Geef het door aan Dienst Toeslagen. Anders moet je later misschien terugbetalen.</li>
<li>Je kunt de toeslag ook na afloop van het jaar nog aanvragen. Tot wanneer, staat bij de Belastingdienst.</li>
</ul>
`,
    },
  ],
}
