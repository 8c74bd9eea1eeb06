import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel',
  title: 'Ledenvoordeel',
  description:
    'Trainingen, korting, vacatures, het ledenpanel en een nieuwsbrief. Zie wat je krijgt als lid, en wat alleen geldt als je via IZZ verzekerd bent.',
  navigation: { menu: 'main', order: 30 },
  topics: ['Leden'],
  answers: ['ledenvoordeel', 'wat krijg ik als lid', 'voordelen lidmaatschap izz'],
  related: ['/lid-worden', '/gezond-werken/trainingen', '/over-ons/ledenraad'],
  sources: [{ name: 'IZZ' }, { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' }],
  publishedDate: '2026-11-10',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat je krijgt als lid',
      lead: 'Je lidmaatschap kost niets. Je kiest zelf waar je aan meedoet, en je kunt elke dag weer stoppen.',
      picture: {
        name: 'ledenvoordeel',
        alt: 'Twee vrolijke collega’s: een met een cadeau, een met een kaartje op de fiets',
      },
    },
    {
      kind: 'tile-slider',
      id: 'voordelen',
      title: 'Vijf dingen die je kunt gebruiken',
      tiles: [
        {
          title: 'Volg een training',
          text: 'Een dag, twee middagen of met je hele team. Over grenzen, slaap, agressie en praten met elkaar.',
          href: '/gezond-werken/trainingen',
          picture: { name: 'training', alt: '' },
        },
        {
          title: 'Gebruik een korting',
          text: 'In {{jaar korting-aanvullend}} tot {{korting-aanvullend}} op een aanvullend pakket via IZZ. En zo reken je na wat een korting waard is.',
          href: '/ledenvoordeel/kortingen',
          picture: { name: 'bril', alt: '' },
        },
        {
          title: 'Zoek een baan die past',
          text: 'Werk in zorg en welzijn, met in elke vacature wat je echt wilt weten: rooster, team en begeleiding.',
          href: '/ledenvoordeel/vacaturebank',
          picture: { name: 'wijkverpleging', alt: '' },
        },
        {
          title: 'Zeg wat je ervan vindt',
          text: 'In het ledenpanel vul je ongeveer vier keer per jaar een korte vragenlijst in.',
          href: '/ledenvoordeel/ledenpanel',
          picture: { name: 'team', alt: '' },
        },
        {
          title: 'Lees één mail per maand',
          text: 'Geen reclame, wel data, vergoedingen en een verhaal. Alleen als je er zelf om vraagt.',
          href: '/ledenvoordeel/nieuwsbrief',
          picture: { name: 'nieuws', alt: '' },
        },
      ],
    },
    {
      kind: 'text',
      id: 'wat-geldt-voor-jou',
      html: `
<h2>Wat geldt voor jou?</h2>
<p>Lid zijn en verzekerd zijn is niet hetzelfde. Lid word je op deze site. Een verzekering sluit je af bij CZ of VGZ. Je mag het een doen zonder het ander.</p>
<table>
<caption>Wat je krijgt als lid, met en zonder zorgverzekering via IZZ</caption>
<thead><tr><th>Voordeel</th><th>Lid</th><th>Lid en verzekerd via IZZ</th></tr></thead>
<tbody>
<tr><th><a href="/gezond-werken/trainingen">Trainingen</a></th><td>Ja, gratis</td><td>Ja, gratis</td></tr>
<tr><th><a href="/ledenvoordeel/vacaturebank">Vacaturebank</a></th><td>Ja</td><td>Ja</td></tr>
<tr><th><a href="/ledenvoordeel/ledenpanel">Ledenpanel</a></th><td>Ja, als je het aanzet</td><td>Ja, als je het aanzet</td></tr>
<tr><th><a href="/ledenvoordeel/nieuwsbrief">Nieuwsbrief</a></th><td>Ja, als je het aanzet</td><td>Ja, als je het aanzet</td></tr>
<tr><th><a href="/ledenvoordeel/kortingen">Korting op een aanvullend pakket</a></th><td>Nee</td><td>In {{jaar korting-aanvullend}} tot {{korting-aanvullend}}</td></tr>
<tr><th><a href="/zorgverzekering/werkgeversbijdrage">Bijdrage van je werkgever</a></th><td>Nee</td><td>Alleen als het in je cao staat</td></tr>
</tbody>
</table>
<p>Een cao is een collectieve arbeidsovereenkomst: de afspraken voor jouw deel van de zorg.</p>
`,
    },
    {
      kind: 'testimonial-slider',
      id: 'leden',
      title: 'Drie bedachte leden over wat ze gebruiken',
      testimonials: [
        {
          quote:
            'Ik ging naar Grenzen stellen omdat Fatima het zei. Nu bel ik de planner terug in plaats van meteen ja te zeggen.',
          name: 'Anne',
          role: 'wijkverpleegkundige',
          portrait: { name: 'portret-anne', alt: '' },
          href: '/gezond-werken/trainingen/grenzen-stellen',
        },
        {
          quote:
            'Een vragenlijst van tien minuten, in de trein naar huis. Daarna las ik in het nieuws terug wat we met z’n allen hadden gezegd.',
          name: 'Noor',
          role: 'werkbegeleider in een verpleeghuis',
          portrait: { name: 'portret-noor', alt: '' },
          href: '/ledenvoordeel/ledenpanel',
        },
        {
          quote:
            'Ik ben leerling en kijk vast rond. Bij elke vacature zoek ik eerst wie je begeleidt, en dan pas de uren.',
          name: 'Daan',
          role: 'leerling verzorgende',
          portrait: { name: 'portret-daan', alt: '' },
          href: '/ledenvoordeel/vacaturebank',
        },
      ],
    },
    {
      kind: 'text',
      id: 'zorg-voor-jezelf',
      html: `
<h2>Samen met anderen: Zorg voor jezelf</h2>
<p>IZZ heeft ook een groep voor mensen die dag en nacht voor anderen zorgen: ‘Zorg voor jezelf’. Daar deel je wat je helpt om het vol te houden, en lees je hoe een ander dat doet. Op deze demonstratiesite kun je je er niet voor aanmelden. Zoek je herkenning? Lees dan de <a href="/gezond-werken/ervaringsverhalen">ervaringsverhalen</a>.</p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'nog-geen-lid',
      title: 'Nog geen lid?',
      text: 'Een account maken duurt ongeveer vijf minuten. Je hebt er geen zorgverzekering via IZZ voor nodig.',
      button: { label: 'Lees hoe je lid wordt', href: '/lid-worden' },
      forMembers: {
        title: 'Zet aan wat je wilt',
        text: 'In je account kies je voor het ledenpanel en de nieuwsbrief. Bevalt het niet, dan zet je het weer uit.',
        button: { label: 'Ga naar Mijn account', href: '/mijn-account' },
      },
    },
  ],
}
