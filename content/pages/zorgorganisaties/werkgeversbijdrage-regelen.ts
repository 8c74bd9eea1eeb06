import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/zorgorganisaties/werkgeversbijdrage-regelen',
  title: 'De werkgeversbijdrage regelen',
  description:
    'In acht cao’s stond in 2024 een bijdrage voor de zorgverzekering. Lees wie er recht op heeft, hoe je die uitbetaalt en wanneer die stopt.',
  audience: 'organisations',
  topics: ['Organisaties', 'Kosten'],
  answers: [
    'werkgeversbijdrage uitbetalen',
    'werkgeversbijdrage zorgverzekering salarisadministratie',
    'garantieregeling zorg voor de zorg werkgever',
    'is werkgeversbijdrage belast',
  ],
  related: [
    '/zorgverzekering/werkgeversbijdrage',
    '/zorgorganisaties/verzekering-voor-hr',
    '/zorgverzekering/je-situatie-verandert/pensioen',
  ],
  sources: [{ name: 'IZZ, stand van 2024' }, { name: 'VGZ' }],
  publishedDate: '2026-10-26',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: 'De bijdrage: van cao naar loonstrook',
      lead: 'In sommige cao’s staat dat je meebetaalt aan een aanvullende verzekering. Wie er recht op heeft, hangt vaak af van een datum. Let daar goed op.',
    },
    {
      kind: 'text',
      id: 'cao',
      html: `
<h2>Valt je organisatie eronder?</h2>
<p>Een cao is een collectieve arbeidsovereenkomst. In deze acht stond in 2024 een bijdrage. Lees altijd de tekst van je eigen, huidige cao: die gaat voor.</p>
<table>
<caption>Cao’s met een bijdrage, stand van 2024</caption>
<thead><tr><th>Cao</th><th>Garantieregeling</th></tr></thead>
<tbody>
<tr><th>Ambulancezorg</th><td>Ons niet bekend</td></tr>
<tr><th>Geestelijke gezondheidszorg (ggz)</th><td>Vanaf 1 juni 2019</td></tr>
<tr><th>Gezondheidscentra</th><td>Ons niet bekend</td></tr>
<tr><th>Huisartsassistenten</th><td>Ons niet bekend</td></tr>
<tr><th>Jeugdzorg</th><td>Ons niet bekend</td></tr>
<tr><th>Sanquin</th><td>Ons niet bekend</td></tr>
<tr><th>Verpleging, verzorging en thuiszorg (VVT)</th><td>Vanaf 1 januari 2009</td></tr>
<tr><th>Ziekenhuizen</th><td>Vanaf 1 december 2019</td></tr>
</tbody>
</table>
<p>Bij een garantieregeling houden medewerkers die er al recht op hadden, dat recht. Nieuwe medewerkers krijgen de bijdrage dan niet vanzelf. De voorwaarden staan in de cao.</p>
<h2>Zes stappen</h2>
<ol>
<li><strong>Zoek het artikel.</strong> Zoek in de cao op ‘ziektekosten’, ‘zorgverzekering’ of ‘tegemoetkoming’.</li>
<li><strong>Bepaal de vorm.</strong> Het is twee derde van de maandpremie van een pakket ‘Zorg voor de Zorg’, of een vast bruto bedrag.</li>
<li><strong>Stel vast wie recht heeft.</strong> Vraag bij een garantie vanaf wanneer iemand het pakket heeft. Noteer dat in het dossier.</li>
<li><strong>Vraag een bewijs.</strong> Een polisblad is genoeg. Alles wat niet over het pakket gaat, mag de medewerker doorstrepen.</li>
<li><strong>Betaal via het salaris.</strong> De bijdrage is bruto: de medewerker betaalt er belasting over. Zet het bedrag apart op de loonstrook, met een herkenbare naam.</li>
<li><strong>Controleer elk jaar in januari.</strong> Premies veranderen, en mensen stappen over.</li>
</ol>
<h3>Een rekenvoorbeeld</h3>
<p>Een pakket kost in 2026 € 33 per maand en je cao geeft twee derde. Je betaalt in 2026 dan € 22 bruto per maand. Voor veertig medewerkers is dat € 10.560 bruto over heel 2026, zonder je eigen werkgeverslasten. De premie is verzonnen.</p>
`,
    },
    {
      kind: 'text',
      id: 'stoppen',
      html: `
<h2>Wanneer stopt de bijdrage?</h2>
<table>
<caption>Gebeurtenissen en hun gevolg voor de bijdrage of garantie</caption>
<thead><tr><th>Gebeurtenis</th><th>Gevolg</th></tr></thead>
<tbody>
<tr><th>De medewerker wisselt tussen CZ en VGZ</th><td>De garantie blijft</td></tr>
<tr><th>De medewerker zegt het pakket op</th><td>De garantie vervalt</td></tr>
<tr><th>De medewerker verlaat de regeling van IZZ</th><td>De garantie vervalt</td></tr>
<tr><th>Pensioen</th><td>De bijdrage stopt</td></tr>
<tr><th>Arbeidsongeschiktheid</th><td>De bijdrage stopt</td></tr>
<tr><th>Wachtgeld</th><td>De bijdrage stopt</td></tr>
</tbody>
</table>
<p>Vertel dit voordat iemand opzegt, niet erna. Een herinnering in december kost je één bericht. Een verloren garantie is niet altijd terug te draaien.</p>
`,
    },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen uit de salarisadministratie',
      items: [
        {
          id: 'deeltijd',
          question: 'Krijgt iemand in deeltijd het hele bedrag?',
          html: '<p>Dat bepaalt je cao. Staat er niets over deeltijd, vraag het dan na bij je werkgeversorganisatie. Pas niet op eigen gezag een percentage toe.</p>',
        },
        {
          id: 'langdurig-ziek',
          question: 'En bij langdurige ziekte?',
          html: '<p>Zolang iemand in dienst is, kijk je naar de cao. Wordt iemand arbeidsongeschikt verklaard en eindigt het dienstverband? Dan stopt de bijdrage. De verzekering zelf mag doorlopen.</p>',
        },
        {
          id: 'terugwerkend',
          question: 'Een medewerker had al jaren recht en vroeg er nooit om. Wat nu?',
          html: '<p>Kijk of de cao een termijn noemt. Leg vast vanaf wanneer iemand aan de voorwaarden voldeed en vraag je jurist of werkgeversorganisatie om raad. Zoek meteen uit of het bij meer mensen speelt.</p>',
        },
        {
          id: 'overname',
          question: 'Wij nemen een organisatie over met een andere cao. Gaat de garantie mee?',
          html: '<p>Dat hangt af van de overgang en van beide cao’s. Neem het op in de afspraken met de vakbonden, en vertel medewerkers wat er geldt voordat zij hun verzekering kiezen.</p>',
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'voor-medewerkers',
      title: 'Uitleg om door te sturen',
      text: 'Voor medewerkers staat dezelfde tabel op een eigen pagina, met een voorbeeld van wat zij netto overhouden.',
      button: { label: 'Bekijk de pagina voor medewerkers', href: '/zorgverzekering/werkgeversbijdrage' },
    },
  ],
}
