import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen/ria-overgang',
  title: 'Ria, operatieassistent: het woord was weg',
  description:
    'Dertig jaar aan de operatietafel, en toen kwam de overgang. Ria dacht aan stoppen, tot ze het hardop zei in de koffiekamer.',
  type: 'story',
  topics: ['Levensfase', 'Lichaam'],
  answers: ['verhaal overgang op het werk', 'overgang operatiekamer ervaring'],
  related: [
    '/gezond-werken/overgang-en-werk',
    '/zorgverzekering/vergoedingen/overgang',
    '/gezond-werken/teamklimaat',
  ],
  publishedDate: '2026-04-14',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '‘Mijn handen wisten het nog, mijn hoofd niet’',
      lead: 'Ria (53) staat dertig jaar aan de operatietafel. Ze kan de meeste ingrepen dromen. Maar dromen deed ze al maanden niet meer.',
      picture: { name: 'portret-ria', alt: 'Tekening van Ria, een vrouw met grijs haar en een ronde bril' },
    },
    {
      kind: 'text',
      id: 'het-verhaal',
      html: `
<p>Op de operatiekamer is het twintig graden. Dat is fris, als je stilstaat in een katoenen pak. Maar als er röntgen bij komt, draag je een loden schort, en daarover een steriele jas. Dan een muts, een masker en twee paar handschoenen. ‘Je bent ingepakt als een kerstcadeau’, zegt Ria. ‘En dan begint het. Van je tenen naar je haargrens, alsof iemand een kraan opendraait.’</p>
<p>Ze mag haar voorhoofd niet aanraken. Ze mag niet weg. Dus staat ze daar, met een straaltje dat langs haar neus loopt, en geeft ze de naaldvoerder aan.</p>
<p>‘De eerste keer dacht ik dat ik griep kreeg. De tiende keer wist ik wel beter. Maar zeg het maar eens, tussen vijf mensen met een masker voor.’</p>
<h2>De klem</h2>
<p>Het warme was vervelend. Het andere was erger. Op een woensdag in maart vroeg de chirurg om een klem. Een gewone, die ze tien keer per dag aangeeft.</p>
<blockquote><p>Dertig jaar ken ik elk instrument bij naam. En toen stond ik daar, en het woord was weg.</p></blockquote>
<p>‘Mijn hand lag er al op. Mijn handen wisten het nog. Maar bij het tellen moet je het hardop zeggen, met de omloop. En ik zei: die daar. Die met die bek. Het was doodstil. Een jonge assistent grinnikte, en iemand zei: oma is moe.’</p>
<p>Thuis zocht ze op haar telefoon naar beginnende dementie. Ze was vier uur wakker die nacht, zoals alle nachten. Om half zeven fietste ze weer naar haar werk. In haar hoofd schreef ze de brief al: met ingang van de zomer zou ze stoppen.</p>
<p>‘Ik was niet bang voor die grap. Ik was bang dat er een gaasje achterbleef. Ik dacht: als ik niet meer kan tellen, mag ik hier niet staan.’</p>
<h2>Koffiekamer, kwart over tien</h2>
<p>Het was geen plan. Tussen twee operaties zat ze in de koffiekamer met haar voeten op een kruk. Tegenover haar zat Wilma van de anesthesie, met een mapje papier te wapperen.</p>
<p>‘Ik zei: heb jij dat ook? Zij zei: al drie jaar, meid. Zo stom. Drie jaar zat ze naast me te wapperen, en ik had het nooit gezien.’</p>
<p>Binnen tien minuten waren ze met z’n vieren. Iemand had altijd een tweede hemd bij zich. En iemand zei dat zij bij de huisarts was geweest, en dat die haar serieus nam. Ria maakte die middag een afspraak.</p>
<p>‘Het was geen dementie. Dat was het eerste wat ik wilde weten. De rest is tussen de dokter en mij. Maar ik liep naar buiten en ik heb in de fietsenstalling staan lachen.’</p>
<h2>Een gesprek met een man van 34</h2>
<p>Haar teamleider is negentien jaar jonger. Ze had drie nachten geoefend op een zin waarin het woord niet voorkwam. ‘Ik had bedacht: hormonale omstandigheden. Hij keek me aan en zei: bedoel je de overgang? Mijn moeder lag op de keukenvloer, met haar wang op de tegels. Wat heb jij nodig?’</p>
<p>Ze had drie dingen. Bij lange ingrepen wil ze na twee uur wisselen. Na een slechte nacht begint ze liever als omloop dan aan tafel. En ze wilde dat er niemand meer ‘oma’ zei.</p>
<p>‘Het eerste kon morgen. Het tweede doen we met een gebaar: ik leg mijn muts op het bord, dan weet de planning genoeg. Niemand hoeft iets uit te leggen. En het mooie is: een jonge vader met een huilbaby legt nu ook zijn muts op het bord.’</p>
<p>Het derde nam de teamleider op zich. Hij zei in het werkoverleg dat er op de operatiekamer één regel is over grappen. Degene over wie het gaat, moet het hardst lachen. De jonge assistent kwam zelf naar Ria toe. ‘Ze had een bakje aardbeien bij zich. Ze zei dat ze zich geschaamd had, omdat ze zelf die week de naam van de chirurg was vergeten.’</p>
<h2>Wat bleef</h2>
<p>Ria slaapt nog steeds niet goed. De warmte komt nog, alleen minder vaak. Tellen doet ze nu van een lijst, samen, hardop, regel voor regel. Inmiddels telt de hele afdeling zo.</p>
<p>De brief heeft ze nooit verstuurd. In haar kluis hangen twee hemden en een waaier met papegaaien, van Wilma gekregen.</p>
<p>‘Ik heb nog veertien jaar te gaan’, zegt ze. ‘Die ga ik niet zwijgend staan zweten.’ Ze denkt even na. ‘Een kocher. Zo heet die klem. Zie je wel.’</p>
<p><em>Ria en Wilma zijn niet echt. We verzonnen ze voor iedereen die dacht de enige in de koffiekamer te zijn.</em></p>
`,
    },
    {
      kind: 'call-to-action',
      id: 'erover-beginnen',
      title: 'Zelf erover beginnen?',
      text: 'Een paar zinnen om te lenen, en wat je van je werkgever mag vragen.',
      button: { label: 'Lees Overgang en werk', href: '/gezond-werken/overgang-en-werk' },
    },
  ],
}
