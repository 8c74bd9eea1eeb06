import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/over-ons/pers',
  title: 'Pers',
  description:
    'Journalist? Vind cijfers over werken in de zorg met hun bron, een tekst over IZZ die je mag overnemen en wat je beter niet kunt citeren.',
  navigation: { menu: 'main', order: 70 },
  topics: ['Organisatie'],
  answers: ['pers izz', 'woordvoerder izz', 'cijfers zorgmedewerkers voor artikel', 'izz logo'],
  related: ['/gezond-werken/onderzoek', '/over-ons/nieuws', '/over-ons/organisatie', '/demonstratie'],
  sources: [
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
    { name: 'Skipr, over het gratis lidmaatschap van Stichting IZZ' },
    { name: 'Consumentenbond', date: '2025-11-14' },
  ],
  publishedDate: '2026-05-26',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Schrijf je over werken in de zorg?',
      lead: 'Hier vind je cijfers met hun bron, en wat er niet mee te bewijzen valt. Let op: deze site spreekt niet namens Stichting IZZ.',
    },
    {
      kind: 'text',
      id: 'cijfers',
      html: `
<h2>Cijfers die je kunt gebruiken</h2>
<table>
<caption>Cijfers, bron en waar je op let</caption>
<thead><tr><th>Cijfer</th><th>Bron</th><th>Let op</th></tr></thead>
<tbody>
<tr><th>1 op de 3 mensen in de VVT denkt eraan te vertrekken</th><td>Monitor Gezond werken in de zorg 2024, Stichting IZZ</td><td>VVT is verpleging, verzorging en thuiszorg. Eraan denken is nog geen ontslag nemen.</td></tr>
<tr><th>Ongeveer 150.000 mensen per jaar stoppen met hun werk in de zorg</th><td>Stichting IZZ, in Skipr</td><td>Daarvan gaan er 22.000 met pensioen, verlaten er 62.000 de sector en worden er 67.000 inactief. Door afronden is de som 151.000.</td></tr>
<tr><th>1 op de 5 zorgmedewerkers onder de 25 gebruikt psychische zorg</th><td>Stichting IZZ, in Skipr</td><td>Gebruik van zorg is iets anders dan het aantal mensen met klachten.</td></tr>
<tr><th>53 procent meer gebruik van psychische zorg sinds 2018</th><td>Stichting IZZ, in Skipr</td><td>Tot welk jaar de groei loopt, staat er niet bij.</td></tr>
<tr><th>{{gemiddelde-basispremie-2026}} per maand, gemiddelde basispremie in 2026</th><td>Consumentenbond, 14 november 2025</td><td>Afgerond, en voor heel Nederland.</td></tr>
</tbody>
</table>
<p>Meer uitleg bij deze cijfers staat bij <a href="/gezond-werken/onderzoek">Onderzoek</a>.</p>
<h2>Niet om te citeren</h2>
<ul>
<li><strong>De verhalen.</strong> Fatima, Joost, Merel, Ria en Samir zijn verzonnen. Onder elk verhaal staat dat.</li>
<li><strong>De pakketten.</strong> Start, Plus, Compleet en Tand 1 tot en met 3 bestaan alleen op deze site.</li>
<li><strong>De ledenraad, het ledenpanel en de nachtdienstproef.</strong> Ook die berichten en cijfers zijn voorbeelden.</li>
<li><strong>Het eigen risico van 2027.</strong> Het bedrag in het coalitieakkoord is voorlopig. Kijk eerst of er een besluit is.</li>
</ul>
`,
    },
    {
      kind: 'modal',
      id: 'over-izz',
      intro: 'Zoek je een korte tekst over IZZ voor onder je artikel? Die mag je overnemen.',
      label: 'Bekijk de tekst over IZZ',
      title: 'Stichting IZZ in het kort',
      html: `
<blockquote><p>Stichting IZZ is opgericht door werkgevers en werknemers in de zorg. De stichting is zelf geen verzekeraar. CZ en VGZ voeren de collectieve ziektekostenregeling uit, waaraan meer dan 1,2 miljoen mensen mogen meedoen. Met het programma Gezond werken in de zorg, de Monitor en trainingen werkt IZZ aan gezond werk. Lidmaatschap is gratis voor mensen in zorg en welzijn.</p></blockquote>
<p>Controleer de tekst bij Stichting IZZ als je stuk later dan november 2026 verschijnt.</p>
`,
    },
    {
      kind: 'text',
      id: 'contact',
      html: `
<h2>Een vraag of een interview</h2>
<p>Wil je een reactie van Stichting IZZ, CZ of VGZ? Dan moet je bij hun eigen woordvoerders zijn. Zij zijn niet bij deze demonstratie betrokken.</p>
<p>Gaat je vraag over deze site, mail dan naar <a href="mailto:redactie@example.nl">redactie@example.nl</a> en zet ‘Pers’ in het onderwerp. Dat is een voorbeeldadres. Wie de site echt in gebruik neemt, zet er een eigen adres neer.</p>
<h2>Beeld en logo’s</h2>
<p>De tekeningen zijn voor deze site gemaakt. Vraag ze aan voordat je ze gebruikt. Het woordmerk op deze site is niet het logo van Stichting IZZ. Gebruik het dus niet bij een stuk over de echte organisatie.</p>
`,
    },
  ],
}
