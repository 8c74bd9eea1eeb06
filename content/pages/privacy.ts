import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'Lees welke gegevens we van je bewaren, waarom dat mag en hoe lang. En hoe je ze bekijkt, verbetert of laat verwijderen.',
  navigation: { menu: 'legal', order: 10 },
  publishedDate: '2026-11-15',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Wat we met je gegevens doen',
      lead: 'Om pagina’s te lezen hoef je ons niets te vertellen. Maak je een account, dan bewaren we wat hieronder staat.',
    },
    {
      kind: 'text',
      id: 'je-profiel',
      html: `
<h2>Gegevens in je profiel</h2>
<p>De redactie van deze demonstratie is verantwoordelijk voor je gegevens. Je bereikt ons via <a href="mailto:redactie@example.nl">redactie@example.nl</a>. We delen je gegevens niet met CZ, VGZ of je werkgever. We vragen niet naar je burgerservicenummer, ziektes of behandelingen.</p>
<table>
<caption>Wat je zelf invult</caption>
<thead><tr><th>Gegeven</th><th>Waarom</th><th>Waarom het mag</th><th>Hoe lang</th></tr></thead>
<tbody>
<tr><th>Voornaam</th><td>Om je aan te spreken</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Achternaam</th><td>Om te weten van wie het account is</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>E-mailadres</th><td>Om in te loggen en je mail over je account te sturen</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Geboortedatum</th><td>Om te zien of je minstens 16 jaar bent</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Voornaamste dagelijkse bezigheid</th><td>Om te zien of je bij IZZ hoort</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Werkzaam in de branche</th><td>Om te zien of je branche meedoet</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Functie is/wordt/was</th><td>Om te weten welk werk onze leden doen</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Zorgverzekering via IZZ</th><td>Om te weten welke voordelen voor jou gelden</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Zorgverzekering door</th><td>Om te weten wie jou verzekert, als je via IZZ verzekerd bent</td><td>Overeenkomst</td><td>Tot je ‘nee’ kiest bij Zorgverzekering via IZZ, of je account stopt</td></tr>
<tr><th>Actief in het ledenpanel</th><td>Om je te vragen naar je mening</td><td>Toestemming</td><td>Tot je het uitzet of je account stopt</td></tr>
<tr><th>Maandelijkse nieuwsbrief per e-mail</th><td>Om je de nieuwsbrief te sturen</td><td>Toestemming</td><td>Tot je het uitzet of je account stopt</td></tr>
</tbody>
</table>
<p>‘Overeenkomst’ betekent: zonder dit gegeven kunnen we je geen lidmaatschap geven. ‘Toestemming’ betekent: het staat uit, tot jij het aanzet.</p>
`,
    },
    {
      kind: 'text',
      id: 'inloggen-en-veiligheid',
      html: `
<h2>Gegevens voor inloggen en veiligheid</h2>
<table>
<caption>Wat de site zelf vastlegt</caption>
<thead><tr><th>Gegeven</th><th>Waarom</th><th>Waarom het mag</th><th>Hoe lang</th></tr></thead>
<tbody>
<tr><th>Wachtwoord, zo bewaard dat niemand het kan lezen</th><td>Om te controleren dat jij het bent</td><td>Overeenkomst</td><td>Zolang je account bestaat</td></tr>
<tr><th>Account dat nog niet actief is</th><td>Om op je bevestiging te wachten</td><td>Overeenkomst</td><td>30 dagen, daarna verwijderen we alles</td></tr>
<tr><th>Sessie</th><td>Om je ingelogd te houden</td><td>Overeenkomst</td><td>Tot je 60 minuten niets doet, en hooguit 12 uur</td></tr>
<tr><th>Code om je account te activeren</th><td>Om te zien of het e-mailadres van jou is</td><td>Overeenkomst</td><td>72 uur geldig</td></tr>
<tr><th>Code voor een nieuw wachtwoord</th><td>Om je weer toegang te geven</td><td>Overeenkomst</td><td>60 minuten geldig</td></tr>
<tr><th>Nieuw e-mailadres met een code</th><td>Om je nieuwe adres te controleren</td><td>Overeenkomst</td><td>24 uur geldig</td></tr>
<tr><th>Mail die klaarstaat</th><td>Om hem opnieuw te sturen als het niet lukt</td><td>Overeenkomst</td><td>Tot hij weg is, en hooguit 24 uur</td></tr>
<tr><th>Aantal pogingen per e-mailadres en per internetadres (IP-adres)</th><td>Om misbruik te stoppen</td><td>Gerechtvaardigd belang</td><td>Hooguit een dag</td></tr>
<tr><th>Logboek: tijd, gebeurtenis, lidnummer, uitkomst en nummer van de aanvraag</th><td>Om misbruik te vinden en uit te leggen</td><td>Gerechtvaardigd belang</td><td>12 maanden</td></tr>
</tbody>
</table>
<p>In het logboek staan geen namen, adressen, wachtwoorden of codes. ‘Gerechtvaardigd belang’ betekent: we moeten de site en jouw account veilig houden.</p>
<p>Verwijder je je account? Dan wissen we alles waarin je naam of adres staat. Je sessies stoppen en je krijgt nog één mail als bevestiging. Welke cookies we gebruiken, lees je bij <a href="/cookies">Cookies</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'je-rechten',
      html: `
<h2>Je rechten</h2>
<p>Je krijgt binnen een maand antwoord op een verzoek. Is je verzoek ingewikkeld? Dan mogen we daar twee maanden bij doen. Dat laten we je binnen de eerste maand weten.</p>
<table>
<caption>Wat je kunt vragen en hoe</caption>
<thead><tr><th>Recht</th><th>Zo gebruik je het</th></tr></thead>
<tbody>
<tr><th>Inzage</th><td>Bekijk je profiel bij <a href="/mijn-account">Mijn account</a>. Mail ons voor de rest.</td></tr>
<tr><th>Correctie</th><td>Verbeter je gegevens bij Mijn account.</td></tr>
<tr><th>Verwijdering</th><td>Verwijder je account bij Mijn account. Je wachtwoord is daarvoor nodig.</td></tr>
<tr><th>Bezwaar</th><td>Mail ons als je niet wilt dat we een gegeven gebruiken. Vertel ook waarom.</td></tr>
<tr><th>Beperking</th><td>Mail ons als we een gegeven tijdelijk niet mogen gebruiken.</td></tr>
<tr><th>Meenemen</th><td>Mail ons. Je krijgt je gegevens in een bestand.</td></tr>
<tr><th>Toestemming intrekken</th><td>Zet het ledenpanel of de nieuwsbrief uit bij Mijn account.</td></tr>
<tr><th>Klacht</th><td>Mail ons, of ga naar de <a href="https://autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</td></tr>
</tbody>
</table>
`,
    },
  ],
}
