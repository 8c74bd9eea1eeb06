import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/trainingen',
  title: 'Trainingen',
  description:
    'Vier trainingen voor mensen in de zorg, van slapen na de nacht tot omgaan met agressie. Bekijk de data in 2027 en wat je leert.',
  navigation: { menu: 'main', order: 120 },
  answers: [
    'trainingen voor zorgmedewerkers',
    'gratis training zorg',
    'cursus leden',
    'agenda trainingen 2027',
  ],
  related: ['/ledenvoordeel', '/gezond-werken/ervaringsverhalen', '/contact'],
  publishedDate: '2026-10-20',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Trainingen die in een rooster passen',
      lead: 'Kort, met mensen die hetzelfde werk doen en met een begeleider die de werkvloer kent. Gratis voor leden.',
      picture: { name: 'training', alt: 'Een trainer wijst iets aan op een groot bord' },
    },
    {
      kind: 'overview',
      id: 'alle-trainingen',
      title: 'Kies je training',
      below: '/gezond-werken/trainingen',
      order: 'newest',
      atOnce: 9,
    },
    {
      kind: 'text',
      id: 'agenda',
      html: `
<h2>Agenda 2027</h2>
<table>
<caption>Trainingen in de eerste helft van 2027</caption>
<thead><tr><th>Datum</th><th>Training</th></tr></thead>
<tbody>
<tr><th>Donderdag 21 januari</th><td><a href="/gezond-werken/trainingen/grenzen-stellen">Grenzen stellen</a>, in Utrecht</td></tr>
<tr><th>Dinsdag 2 en 23 februari</th><td><a href="/gezond-werken/trainingen/beter-slapen-na-de-nacht">Beter slapen na de nacht</a>, online</td></tr>
<tr><th>Dinsdag 9 februari</th><td><a href="/gezond-werken/trainingen/omgaan-met-agressie">Omgaan met agressie</a>, in Amersfoort</td></tr>
<tr><th>Maandag 1 maart</th><td><a href="/gezond-werken/trainingen/praten-in-je-team">Praten in je team</a>, bij jullie</td></tr>
<tr><th>Dinsdag 9 maart</th><td><a href="/gezond-werken/trainingen/grenzen-stellen">Grenzen stellen</a>, in Zwolle</td></tr>
<tr><th>Dinsdag 23 maart</th><td><a href="/gezond-werken/trainingen/praten-in-je-team">Praten in je team</a>, bij jullie</td></tr>
<tr><th>Donderdag 8 en 29 april</th><td><a href="/gezond-werken/trainingen/beter-slapen-na-de-nacht">Beter slapen na de nacht</a>, online</td></tr>
<tr><th>Donderdag 15 april</th><td><a href="/gezond-werken/trainingen/omgaan-met-agressie">Omgaan met agressie</a>, in Rotterdam</td></tr>
<tr><th>Donderdag 13 mei</th><td><a href="/gezond-werken/trainingen/praten-in-je-team">Praten in je team</a>, bij jullie</td></tr>
<tr><th>Donderdag 20 mei</th><td><a href="/gezond-werken/trainingen/grenzen-stellen">Grenzen stellen</a>, in Eindhoven</td></tr>
<tr><th>Dinsdag 1 en 22 juni</th><td><a href="/gezond-werken/trainingen/beter-slapen-na-de-nacht">Beter slapen na de nacht</a>, online</td></tr>
<tr><th>Donderdag 10 juni</th><td><a href="/gezond-werken/trainingen/omgaan-met-agressie">Omgaan met agressie</a>, in Groningen</td></tr>
</tbody>
</table>
<p>De data na de zomer staan bij elke training zelf. Deze site is een demonstratie: de trainingen en data zijn voorbeelden.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Voor je je aanmeldt',
      items: [
        {
          id: 'gratis',
          question: 'Wat kost een training?',
          html: '<p>Voor leden niets, ook het eten niet. Lid worden is gratis voor wie in zorg of welzijn werkt. Je reis betaal je zelf, of je vraagt je werkgever erom.</p>',
        },
        {
          id: 'werktijd',
          question: 'Is een training werktijd?',
          html: '<p>Dat spreek je af met je leidinggevende. Vertel wat je leert en wat je team eraan heeft. In je cao, de collectieve arbeidsovereenkomst, staan vaak afspraken over scholing.</p>',
        },
        {
          id: 'nachtdienst',
          question: 'Kan ik komen na een nachtdienst?',
          html: '<p>Liever niet. Je onthoudt weinig, en rijden met slaap is gevaarlijk. Kies een datum waarop je de nacht ervoor thuis was.</p>',
        },
        {
          id: 'afzeggen',
          question: 'Wat als ik toch moet werken?',
          html: '<p>Meld je dan zo vroeg mogelijk af, zodat iemand anders je plek krijgt. Een uur van tevoren mag ook. In de zorg weet iedereen hoe dat gaat.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'meedoen',
      title: 'Nog geen lid?',
      text: 'Werk je in zorg of welzijn, dan is je lidmaatschap gratis en doe je zonder kosten mee.',
      button: { label: 'Lees over lid worden', href: '/lid-worden' },
      forMembers: {
        title: 'Weet je welke je wilt?',
        text: 'Noem de training en de datum. Op de contactpagina lees je hoe je dat doorgeeft.',
        button: { label: 'Ga naar Contact', href: '/contact' },
      },
    },
  ],
}
