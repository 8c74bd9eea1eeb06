import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen/samir-ggz',
  title: 'Samir, ggz: de regel over slaan',
  description:
    'Drie klappen in één jaar, en geen enkele melding. Samir werkt op een gesloten afdeling en leerde van zijn zoon wat er niet klopte.',
  type: 'story',
  topics: ['Veiligheid', 'Team'],
  answers: ['verhaal agressie ggz', 'agressie gesloten afdeling ervaring'],
  related: [
    '/gezond-werken/agressie',
    '/gezond-werken/trainingen/omgaan-met-agressie',
    '/gezond-werken/teamklimaat',
  ],
  publishedDate: '2026-06-16',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '‘Het hoort erbij, zei ik. Tot mijn zoon het vroeg’',
      lead: 'Samir (41) is verpleegkundige op een gesloten afdeling in de ggz, de geestelijke gezondheidszorg. Hij is een rustige man van bijna twee meter.',
      picture: {
        name: 'portret-samir',
        alt: 'Tekening van Samir, een man met krullen, een bril en een baard',
      },
    },
    {
      kind: 'text',
      id: 'het-verhaal',
      html: `
<p>‘Omdat ik groot ben, sturen ze mij naar voren’, zegt Samir. ‘Als er iets broeit, kijkt iedereen om: waar is Samir? Ik vond dat een compliment.’</p>
<p>Hij houdt van het werk. Van de man die na drie weken zwijgen opeens vraagt of er nog soep is. Van potjes tafeltennis om half elf ’s avonds. ‘Mensen komen bij ons binnen op de slechtste dag van hun leven. Als je erbij mag zijn dat het weer een gewone dag wordt, dan is dat veel.’</p>
<p>In één jaar kreeg hij drie klappen. Een vuist op zijn schouder, een deur tegen zijn pols, en in juni een elleboog vol in zijn gezicht.</p>
<p>‘Die laatste kwam van een jongen van twintig, in een psychose. Hij dacht dat ik hem wilde vergiftigen. Ik was niet boos op hem. Echt niet. Ik heb een zak ijs gepakt en ben gaan rapporteren. Onder “bijzonderheden” schreef ik: cliënt was onrustig.’</p>
<h2>De vraag aan tafel</h2>
<p>Thuis zat zijn zoon Ilyas van acht al aan het ontbijt. Hij keek lang naar de blauwe plek.</p>
<blockquote><p>Mijn zoon vroeg waarom er op school wel een regel is over slaan, en op mijn werk niet.</p></blockquote>
<p>‘Ik zei: die meneer is ziek, hij kan er niets aan doen. En Ilyas zei: bij ons op school is er ook een jongen die er niets aan kan doen. Maar dan komt de juf, en dan schrijven we het op, en dan mag je even bij het raam zitten. Wie komt er bij jou?’</p>
<p>Samir had geen antwoord. Tegen zijn vrouw zei hij dat hij moe was. Die week merkte hij dat hij bij het openen van deuren een halve stap naar achteren deed. Hij was niet bang, hield hij zichzelf voor. Hij was voorzichtig.</p>
<h2>Eenenveertig keer niets</h2>
<p>In de personeelskamer begon hij erover, een beetje lachend. Hij vroeg wie er dat jaar geraakt was. Acht van de elf handen gingen omhoog. Hij vroeg wie het gemeld had. Eén hand, en die zakte half weer terug.</p>
<p>‘We zijn gaan tellen, uit het hoofd. Schoppen, spugen, een stoel, een bedreiging met naam en adres. We kwamen op eenenveertig voorvallen. Er waren er drie gemeld. Dus op papier waren wij de rustigste afdeling van het gebouw. Geen wonder dat we geen vierde collega kregen in de avond.’</p>
<p>Waarom had niemand gemeld? Het formulier had vijf schermen. Het vroeg om de naam van de cliënt, en dat voelde als klikken. En er kwam nooit een antwoord.</p>
<h2>Binnen het uur</h2>
<p>Het team maakte met de leidinggevende drie afspraken.</p>
<p>Eén: wie geraakt of bedreigd is, gaat van de vloer af. Ook als het meevalt. Een collega neemt de sleutels over en iemand zet thee. Twee: binnen het uur zitten ze tien minuten bij elkaar. Wat ging eraan vooraf? Wat hielp? Wat heb jij nodig? Drie: een ander vult de melding in. ‘Dat is het slimste. Als je handen trillen, ga je geen vijf schermen doen. Nu zegt een collega: vertel maar, ik typ.’</p>
<p>Na drie maanden legden ze de meldingen naast elkaar. De helft viel tussen half negen en tien uur ’s avonds. Dan ging de rookruimte dicht, was de avondmedicatie en wisselde de dienst. Alles tegelijk.</p>
<p>‘Ik werkte daar negen jaar en ik had het nooit gezien. We hebben de rookruimte een uur later dichtgedaan en de overdracht een half uur vroeger. Meer niet. Het is geen wonder geworden. Maar de avonden zijn anders. Je hoort de tafeltennistafel weer.’</p>
<h2>Eén keer naar de politie</h2>
<p>In november bedreigde een bezoeker een collega op de parkeerplaats. Hij noemde de straat waar ze woonde. Dit keer bleef het niet bij een melding. De leidinggevende ging mee naar het bureau, en in het dossier kwam het adres van de instelling.</p>
<p>‘Ze heeft een week niet gewerkt en daarna twee weken alleen overdag. Niemand zei er iets van. Dat is nieuw. Vroeger had iemand gezegd: dan moet je dit vak niet kiezen. Ik ook.’</p>
<p>En de jongen van twintig? Die knapte op. Voor hij naar huis ging, wilde hij Samir spreken. Hij wist er weinig meer van, maar hij had gehoord dat het zijn elleboog was. ‘We zaten op het bankje buiten. Hij vroeg of het pijn had gedaan. Ik heb niet gezegd dat het meeviel. Ik heb gezegd: ja. En toen hebben we allebei even niets gezegd.’</p>
<p>Thuis hangt een tekening op de koelkast. Een man van bijna twee meter, bij een raam, met een kop thee. Erboven heeft Ilyas geschreven: papa’s regel.</p>
<p><em>Samir, Ilyas en de afdeling zijn verzonnen. De vraag wie er bij jou komt, is dat niet.</em></p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'jouw-afdeling',
      title: 'Wie komt er bij jou?',
      text: 'Lees wat je het eerste uur doet, hoe je meldt en wat je werkgever moet regelen.',
      button: { label: 'Lees over agressie', href: '/gezond-werken/agressie' },
    },
  ],
}
