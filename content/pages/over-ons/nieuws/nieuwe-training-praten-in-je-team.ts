import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/nieuws/nieuwe-training-praten-in-je-team',
  title: 'Nieuwe training: Praten in je team',
  description:
    'Vanaf maart 2027 komt een begeleider naar je eigen afdeling. Twee keer, met het hele team erbij, ook de leidinggevende. Gratis voor leden.',
  type: 'news',
  topics: ['Gezond werken', 'Leden'],
  answers: ['nieuwe training 2027', 'teamtraining op locatie'],
  related: [
    '/gezond-werken/trainingen/praten-in-je-team',
    '/gezond-werken/trainingen',
    '/gezond-werken/teamklimaat',
  ],
  sources: [{ name: 'Voorbeeld van deze demonstratie' }],
  publishedDate: '2026-10-27',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Een training waarvoor je nergens heen hoeft',
      lead: 'Praten in je team volg je op je eigen plek, met de mensen met wie je morgen weer werkt. De eerste keer is op 1 maart 2027.',
      picture: { name: 'team', alt: 'Drie collega’s leggen hun handen op elkaar' },
      buttons: [{ label: 'Bekijk de training', href: '/gezond-werken/trainingen/praten-in-je-team' }],
    },
    {
      kind: 'text',
      id: 'bericht',
      html: `
<p>We hadden al drie trainingen: over grenzen, over slaap en over agressie. Die volg je alleen, tussen mensen van andere organisaties. Dat is prettig, want niemand kent je. Maar de volgende dag sta je weer op je eigen afdeling, en daar is niets veranderd.</p>
<h2>Wat er anders is</h2>
<ul>
<li><strong>Het hele team doet mee.</strong> Zes tot veertien mensen, met de leidinggevende erbij.</li>
<li><strong>Jullie kiezen het onderwerp.</strong> Vooraf vult iedereen vijf vragen in, zonder naam.</li>
<li><strong>Er zitten acht weken tussen.</strong> De eerste keer maken jullie één afspraak. De tweede keer kijken jullie wat ervan kwam.</li>
<li><strong>Er komt geen verslag over personen.</strong> De directie hoort alleen wat jullie zelf doorgeven.</li>
</ul>
<h2>Wanneer en wat kost het?</h2>
<p>In 2027 zijn er vier plekken, elk voor één team. De eerste begint op maandag 1 maart. De training is gratis als minstens de helft van het team lid is. Lid worden kost niets voor wie in zorg of welzijn werkt.</p>
<h2>Is dit iets voor jullie?</h2>
<p>Wel als het overleg netjes verloopt en het echte gesprek op de parkeerplaats begint. Niet als er wordt gepest of als twee mensen ruzie hebben. Ga dan eerst naar de vertrouwenspersoon of een bemiddelaar.</p>
<p>Wil je niet tot maart wachten? Bij <a href="/gezond-werken/teamklimaat">Teamklimaat</a> staan vijf gesprekken van een kwartier die je zelf kunt voeren. Alle trainingen en data vind je in de <a href="/gezond-werken/trainingen">agenda</a>. Ze horen bij deze demonstratie en gaan dus niet echt door.</p>
`,
    },
  ],
}
