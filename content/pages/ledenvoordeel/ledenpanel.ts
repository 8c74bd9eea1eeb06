import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/ledenvoordeel/ledenpanel',
  title: 'Ledenpanel',
  description:
    'Vier keer per jaar tien minuten: in het ledenpanel vertel je hoe het er op jouw werk aan toegaat. Lees wat er met je antwoorden gebeurt.',
  navigation: { menu: 'main', order: 30 },
  topics: ['Leden'],
  answers: [
    'ledenpanel',
    'meedoen aan onderzoek zorgmedewerkers',
    'afmelden ledenpanel',
    'is het ledenpanel anoniem',
  ],
  related: ['/gezond-werken/onderzoek', '/over-ons/nieuws/ledenpanel-over-roosters', '/privacy'],
  publishedDate: '2026-09-08',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Jij weet hoe het er echt aan toegaat',
      lead: 'Over de zorg praten veel mensen mee die er niet werken. In het ledenpanel vragen we het aan wie vannacht dienst had.',
      picture: { name: 'team', alt: 'Drie collega’s leggen hun handen op elkaar' },
    },
    {
      kind: 'text',
      id: 'hoe-werkt-het',
      html: `
<h2>Zo werkt het</h2>
<table>
<caption>Het ledenpanel in het kort</caption>
<thead><tr><th>Vraag</th><th>Antwoord</th></tr></thead>
<tbody>
<tr><th>Wie kan meedoen?</th><td>Elk lid met een account, verzekerd of niet</td></tr>
<tr><th>Hoe vaak?</th><td>Ongeveer vier keer per jaar</td></tr>
<tr><th>Hoelang duurt het?</th><td>Tien minuten, ook op je telefoon</td></tr>
<tr><th>Moet ik elke keer antwoorden?</th><td>Nee, overslaan mag altijd</td></tr>
<tr><th>Wat levert het op?</th><td>Een samenvatting van de uitkomst, en een site die over jouw werk gaat</td></tr>
</tbody>
</table>
<h2>Waar het over gaat</h2>
<p>Eén onderwerp per keer, dicht bij je dienst. Denk aan vragen als:</p>
<ul>
<li>Hoe lang van tevoren ken je je rooster, en hoe vaak verandert het daarna nog?</li>
<li>Wie neemt jouw bel over als je pauze hebt?</li>
<li>Weet je wat je moet doen na een klap of een bedreiging?</li>
<li>Stelde je zorg uit omdat je de rekening niet wilde?</li>
</ul>
<p>Als voorbeeld bedachten we een ronde over roosters. De <a href="/over-ons/nieuws/ledenpanel-over-roosters">uitkomst</a> laat zien wat je terug mag verwachten.</p>
<h2>Wat er met je antwoorden gebeurt</h2>
<ol>
<li><strong>We tellen ze op.</strong> Niemand leest wat jij persoonlijk hebt ingevuld om je daarop aan te spreken.</li>
<li><strong>We laten kleine groepen weg.</strong> Werken er maar een paar deelnemers in jouw functie en regio? Dan komt die groep niet apart in de uitkomst.</li>
<li><strong>We vertellen wat eruit kwam.</strong> Ook als het tegenvalt, en ook als het ons niet goed uitkomt.</li>
<li><strong>Je werkgever krijgt niets.</strong> Je verzekeraar ook niet.</li>
</ol>
<p>Het panel is iets anders dan de Monitor. Die is een groot onderzoek van IZZ naar gezond werken. De cijfers daaruit staan bij <a href="/gezond-werken/onderzoek">Onderzoek</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Aanmelden, afmelden en twijfelen',
      items: [
        {
          id: 'aanmelden',
          question: 'Hoe meld ik me aan?',
          html: '<p>Ga naar <a href="/mijn-account">Mijn account</a>. Kies onder ‘IZZ lidmaatschap’ voor ‘Actief in het ledenpanel’ en sla je gegevens op. Je kunt het ook al aanzetten als je lid wordt.</p>',
        },
        {
          id: 'afmelden',
          question: 'Hoe kom ik er weer af?',
          html: '<p>Op dezelfde plek: zet het uit en sla op. Je hoeft geen reden te geven. Wat je eerder hebt ingevuld, zit dan al in de opgetelde cijfers.</p>',
        },
        {
          id: 'vanzelf',
          question: 'Staat het vanzelf aan als ik lid word?',
          html: '<p>Nee. Het staat uit, tot jij het aanzet. Dat is toestemming, en die mag je altijd intrekken. Lees er meer over bij <a href="/privacy">Privacy</a>.</p>',
        },
        {
          id: 'client',
          question: 'Mag ik over een cliënt schrijven?',
          html: '<p>Liever niet. Schrijf over je werk, niet over een persoon. Noem in een open antwoord geen namen, geen plaats en geen ziekte. Je beroepsgeheim geldt ook in een vragenlijst.</p>',
        },
        {
          id: 'demonstratie',
          question: 'Krijg ik in deze demonstratie echt een vragenlijst?',
          html: '<p>Nee. De site onthoudt alleen je keuze. Er gaan geen uitnodigingen uit en er worden geen antwoorden verzameld.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'meedoen',
      title: 'Praat mee',
      text: 'Voor het ledenpanel heb je een account nodig. Dat is gratis voor wie in zorg of welzijn werkt.',
      button: { label: 'Maak een account', href: '/registreren' },
      forMembers: {
        title: 'Doe je al mee?',
        text: 'In Mijn account zie je of het ledenpanel bij jou aanstaat. Je zet het daar ook weer uit.',
        button: { label: 'Bekijk mijn keuze', href: '/mijn-account' },
      },
    },
  ],
}
