import type { PageFile } from '#features/pages/page.ts'

export const page: PageFile = {
  path: '/gezond-werken/ervaringsverhalen/joost-ambulance',
  title: 'Joost, ambulance: de piep van de magnetron',
  description:
    'Na een reanimatie die niet lukte, reed Joost gewoon door naar de volgende melding. Zes weken later stond hij in zijn keuken te trillen.',
  type: 'story',
  topics: ['Druk', 'Slaap'],
  answers: ['verhaal ambulanceverpleegkundige', 'heftige gebeurtenis ambulance'],
  related: [
    '/gezond-werken/mentale-belasting',
    '/gezond-werken/nachtdiensten',
    '/gezond-werken/trainingen/beter-slapen-na-de-nacht',
  ],
  publishedDate: '2026-09-22',
  blocks: [
    {
      kind: 'hero',
      id: 'begin',
      title: '‘Eén piep, en ik stond weer op die galerij’',
      lead: 'Joost (39) rijdt twaalf jaar op de ambulance. Hij kon overal tegen, dacht hij. Tot zijn eigen keuken hem liet schrikken.',
      picture: { name: 'portret-joost', alt: 'Tekening van Joost, een man met rossig haar en een baard' },
    },
    {
      kind: 'sticky-panel',
      id: 'het-verhaal',
      html: `
<p>Over de melding zelf wil hij kort zijn. Een flat, vier hoog, een jonge vader op de vloer van de gang. In de deuropening van de kinderkamer stond een meisje met een knuffel. ‘We hebben alles gedaan wat je kunt doen. Het lukte niet. Dat gebeurt. Je weet dat het gebeurt.’</p>
<p>Om tien over vier ’s nachts ruimden Joost en zijn maat Harm de tassen in. Om kwart over vier kwam de volgende melding: een vrouw met buikpijn, twee straten verder. Ze reden.</p>
<p>‘Niemand vroeg of het ging. Wij ook niet aan elkaar. Harm zei iets over de lift. Ik zei dat het glad was. En dat was het dan.’</p>
<h2>Drie uur per nacht</h2>
<p>De eerste week sliep hij slecht, maar dat deed hij altijd in de nachten. De tweede week had hij vrij en sliep hij nog steeds niet. Drie uur, en dan klaarwakker. Zijn vrouw hoorde hem beneden de vaatwasser uitruimen.</p>
<p>‘Ik was niet verdrietig. Ik was boos. Op de post, op de buren, op een fietser zonder licht. Mijn zoon van negen morste melk en ik schreeuwde zo hard dat hij onder de tafel kroop. Toen zei mijn vrouw: dit ben jij niet. En ik zei: bemoei je er niet mee.’</p>
<p>Zes weken na die nacht warmde hij soep op. De magnetron was klaar.</p>
<blockquote><p>Niemand had me verteld dat het ook in een magnetron kan zitten. Eén piep, en ik stond weer op die galerij.</p></blockquote>
<p>‘Het was dezelfde toon als onze monitor. Mijn handen trilden zo dat ik de kom liet vallen. En het gekke was: ik zag niet de man. Ik zag dat meisje. Ze had één sok aan.’</p>
<h2>De vraag van Harm</h2>
<p>Hij vertelde het niemand. Wel meldde hij zich af voor een dienst, voor het eerst in jaren. Die avond stond Harm voor de deur, met een zak drop.</p>
<p>‘Hij bleef op de mat staan en zei: ik droom over die sok. Verder niets. Ik heb hem aan zijn mouw naar binnen getrokken, en we hebben tot één uur in de keuken gezeten. Twaalf jaar naast elkaar in een auto, en ik wist niet dat hij dat ook gezien had.’</p>
<p>Harm had zelf al gebeld met het opvangteam: collega’s die zijn opgeleid om collega’s bij te staan. Een meldkamermedewerker die Joost alleen van haar stem kende, kwam bij hem koffiedrinken. Ze stelde weinig vragen. Ze zei dat wat hij had een naam kon hebben, en dat daar mensen voor zijn.</p>
<p>‘Ik dacht dat ik dan uit de auto moest. Dat was mijn grootste angst. Niet dat ik ziek was, maar dat ze me achter een bureau zouden zetten.’</p>
<p>De bedrijfsarts zei dat hij nog niets hoefde te beslissen. De huisarts schreef een verwijzing. Joost ging tien keer naar een psycholoog, op dinsdag, na het zwemmen van zijn zoon. ‘De eerste keer heb ik veertig minuten over roosters gepraat. Ze liet me. Aan het eind vroeg ze hoe het meisje heette. Dat wist ik niet. En toen kwam het.’</p>
<h2>Koffie op de motorkap</h2>
<p>Vier maanden reed hij geen spoed. Hij gaf les, deed gepland vervoer en sliep. Eerst vijf uur, toen zes. In het voorjaar stapte hij weer in, naast Harm.</p>
<p>Er is één ding veranderd op hun post, en het past op een sticker in de auto. Na een zware rit melden ze zich niet meteen vrij. Ze vragen de meldkamer om tien minuten. Dan zetten ze twee bekers op de motorkap en stellen elkaar één vraag: wat zag jij?</p>
<p>‘Niet: gaat het? Want dan zeg je ja. Wat zag jij. Dan hoor je dat de ander naar een sok keek, of naar een foto aan de muur. Meestal is het in vijf minuten klaar. Soms lachen we. En soms zegt een van ons: ik moet er morgen nog iemand over bellen.’</p>
<p>De meldkamer gaf die tien minuten niet vanzelf. De post heeft erom gevraagd, samen, met een brief waar alle namen onder stonden. ‘Er zijn nachten dat het niet kan. Dan doen we het om zeven uur, op de parkeerplaats. Maar we slaan het niet over. Dat hebben we afgesproken, en wie het vergeet, trakteert.’</p>
<p>De magnetron heeft hij weggedaan. ‘Dat mag ook’, zegt hij. ‘Je hoeft niet alles te overwinnen. Soep kan op het vuur.’</p>
<p><em>Joost en Harm hebben we bedacht. Herken je iets van hun verhaal bij jezelf, wacht dan geen zes weken.</em></p>
`,
      panel: {
        title: 'Komt het dichtbij?',
        text: 'Praat met iemand. Bij mentale belasting staat wat je vandaag kunt doen. Denk je aan zelfdoding, bel dan 113 of gratis 0800-0113.',
        button: { label: 'Lees wie je kunt bellen', href: '/gezond-werken/mentale-belasting' },
      },
    },
  ],
}
