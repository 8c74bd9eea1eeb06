import { shortestPassword } from '#features/account/passwords/password-length.ts'
import type { PageFile } from '#features/pages/page.ts'
import { daysInWords, minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes, registrationLifetimeInDays, youngestMemberInYears } from '#periods.ts'

export const page: PageFile = {
  path: '/lid-worden',
  title: 'Lid worden',
  description:
    'Wie in zorg of welzijn werkt, wordt gratis lid. Lees wat je nodig hebt, hoe je in drie stappen een account maakt en wat je krijgt.',
  navigation: { menu: 'main', order: 40 },
  topics: ['Leden'],
  answers: ['lid worden izz', 'wat kost lidmaatschap'],
  related: ['/ledenvoordeel', '/zorgverzekering/wie-mag-meedoen', '/privacy'],
  sources: [{ name: 'IZZ' }, { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' }],
  publishedDate: '2026-11-12',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Gratis lid worden in drie stappen',
      lead: 'Werk je in zorg of welzijn? Dan maak je in ongeveer vijf minuten een account. Verzekerd zijn via IZZ hoeft daarvoor niet.',
      picture: {
        name: 'lid-worden',
        alt: 'Iemand met een tas zwaait en wordt welkom geheten bij een ronde, open deur',
      },
      buttons: [
        { label: 'Maak een account', href: '/registreren' },
        { label: 'Log in als je al lid bent', href: '/inloggen' },
      ],
    },
    {
      kind: 'text',
      id: 'drie-stappen',
      html: `
<h2>De drie stappen</h2>
<ol>
<li><strong>Vul het formulier in.</strong> Je vindt het bij <a href="/registreren">Registreren</a>.</li>
<li><strong>Open de mail.</strong> We sturen je een bericht met een link. Die werkt ${minutesInWords(proofLifetimeInMinutes.activate)}.</li>
<li><strong>Activeer je account.</strong> Open de link en kies de knop op de pagina. Daarna kun je inloggen.</li>
</ol>
<h2>Leg dit vast klaar</h2>
<ul>
<li>Een e-mailadres waarvan je de mail nu kunt openen. Liever je eigen adres dan dat van je werk.</li>
<li>Een wachtwoord van minstens ${shortestPassword} tekens. Een zin van een paar woorden onthoud je het makkelijkst.</li>
<li>Je naam en je geboortedatum. Je moet minstens ${youngestMemberInYears} jaar zijn.</li>
<li>Gegevens over je werk: wat je doet, in welke branche en in welke functie.</li>
<li>Ben je verzekerd via IZZ? Dan ook de naam van je verzekeraar: CZ of VGZ.</li>
</ul>
<p>Je burgerservicenummer, je polis en je loonstrook hebben we niet nodig. Wat we met je gegevens doen, lees je bij <a href="/privacy">Privacy</a>.</p>
`,
    },
    {
      kind: 'text',
      id: 'lid-of-verzekerd',
      html: `
<h2>Lid worden of meedoen aan de verzekering?</h2>
<p>Het zijn twee verschillende dingen. Je kunt het ene doen zonder het andere.</p>
<table>
<caption>Lid zijn en verzekerd zijn naast elkaar</caption>
<thead><tr><th>Vraag</th><th>Lid</th><th>Verzekerd via IZZ</th></tr></thead>
<tbody>
<tr><th>Waar regel je het?</th><td>Op deze site</td><td>Bij CZ of VGZ</td></tr>
<tr><th>Wat kost het?</th><td>Niets</td><td>Je betaalt elke maand premie</td></tr>
<tr><th>Wie mag het?</th><td>Wie in zorg of welzijn werkt</td><td>Wie bij een organisatie werkt die meedoet, en het gezin</td></tr>
<tr><th>Werk je in een universitair medisch centrum?</th><td>Je kunt lid worden</td><td>Via dat werk niet</td></tr>
<tr><th>Wanneer kun je stoppen?</th><td>Elke dag</td><td>Meestal per 1 januari</td></tr>
</tbody>
</table>
<p>Of jouw werkplek meedoet aan de verzekering, zoek je op bij <a href="/zorgverzekering/wie-mag-meedoen">Wie mag meedoen</a>.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Als het niet meteen lukt',
      items: [
        {
          id: 'geen-mail',
          question: 'Ik heb geen mail gekregen. Wat nu?',
          html: '<p>Kijk eerst bij je ongewenste mail. Staat hij daar niet? Vraag dan <a href="/activatielink-aanvragen">een nieuwe activatielink</a> aan. De vorige werkt dan niet meer.</p>',
        },
        {
          id: 'verlopen',
          question: 'De link is verlopen. Moet ik opnieuw beginnen?',
          html: `<p>Nee, als je dit binnen ${daysInWords(registrationLifetimeInDays)} leest. Je vraagt een nieuwe link aan en gaat verder. Activeer je je account in die ${daysInWords(registrationLifetimeInDays)} niet, dan verwijderen we je gegevens.</p>`,
        },
        {
          id: 'al-account',
          question: 'Ik weet niet meer of ik al een account heb.',
          html: '<p>Vul het formulier gewoon in. Hoort er al een account bij je adres, dan krijg je een mail waarin dat staat. Op het scherm zeggen we het niet, want dat gaat anderen niets aan.</p>',
        },
        {
          id: 'wachtwoord',
          question: 'Mijn wachtwoord wordt geweigerd. Waarom?',
          html: `<p>Misschien is het korter dan ${shortestPassword} tekens, of lijkt het te veel op je naam of adres. Het kan ook op een lijst van bekende wachtwoorden staan. Neem een zin die alleen jij bedenkt. Spaties mogen.</p>`,
        },
        {
          id: 'functie',
          question: 'Mijn functie staat niet in de lijst.',
          html: '<p>Kies wat er het dichtst bij komt, of kies ‘Anders’. Je functie maakt voor je lidmaatschap niet uit. Ook de kok, de planner en de stagiair horen erbij.</p>',
        },
        {
          id: 'stoppen',
          question: 'Hoe zeg ik mijn lidmaatschap op?',
          html: '<p>Log in en kies <a href="/mijn-account/verwijderen">je account verwijderen</a>. Je hebt je wachtwoord nodig. Je gegevens zijn daarna weg. Een verzekering bij CZ of VGZ loopt gewoon door.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'begin-nu',
      title: 'Begin voordat je pauze om is',
      text: 'Deze site is een demonstratie. Wil je alleen rondkijken, vul dan een verzonnen naam en geboortedatum in.',
      button: { label: 'Maak een account', href: '/registreren' },
      forMembers: {
        title: 'Je bent al lid',
        text: 'Bekijk wat je ermee kunt. De trainingen van 2027 staan klaar, en het ledenpanel wacht op je mening.',
        button: { label: 'Bekijk je ledenvoordeel', href: '/ledenvoordeel' },
      },
    },
  ],
}
