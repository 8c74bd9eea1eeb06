import { choiceCookieName, hostPrefix, secureCookieName, themeCookieName } from '#cookie-names.ts'
import type { PageFile } from '#features/pages/page.ts'
import { whileLoggedIn } from '#features/privacy/entry.ts'
import { daysInWords } from '#period-words.ts'
import {
  cookieChoiceInDays,
  knownBrowserInDays,
  registrationLifetimeInDays,
  themeChoiceInDays,
} from '#periods.ts'

export const page: PageFile = {
  path: '/cookies',
  title: 'Cookies',
  description:
    'Zes cookies zijn nodig om de site te laten werken. Voor statistiek en video van buiten vragen we eerst je toestemming.',
  navigation: { menu: 'legal', order: 20 },
  answers: ['welke cookies gebruikt izz', 'cookies uitzetten'],
  related: ['/privacy', '/beveiliging', '/toegankelijkheid'],
  publishedDate: '2026-11-16',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Welke cookies we gebruiken',
      lead: 'Een cookie is een klein bestand dat je browser bewaart. Wij gebruiken er zo weinig mogelijk.',
    },
    {
      kind: 'text',
      id: 'noodzakelijk',
      html: `
<h2>Noodzakelijke cookies</h2>
<p>Voor deze cookies is geen toestemming nodig. Zonder deze cookies kun je niet inloggen en onthouden we je keuzes niet. Lees je alleen pagina’s en kies je niets? Dan zetten we geen cookie.</p>
<table>
<caption>Cookies van deze site</caption>
<thead><tr><th>Naam</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead>
<tbody>
<tr><th>${secureCookieName('session')}</th><td>Houdt je ingelogd</td><td>${whileLoggedIn}</td></tr>
<tr><th>${secureCookieName('csrf')}</th><td>Controleert dat een formulier echt van jou komt</td><td>Tot je je browser sluit</td></tr>
<tr><th>${secureCookieName('registration')}</th><td>Herkent de browser waarin je een account aanvraagt</td><td>${daysInWords(registrationLifetimeInDays)}</td></tr>
<tr><th>${secureCookieName('browser')}</th><td>Laat je binnen als iemand anders je wachtwoord probeert te raden</td><td>${daysInWords(knownBrowserInDays)}</td></tr>
<tr><th>${choiceCookieName}</th><td>Onthoudt je cookiekeuze</td><td>${daysInWords(cookieChoiceInDays)}</td></tr>
<tr><th>${themeCookieName}</th><td>Onthoudt of je de site licht of donker wilt, als je dat onderaan een pagina kiest</td><td>${daysInWords(themeChoiceInDays)}</td></tr>
</tbody>
</table>
<p>Draait de site zonder beveiligde verbinding, zoals in een demonstratie? Dan staat er geen ${hostPrefix} voor de eerste vier namen.</p>
`,
    },
    {
      kind: 'text',
      id: 'in-je-browser',
      html: `
<h2>Wat er verder in je browser blijft</h2>
<p>Dit staat alleen in je eigen browser. We sturen het niet naar ons toe, en ook niet naar anderen.</p>
<table>
<caption>Wat je browser bewaart</caption>
<thead><tr><th>Wat</th><th>Waarvoor</th><th>Hoe lang</th></tr></thead>
<tbody>
<tr><th>Je laatste 20 cookiekeuzes, met de tijd en de versie van de tekst</th><td>Om te laten zien waar je ja of nee op zei</td><td>Tot je de gegevens van deze site in je browser wist</td></tr>
<tr><th>Wat je op je accountpagina invult</th><td>Zo raak je niets kwijt als je sessie stopt</td><td>Tot je opslaat, uitlogt of het tabblad sluit</td></tr>
<tr><th>Dat je met het toetsenbord naar een plek op een andere pagina gaat</th><td>Zo staat de cursor meteen op die plek</td><td>Tot de volgende pagina open is</td></tr>
<tr><th>Dat een pagina opnieuw is geladen omdat er een bestand ontbrak</th><td>Zo gebeurt dat niet steeds opnieuw</td><td>Tot je het tabblad sluit</td></tr>
</tbody>
</table>
`,
    },
    {
      kind: 'text',
      id: 'met-toestemming',
      html: `
<h2>Alleen als jij het goed vindt</h2>
<ul>
<li><strong>Statistiek.</strong> Daarmee tellen we welke pagina’s mensen lezen. Op dit moment tellen we nog niets.</li>
<li><strong>Video van andere websites.</strong> Een video van YouTube of Vimeo laden we pas na jouw toestemming en een klik. De aanbieder ziet dan je internetadres en kan zelf cookies plaatsen.</li>
</ul>
<p>Zolang je geen toestemming geeft, laadt de site niets van andere websites. Ook de letters en de plaatjes komen van onze eigen site.</p>
`,
    },
    {
      kind: 'text',
      id: 'cookie-instellingen',
      html: `
<h2>Je keuze veranderen</h2>
<p>Kies onderaan elke pagina ‘Cookie-instellingen’, of <a href="/cookies#cookie-instellingen">verander je keuze hier</a>. Je geeft toestemming, of je trekt die in. Trek je toestemming in? Dan halen we weg wat je eerder toestond. Cookies van een andere website wis je zelf in je browser.</p>
<p>Zonder toestemming werkt alles, behalve video’s van andere websites. Zeg je niets, dan is dat geen toestemming. Na ${daysInWords(cookieChoiceInDays)} vragen we het opnieuw.</p>
<p>Welke gegevens we bij een account bewaren, staat bij <a href="/privacy">Privacy</a>.</p>
`,
    },
  ],
}
