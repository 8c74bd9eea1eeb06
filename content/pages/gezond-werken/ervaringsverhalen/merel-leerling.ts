import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen/merel-leerling',
  title: 'Merel, leerling: bellen is ook werk',
  description:
    'Negentien jaar en op zondag alleen met acht bewoners. Merel durfde niemand te bellen. Lees wat er daarna veranderde voor leerlingen.',
  type: 'story',
  topics: ['Levensfase', 'Team'],
  answers: ['verhaal leerling verzorgende', 'leerling alleen op de groep ervaring'],
  related: [
    '/gezond-werken/jong-in-de-zorg',
    '/gezond-werken/teamklimaat',
    '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  ],
  publishedDate: '2026-08-25',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '‘Ik zat tussen de handdoeken en telde tot honderd’',
      lead: 'Merel (19) leert voor verzorgende in een verpleeghuis. Op een zondag in haar eerste jaar stond ze er opeens alleen voor.',
      picture: {
        name: 'portret-merel',
        alt: 'Tekening van Merel, een jonge vrouw met een blonde paardenstaart',
      },
    },
    {
      kind: 'text',
      id: 'het-verhaal',
      html: `
<p>De linnenkamer op de tweede verdieping is twee meter breed. Er staan rekken met handdoeken, washandjes en matrashoezen. Het ruikt er naar warm wasmiddel. Merel weet precies hoeveel stapels er liggen, want ze heeft ze geteld.</p>
<p>‘Ik had mezelf honderd tellen gegeven. Daarna moest ik weer gewoon doen.’</p>
<p>Het was zondag, twintig over acht. Haar collega had zich om zeven uur ziek gemeld. De flexwerker zou om negen uur komen. ‘Je redt het wel tot dan’, had de nachtdienst gezegd, met haar jas al aan. ‘Het zijn er maar acht.’</p>
<h2>Acht bewoners</h2>
<p>Acht is niet veel, als ze slapen. Maar mevrouw Van Dam stond in haar nachthemd op de gang en wilde naar haar moeder. Meneer Bosman had zijn bed nat en schaamde zich zo dat hij haar hand wegsloeg. In de huiskamer liep de waterkoker, en mevrouw Yildiz zat vlak ernaast.</p>
<p>‘Ik mocht nog niet alleen medicijnen geven. Dat was duidelijk. Maar de rest stond nergens. Mag ik iemand uit bed halen die met z’n tweeën moet? Mag ik de waterkoker uitzetten en weglopen bij meneer Bosman? Iedereen riep me, en ik kon alleen maar bij één zijn.’</p>
<p>Ze legde een droge handdoek onder meneer Bosman, zei dat ze zo terugkwam en liep de gang in. En toen de linnenkamer.</p>
<p>Op haar telefoon stond het nummer van de achterwacht. Ze keek ernaar. Ze belde niet.</p>
<blockquote><p>Ik dacht dat bellen betekende dat ik het niet kon. Nu weet ik: bellen ís het werk.</p></blockquote>
<h2>Wat Noor zag</h2>
<p>Om tien voor negen kwam Noor binnen, haar werkbegeleider. Ze had vrij, maar ze had haar bril laten liggen. Ze zag Merel met rode ogen thee inschenken en vroeg niets. Ze trok een schort aan.</p>
<p>‘Samen hebben we meneer Bosman gewassen. Zij deed het praten en ik deed het washandje. Ze maakte een grapje over zijn voetbalclub en hij lachte. Daarna deed ze de deur van de linnenkamer open, keek naar mij en zei: hier heb ik ook gezeten. In 1998. Bij de kussens.’</p>
<p>Dat was het moment dat het omsloeg, zegt Merel. ‘Ik had gedacht dat Noor altijd al Noor was. Dat je zo geboren wordt, met zo’n stem waar iedereen rustig van wordt.’</p>
<p>Die week zaten ze met de praktijkopleider en de teamleider aan tafel. Merel had opgeschreven wat ze wilde zeggen, op de achterkant van een menukaart. Er stonden drie zinnen op. Ik was alleen. Ik wist niet wat ik mocht. Ik durfde niet te bellen.</p>
<p>‘De teamleider begon over het rooster, en dat er nu eenmaal mensen ziek worden. Toen zei Noor: ze vraagt niet waarom er niemand was. Ze vraagt wat we doen als er weer niemand is. Toen werd het stil.’</p>
<h2>Het kaartje</h2>
<p>Nu heeft elke leerling een kaartje achter zijn naambadge. Op de voorkant staat wat je alleen mag, wat samen en wat niet. Je vult het in met je begeleider, en elke maand kijk je of er iets mag verschuiven. Op de achterkant staan twee nummers. Het eerste is van de verdieping erboven. Het tweede is van de achterwacht.</p>
<p>Eronder staat één zin, en die heeft Merel bedacht. ‘Bel bij twijfel. Niemand wordt boos.’</p>
<p>‘Dat laatste moest erbij. Want je weet wel dat je mág bellen. Je weet alleen niet hoe ze klinken als ze opnemen.’</p>
<p>De afspraak geldt ook andersom. Wie belt, krijgt binnen een kwartier iemand naast zich. En een leerling telt niet mee als er een collega uitvalt. ‘Dat lukt meestal’, zegt Merel. ‘In de zomer een keer niet. Toen kwam de teamleider zelf, in haar nette schoenen.’</p>
<p>In september begon er een nieuwe leerling, Daan, zeventien jaar. Op zijn eerste dag liet Merel hem de afdeling zien. De huiskamer, de medicijnkar, de bel die blijft hangen. Bij de linnenkamer bleef ze staan.</p>
<p>‘Ik zei: dit is waar je heen gaat als het te veel is. Dat mag. Maar je neemt je telefoon mee. En voordat je bij de matrashoezen bent, heb je gebeld.’</p>
<p>Hij dacht dat ze een grapje maakte. Drie weken later ging haar telefoon.</p>
<p><em>Merel, Noor en Daan bestaan alleen in dit verhaal. De linnenkamer bestaat overal.</em></p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'eerste-maand',
      title: 'Zelf net begonnen?',
      text: 'Zeven vragen die je in je eerste maand stelt, zodat je weet wie je belt.',
      button: { label: 'Lees Jong in de zorg', href: '/gezond-werken/jong-in-de-zorg' },
    },
  ],
}
