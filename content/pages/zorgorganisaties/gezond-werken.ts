import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgorganisaties/gezond-werken',
  title: 'Gezond werken in je organisatie',
  description:
    'Wat vraagt de Arbowet van een zorgorganisatie, en hoe maak je er meer van dan een map? Met een aanpak in vier stappen en vragen uit de praktijk.',
  audience: 'organisations',
  topics: ['Organisaties', 'Druk'],
  answers: [
    'gezond werken werkgever zorg',
    'arbowet verplichtingen zorgorganisatie',
    'werkdruk aanpakken als leidinggevende',
    'uitstroom zorg tegengaan',
  ],
  related: [
    '/gezond-werken/onderzoek',
    '/gezond-werken/trainingen/praten-in-je-team',
    '/gezond-werken/teamklimaat',
    '/zorgorganisaties',
  ],
  sources: [
    { name: 'Arbeidsomstandighedenwet (Arbowet)' },
    { name: 'Arbeidstijdenwet' },
    { name: 'Wet op de ondernemingsraden' },
    { name: 'Monitor Gezond werken in de zorg 2024, Stichting IZZ' },
  ],
  publishedDate: '2026-10-13',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'Van goede bedoeling naar een dienst die te doen is',
      lead: 'De meeste organisaties hebben beleid voor gezond werken. De vraag is of iemand er op dinsdagavond om half tien iets van merkt.',
      picture: { name: 'team', alt: 'Drie collega’s leggen hun handen op elkaar' },
    },
    {
      kind: 'sticky-panel',
      id: 'aanpak',
      html: `
<h2>Een aanpak in vier stappen</h2>
<h3>1. Vraag het, en maak de vraag klein</h3>
<p>Een vragenlijst van veertig minuten vult niemand in tussen twee cliënten. Stel drie vragen, zonder naam. Wat kostte deze week de meeste energie? Wat gaf energie? Wat kan weg? De uitkomsten van de Monitor Gezond werken in de zorg kun je ernaast leggen.</p>
<h3>2. Kies één ding per team</h3>
<p>Laat het team zelf kiezen. Een onderwerp dat van boven komt, is na een maand weer van boven. Begin met iets wat binnen vier weken kan: de overdracht, het pauzerooster of de telefoon tijdens de medicijnronde.</p>
<h3>3. Haal weg wat in de weg staat</h3>
<p>Teams lossen veel zelf op, maar niet alles. Een formulier dat dubbel wordt ingevuld, een vacature die blijft liggen, een tillift die kapot is: dat is jouw werk. Noem een naam en een datum.</p>
<h3>4. Koppel terug, ook als het niet lukt</h3>
<p>‘We hebben het geprobeerd en het kan niet, want …’ is ook een antwoord. Stilte niet. Wie twee keer voor niets iets heeft ingevuld, doet het geen derde keer.</p>
<h2>Wat de wet van je vraagt</h2>
<table>
<caption>Belangrijkste plichten uit de Arbowet en de Arbeidstijdenwet</caption>
<thead><tr><th>Onderwerp</th><th>Wat je regelt</th></tr></thead>
<tbody>
<tr><th>Risico’s</th><td>Een risico-inventarisatie en -evaluatie (RI&amp;E) met een plan van aanpak. Medewerkers mogen die inzien.</td></tr>
<tr><th>Werkdruk en ongewenst gedrag</th><td>Beleid tegen werkdruk, agressie, pesten, discriminatie en seksuele intimidatie.</td></tr>
<tr><th>Bedrijfsarts</th><td>Een contract met een arbodienst of bedrijfsarts. Elke medewerker kan er zelf een afspraak maken.</td></tr>
<tr><th>Preventiemedewerker</th><td>Minstens één deskundige medewerker die helpt om veilig te werken.</td></tr>
<tr><th>Uitleg</th><td>Voorlichting en oefening, zoals in tillen en omgaan met agressie.</td></tr>
<tr><th>Rooster</th><td>Minstens 28 dagen vooraf bekend, tenzij je cao (collectieve arbeidsovereenkomst) iets anders zegt.</td></tr>
<tr><th>Nachten</th><td>Minstens 46 uur rust na drie of meer nachtdiensten achter elkaar.</td></tr>
</tbody>
</table>
<p>De volledige regels voor nachtwerk staan, geschreven voor je medewerkers, bij <a href="/gezond-werken/nachtdiensten">Nachtdiensten</a>. Laat je bij twijfel bijstaan door je arbodienst.</p>
`,
      panel: {
        title: 'Begin met één team',
        text: 'Bij de training Praten in je team komt een begeleider twee keer op de afdeling. De leidinggevende doet mee.',
        button: {
          label: 'Bekijk de training Praten in je team',
          href: '/gezond-werken/trainingen/praten-in-je-team',
        },
      },
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen van leidinggevenden',
      items: [
        {
          id: 'geen-tijd',
          question: 'Mijn team heeft geen tijd om over werkdruk te praten. Wat nu?',
          html: '<p>Begin met een kwartier dat er al is: het begin van een overleg of het eind van een overdracht. Schrap daar iets anders voor. Dat eerste schrappen is al de boodschap.</p>',
        },
        {
          id: 'klagen',
          question: 'Wordt het dan geen klaagmuur?',
          html: '<p>Dat hangt af van de tweede vraag. Na ‘wat is er?’ volgt ‘wat kunnen we zelf doen, en wat is er van mij nodig?’ Schrijf beide antwoorden op en kom er de volgende keer op terug.</p>',
        },
        {
          id: 'privacy',
          question: 'Wat mag ik vragen over iemands gezondheid?',
          html: '<p>Vraag wat iemand kan en nodig heeft, niet wat iemand mankeert. Een diagnose mag je niet vragen en niet vastleggen. De bedrijfsarts mag dat wel, en vertelt je alleen wat dat voor het werk betekent.</p>',
        },
        {
          id: 'or',
          question: 'Wanneer moet de ondernemingsraad instemmen?',
          html: '<p>Onder meer als je een regeling voor werktijden, arbeidsomstandigheden of verzuim invoert of verandert. Betrek de raad eerder dan dat moment. Zij horen wat er in de pauze wordt gezegd.</p>',
        },
        {
          id: 'izz',
          question: 'Wat kan IZZ voor ons doen?',
          html: '<p>IZZ heeft het programma Gezond werken in de zorg, de Monitor, trainingen en een tijdschrift voor relaties. Deze site is een demonstratie. Neem voor een aanbod contact op met Stichting IZZ zelf.</p>',
        },
      ],
    },
  ],
}
