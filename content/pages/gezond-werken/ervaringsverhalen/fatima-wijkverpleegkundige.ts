import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  title: 'Fatima, wijkverpleegkundige: brood aan het stuur',
  description:
    'Veertien cliënten op een ochtend, en dan belt de planning. Fatima vertelt hoe haar wijkteam leerde schrappen in plaats van rennen.',
  type: 'story',
  topics: ['Druk', 'Team'],
  answers: ['verhaal werkdruk wijkverpleegkundige', 'werkdruk in de wijk'],
  related: [
    '/gezond-werken/werkdruk',
    '/gezond-werken/trainingen/grenzen-stellen',
    '/gezond-werken/ervaringsverhalen/merel-leerling',
  ],
  publishedDate: '2026-10-30',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '‘Ik at mijn brood tussen twee rotondes’',
      lead: 'Fatima (44) is wijkverpleegkundige in een stad met veel bruggen. Elke ochtend had ze veertien cliënten en geen pauze.',
      picture: { name: 'portret-fatima', alt: 'Tekening van Fatima, een vrouw met een groene hoofddoek' },
    },
    {
      kind: 'text',
      id: 'het-verhaal',
      html: `
<p>Kwart over zes, de voorruit is nog bevroren. Op haar telefoon staat de route: veertien namen, van mevrouw Postma tot meneer Chen. Achter elke naam een getal. Twaalf minuten, twintig minuten, acht.</p>
<p>‘Acht minuten is voor oogdruppels’, zegt Fatima. ‘Maar in acht minuten moet je ook iemand zijn die vraagt hoe de nacht was. Meneer Chen heeft verder niemand. Dus je blijft vijf minuten langer. Bij veertien mensen is dat een uur. Dat uur haalde ik uit mijn pauze.’</p>
<p>Haar brood lag op de bijrijdersstoel, uit de folie. Ze at op vaste punten. De eerste helft bij de rotonde van het ziekenhuis, de tweede voor de brug, als die openstond. ‘Ik hoopte weleens op een boot.’</p>
<h2>De verkeerde deur</h2>
<p>Het ging mis op een donderdag in november. Fatima had er een late bij genomen, want er was iemand ziek. Om negen uur ’s avonds stond ze op een galerij met een sleutel in haar hand. Die paste niet.</p>
<blockquote><p>Ik zei mijn hele loopbaan ‘komt goed’. Tot ik met de sleutel van een ander voor de verkeerde deur stond.</p></blockquote>
<p>Ze stond een verdieping te hoog. Binnen ging het licht aan en een oude man riep wie daar was. ‘Hij was bang. Van mij. Ik heb door de brievenbus gezegd dat het me speet, en toen ben ik op de trap gaan zitten. Ik wist niet meer bij wie ik wel moest zijn. Niet de naam, niet het nummer. Het duurde misschien een minuut. Het voelde als een uur.’</p>
<p>Thuis zei ze niets. De volgende ochtend ook niet. Pas toen haar collega Anne vroeg of ze zaterdag wilde ruilen, begon ze te huilen. ‘Om een ruil. Anne schrok zich kapot. Ze zei: zet die auto uit, we gaan naast elkaar zitten.’</p>
<h2>Een lijst op de koelkast</h2>
<p>Anne had hetzelfde. Dat was het eerste wat Fatima leerde. ‘Ik dacht dat iedereen het redde, behalve ik. Maar zij sloeg haar pauze ook over. En Joke reed al een jaar haar laatste drie adressen in haar eigen tijd.’</p>
<p>Ze hingen een vel papier op de koelkast van het kantoor. Twee weken lang schreef iedereen op wat langer duurde dan gepland, en waarom. Geen namen van cliënten, alleen het werk. Het vel raakte vol, en er kwam een tweede naast.</p>
<p>‘Toen zagen we het. Elf keer per dag trokken wij ergens steunkousen aan. Bij vier mensen had nog nooit iemand gevraagd of ze het zelf konden leren, met een aantrekhulp. Nooit. We deden het omdat we het al deden.’</p>
<p>Er was meer. De apotheek leverde om tien uur, dus wie om acht uur kwam, moest terug. Het kantoor belde tijdens de ronde over roosters. En aan het eind van de ochtend was er een overleg dat niemand kon halen, maar waar iedereen naartoe racete.</p>
<p>Met die twee vellen ging het team naar hun manager. ‘We hebben niet gezegd dat het druk was. Dat wist ze. We hebben gezegd: dit zijn vier dingen, en deze drie doen we zelf. Voor de vierde hebben we jou nodig.’ De vierde was de telefoon. Sindsdien gaan vragen over diensten in een groepsapp, en wordt er voor één uur niet gebeld.</p>
<h2>De eerste keer nee</h2>
<p>Het moeilijkste moest nog komen. In februari vroeg de planning of Fatima een weekend wilde draaien. Haar hart bonsde. Ze had de zin geoefend in de auto, hardop, voor het rode licht.</p>
<p>‘Ik zei: nee, dit weekend niet. En toen hield ik mijn mond. Dat is het zwaarste stuk, die stilte. Ik was zo bang dat er iemand zonder zorg zat. Aan de andere kant zei ze: oké, dan vraag ik verder. Dat was alles. Drieëntwintig jaar ben ik voor die zin weggelopen.’</p>
<p>Heeft ze nu een rustige baan? Ze moet lachen. ‘Nee. Vorige week had ik er weer zestien. Maar drie van die vier mensen doen hun kousen nu zelf, en ze zijn er trots op. En meneer Chen krijgt zijn vijf minuten. Die staan nu gewoon in de planning.’</p>
<p>Tussen haar zesde en haar zevende cliënt rijdt ze een klein stukje om. Daar staat een bank aan het water. Ze zet de motor uit, loopt ernaartoe en legt haar telefoon met het scherm naar beneden.</p>
<p>‘Een kwartier. Met een bordje. Mijn dochter vond dat overdreven, een bordje. Maar ik dacht: als ik bij een cliënt kom, leg ik het brood ook niet op een stoel.’</p>
<p><em>Fatima is verzonnen. De oogdruppels, de steunkousen en het brood in de auto zijn dat niet.</em></p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'zelf-beginnen',
      title: 'Hang je eigen vel op de koelkast',
      text: 'Lees hoe je een week lang meeschrijft, en hoe je er een gesprek van maakt.',
      button: { label: 'Lees over werkdruk', href: '/gezond-werken/werkdruk' },
    },
  ],
}
