import type { PageFile } from '#features/pages/page.ts'
import { grounds, privacyTable } from '#features/privacy/privacy-table.ts'
import { register } from '#features/privacy/register.ts'

/** The tables come from the register of what we keep: change them there. */
export const page: PageFile = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'Lees welke gegevens we van je bewaren, waarom dat mag, hoe lang en wie ze ziet. En hoe je ze bekijkt, verbetert of laat wissen.',
  navigation: { menu: 'legal', order: 10 },
  answers: [
    'welke gegevens bewaart izz van mij',
    'mijn gegevens laten verwijderen',
    'hoe lang bewaren jullie mijn gegevens',
    'klacht over privacy',
  ],
  related: ['/cookies', '/klachten', '/contact'],
  sources: [
    {
      name: 'Algemene verordening gegevensbescherming (AVG)',
      date: '2016-04-27',
    },
    { name: 'Autoriteit Persoonsgegevens', href: 'https://autoriteitpersoonsgegevens.nl' },
  ],
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat we met je gegevens doen',
      lead: 'Om pagina’s te lezen hoef je ons niets te vertellen. Maak je een account, dan bewaren we wat hieronder staat, en niets anders.',
    },
    {
      kind: 'text',
      id: 'in-het-kort',
      html: `
<h2>In het kort</h2>
<ul>
<li>De redactie van deze demonstratie is verantwoordelijk voor je gegevens. Je bereikt ons via <a href="mailto:redactie@example.nl">redactie@example.nl</a>.</li>
<li>We geven je gegevens niet aan CZ, VGZ of je werkgever, en we verkopen ze niet.</li>
<li>We vragen niet naar je burgerservicenummer, je ziektes of je behandelingen.</li>
<li>Geen computer neemt hier een besluit over jou.</li>
<li>Draait de site of de mailserver bij een leverancier? Dan gebruikt die je gegevens alleen om dat werk voor ons te doen.</li>
</ul>
`,
    },
    {
      kind: 'text',
      id: 'je-profiel',
      html: `
<h2>Wat je zelf invult</h2>
<p>Dit vul je in als je een account maakt. Je ziet en verandert het bij <a href="/mijn-account">Mijn account</a>.</p>
${privacyTable('Gegevens in je profiel', register.profile)}
`,
    },
    {
      kind: 'text',
      id: 'inloggen',
      html: `
<h2>Wat nodig is om in te loggen</h2>
<p>Wachtwoorden en codes maken we onleesbaar voordat we ze bewaren. Ook wij kunnen ze niet teruglezen.</p>
${privacyTable('Gegevens voor je account en het inloggen', register.access)}
`,
    },
    {
      kind: 'text',
      id: 'mail',
      html: `
<h2>Wat we bewaren tot je mail weg is</h2>
<p>Een mail die verstuurd is, bewaren we niet.</p>
${privacyTable('Gegevens voor mail over je account', register.mail)}
`,
    },
    {
      kind: 'text',
      id: 'veiligheid',
      html: `
<h2>Wat we bijhouden voor de veiligheid</h2>
<p>In het logboek staan geen namen, adressen, wachtwoorden of codes. Na het verwijderen van je account leidt een lidnummer in het logboek naar niemand meer.</p>
${privacyTable('Gegevens tegen misbruik', register.safety)}
`,
    },
    {
      kind: 'text',
      id: 'zoeken',
      html: `
<h2>Wat we bewaren als je zoekt</h2>
<p>We tellen waarop mensen zoeken, zodat we weten welke pagina nog ontbreekt. We bewaren niet wie er zocht, ook niet als je bent ingelogd. Een naam herkennen we niet, dus zoek liever zonder namen.</p>
${privacyTable('Gegevens over zoeken', register.search)}
`,
    },
    {
      kind: 'text',
      id: 'je-browser',
      html: `
<h2>Wat je browser bewaart</h2>
<p>Lees je alleen pagina’s, dan zetten we geen cookie. Meer hierover staat bij <a href="/cookies">Cookies</a>.</p>
${privacyTable('Gegevens in je eigen browser', register.browser)}
`,
    },
    {
      kind: 'text',
      id: 'waarom-het-mag',
      html: `
<h2>Waarom we dit mogen</h2>
<p>De privacywet heet de Algemene verordening gegevensbescherming (AVG). Die noemt de redenen waarom iemand gegevens mag gebruiken. Wij hebben er drie:</p>
<ul>
<li><strong>${grounds.agreement.name}</strong> (${grounds.agreement.article}). Zonder dit gegeven kunnen we je geen account geven.</li>
<li><strong>${grounds.consent.name}</strong> (${grounds.consent.article}). Het staat uit, tot jij het aanzet. Je zet het net zo makkelijk weer uit.</li>
<li><strong>${grounds.interest.name}</strong> (${grounds.interest.article}). We houden de site en jouw account veilig, en we willen weten wat mensen hier niet vinden. We gebruiken daarvoor zo min mogelijk, en nergens anders voor.</li>
</ul>
<h2>Als je account stopt</h2>
<p>Verwijder je je account? Dan wissen we meteen alles waarin je naam of adres staat, en je sessies stoppen. Alleen een laatste mail staat nog klaar, tot die verstuurd is. Het logboek blijft tot zijn tijd om is.</p>
`,
    },
    {
      kind: 'text',
      id: 'je-rechten',
      html: `
<h2>Je rechten, en hoe je ze gebruikt</h2>
<p>Mailen kan naar <a href="mailto:redactie@example.nl">redactie@example.nl</a>. Schrijf vanaf het adres van je account, dan weten we dat jij het bent. Je krijgt binnen een maand antwoord, en het kost niets. Is je verzoek ingewikkeld? Dan mogen we er twee maanden langer over doen. Dat laten we je binnen de eerste maand weten.</p>
<table>
<caption>Wat je kunt vragen en hoe</caption>
<thead><tr><th>Recht</th><th>Zo gebruik je het</th></tr></thead>
<tbody>
<tr><th>Inzage: zien wat we van je hebben</th><td>Bekijk je profiel bij <a href="/mijn-account">Mijn account</a>. Alles bij elkaar download je bij <a href="/mijn-account/veiligheid">Veiligheid</a>.</td></tr>
<tr><th>Correctie: verbeteren wat niet klopt</th><td>Verander je gegevens bij Mijn account. Voor je e-mailadres is er een <a href="/mijn-account/e-mailadres">eigen formulier</a>.</td></tr>
<tr><th>Verwijdering</th><td><a href="/mijn-account/verwijderen">Verwijder je account</a>. Je hebt je wachtwoord nodig.</td></tr>
<tr><th>Meenemen naar een ander</th><td>Download je gegevens bij Veiligheid. Je krijgt een bestand dat ook een computer kan lezen.</td></tr>
<tr><th>Toestemming intrekken</th><td>Zet het ledenpanel of de nieuwsbrief uit bij Mijn account.</td></tr>
<tr><th>Bezwaar tegen gerechtvaardigd belang</th><td>Mail ons en vertel waarom het in jouw geval niet past. We wegen het opnieuw.</td></tr>
<tr><th>Beperking: even niet gebruiken</th><td>Mail ons, bijvoorbeeld zolang we uitzoeken of een gegeven klopt.</td></tr>
</tbody>
</table>
<h2>Niet tevreden over ons?</h2>
<p>Vertel het ons eerst, dan kunnen we het oplossen. Je mag ook meteen een klacht indienen bij de <a href="https://autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>. Dat is de toezichthouder voor privacy in Nederland.</p>
`,
    },
  ],
}
