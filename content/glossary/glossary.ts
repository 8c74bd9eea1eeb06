import type { GlossaryEntry } from '#features/settings/settings.ts'

/** Hard words and what they mean. No amounts: those change every year, and stand on the page to read more. */
export const glossary: GlossaryEntry[] = [
  {
    word: 'aanvullende verzekering',
    forms: ['aanvullende verzekeringen', 'aanvullend pakket', 'aanvullende pakketten'],
    explanation:
      'Een verzekering die je mag nemen naast de basisverzekering, bijvoorbeeld voor fysiotherapie of de tandarts.',
    path: '/zorgverzekering/aanvullende-pakketten',
  },
  {
    word: 'acceptatieplicht',
    forms: [],
    explanation:
      'De plicht van een zorgverzekeraar om iedereen toe te laten tot de basisverzekering. Ook als je ziek bent.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'arbeidsongeschikt',
    forms: ['arbeidsongeschikte', 'arbeidsongeschiktheid'],
    explanation: 'Je kunt door ziekte of een handicap niet of minder werken.',
    path: '/zorgverzekering/je-situatie-verandert/arbeidsongeschikt',
  },
  {
    word: 'Arbowet',
    forms: ['arbo', 'Arbeidsomstandighedenwet'],
    explanation: 'De wet die zegt hoe je werkgever zorgt dat je veilig en gezond kunt werken.',
  },
  {
    word: 'basispakket',
    forms: [],
    explanation:
      'De zorg die in elke basisverzekering zit. De overheid bepaalt wat dat is, dus het is bij elke verzekeraar gelijk.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'basisverzekering',
    forms: ['basisverzekeringen'],
    explanation:
      'De zorgverzekering die iedereen in Nederland moet hebben. Je kiest zelf bij welke verzekeraar.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'bedrijfsarts',
    forms: ['bedrijfsartsen'],
    explanation:
      'Een arts die je helpt als je door je werk ziek wordt, of als je door ziekte niet kunt werken. Je werkgever betaalt.',
  },
  {
    word: 'burn-out',
    forms: ['burn-outs', 'burn-outklachten'],
    explanation: 'Je bent zo lang gespannen geweest dat je helemaal op bent, en vaak niet meer kunt werken.',
    path: '/gezond-werken/mentale-belasting',
  },
  {
    word: 'cao',
    forms: ['cao’s'],
    explanation:
      'Collectieve arbeidsovereenkomst: de afspraken over loon en werk die voor een hele groep werknemers gelden.',
    path: '/zorgverzekering/werkgeversbijdrage',
  },
  {
    word: 'collectief',
    forms: ['collectieve', 'collectieve verzekering', 'collectiviteit'],
    explanation:
      'Voor een groep. Bij een collectieve verzekering maakt één organisatie afspraken voor alle leden.',
    path: '/zorgverzekering/wie-mag-meedoen',
  },
  {
    word: 'combinatiepolis',
    forms: ['combinatiepolissen'],
    explanation:
      'Een basisverzekering tussen natura en restitutie in. Bij een deel van de zorg kies je vrij, bij een deel niet.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'contract met je verzekeraar',
    forms: [
      'contract met de verzekeraar',
      'contract met jouw verzekeraar',
      'contract met mijn verzekeraar',
      'met een contract',
      'zonder contract',
      'gecontracteerde zorg',
      'gecontracteerd',
    ],
    explanation:
      'De afspraak tussen een zorgverlener en je verzekeraar over prijs en kwaliteit. Zonder contract betaal je soms een deel zelf.',
    path: '/zorgverzekering/zorgverlener-zoeken',
  },
  {
    word: 'declareren',
    forms: ['declareer', 'declareert', 'declaratie', 'declaraties'],
    explanation:
      'Een rekening die je zelf betaalde naar je verzekeraar sturen, zodat je het geld terugkrijgt.',
    path: '/zorgverzekering/nota-indienen',
  },
  {
    word: 'dekking',
    forms: [],
    explanation: 'De zorg die je verzekering betaalt, en tot welk bedrag.',
    path: '/zorgverzekering/vergoedingen',
  },
  {
    word: 'eigen bijdrage',
    forms: ['eigen bijdragen', 'wettelijke eigen bijdrage'],
    explanation:
      'Het deel van de prijs dat je bij sommige zorg altijd zelf betaalt. Dit staat los van het eigen risico.',
    path: '/zorgverzekering/eigen-risico',
  },
  {
    word: 'eigen risico',
    forms: ['verplicht eigen risico', 'verplichte eigen risico'],
    explanation:
      'Het bedrag dat je elk jaar eerst zelf betaalt voor zorg uit de basisverzekering. Daarna betaalt je verzekeraar.',
    path: '/zorgverzekering/eigen-risico',
  },
  {
    word: 'ggz',
    forms: ['geestelijke gezondheidszorg'],
    explanation:
      'Geestelijke gezondheidszorg: hulp bij psychische klachten, bijvoorbeeld van een psycholoog.',
    path: '/zorgverzekering/vergoedingen/psycholoog',
  },
  {
    word: 'hulpmiddel',
    forms: ['hulpmiddelen', 'medisch hulpmiddel', 'medische hulpmiddelen'],
    explanation:
      'Iets wat je helpt als je lichaam iets niet goed kan, zoals krukken, een hoortoestel of steunkousen.',
    path: '/zorgverzekering/vergoedingen/hulpmiddelen',
  },
  {
    word: 'indicatie',
    forms: ['indicaties', 'indiceren'],
    explanation: 'De beslissing van een deskundige over welke zorg je nodig hebt, en hoeveel.',
    path: '/zorgverzekering/vergoedingen/wijkverpleging',
  },
  {
    word: 'ledenraad',
    forms: [],
    explanation: 'Een groep leden die namens alle leden meepraat en meebeslist over wat IZZ doet.',
    path: '/over-ons/ledenraad',
  },
  {
    word: 'mantelzorg',
    forms: ['mantelzorger', 'mantelzorgers'],
    explanation:
      'Zorg die je langere tijd geeft aan iemand die dicht bij je staat, zonder dat je ervoor betaald wordt.',
    path: '/gezond-werken/mantelzorg-naast-werk',
  },
  {
    word: 'natura',
    forms: ['naturapolis', 'naturapolissen', 'naturaverzekering'],
    explanation:
      'Een basisverzekering waarbij je gaat naar zorgverleners met wie je verzekeraar afspraken heeft. Die rekening gaat naar je verzekeraar.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'nota',
    forms: ['nota’s'],
    explanation: 'Een rekening, bijvoorbeeld van je tandarts of het ziekenhuis.',
    path: '/zorgverzekering/nota-indienen',
  },
  {
    word: 'ondernemingsraad',
    forms: ['ondernemingsraden'],
    explanation:
      'Een groep werknemers die door collega’s is gekozen en met de werkgever praat over het werk.',
  },
  {
    word: 'polis',
    forms: ['polissen', 'polisblad', 'zorgpolis'],
    explanation: 'Het bewijs van je verzekering. Er staat in wat je hebt gekozen en wat het kost.',
    path: '/zorgverzekering/vergelijken',
  },
  {
    word: 'polisvoorwaarden',
    forms: ['verzekeringsvoorwaarden'],
    explanation:
      'De regels van je verzekering: wat wordt betaald, tot welk bedrag, en wat je daarvoor moet doen.',
    path: '/zorgverzekering/vergoedingen',
  },
  {
    word: 'premie',
    forms: ['premies', 'zorgpremie', 'zorgpremies'],
    explanation: 'Wat je elke maand betaalt voor je verzekering.',
    path: '/zorgverzekering/premie',
  },
  {
    word: 'preventiemedewerker',
    forms: ['preventiemedewerkers'],
    explanation: 'De collega die je werkgever helpt om het werk veilig en gezond te maken.',
    path: '/gezond-werken/lichamelijk-zwaar-werk',
  },
  {
    word: 'restitutie',
    forms: ['restitutiepolis', 'restitutiepolissen', 'restitutieverzekering'],
    explanation:
      'Een basisverzekering waarbij je zelf kiest naar welke zorgverlener je gaat. Soms betaal je de rekening eerst zelf.',
    path: '/zorgverzekering/basisverzekering',
  },
  {
    word: 'SKGZ',
    forms: [],
    explanation:
      'Stichting Klachten en Geschillen Zorgverzekeringen. Daar ga je heen als je er met je verzekeraar niet uit komt.',
    path: '/klachten',
  },
  {
    word: 'toestemming vooraf',
    forms: ['vooraf toestemming', 'eerst toestemming', 'machtiging', 'machtigingen'],
    explanation:
      'Je verzekeraar moet eerst ja zeggen. Pas daarna begint de behandeling die je vergoed wilt krijgen.',
    path: '/zorgverzekering/vergoedingen',
  },
  {
    word: 'vergoeding',
    forms: ['vergoedingen'],
    explanation: 'Het bedrag dat je verzekering betaalt voor je zorg.',
    path: '/zorgverzekering/vergoedingen',
  },
  {
    word: 'vertrouwenspersoon',
    forms: ['vertrouwenspersonen'],
    explanation:
      'Iemand op je werk met wie je in vertrouwen praat over pesten, intimidatie of discriminatie.',
    path: '/gezond-werken/teamklimaat',
  },
  {
    word: 'verwijzing',
    forms: ['verwijzingen', 'verwijsbrief', 'verwijsbrieven'],
    explanation:
      'Een brief van meestal je huisarts waarmee je naar een specialist mag. Zonder die brief betaalt je verzekeraar vaak niet.',
    path: '/zorgverzekering/vergoedingen/huisarts',
  },
  {
    word: 'vrijwillig eigen risico',
    forms: ['vrijwillige eigen risico'],
    explanation:
      'Een bedrag dat je boven op het verplichte eigen risico zelf wilt betalen. In ruil betaal je minder premie.',
    path: '/zorgverzekering/vrijwillig-eigen-risico',
  },
  {
    word: 'VVT',
    forms: [],
    explanation:
      'Verpleging, verzorging en thuiszorg: het deel van de zorg met verpleeghuizen en zorg aan huis.',
  },
  {
    word: 'werkgeversbijdrage',
    forms: ['werkgeversbijdragen'],
    explanation:
      'Geld dat je werkgever meebetaalt aan je zorgverzekering. Of je het krijgt, staat vaak in je cao.',
    path: '/zorgverzekering/werkgeversbijdrage',
  },
  {
    word: 'wijkverpleging',
    forms: [],
    explanation: 'Verpleging en verzorging bij je thuis, bijvoorbeeld hulp bij wassen of bij een wond.',
    path: '/zorgverzekering/vergoedingen/wijkverpleging',
  },
  {
    word: 'Wlz',
    forms: ['Wet langdurige zorg'],
    explanation: 'Wet langdurige zorg: voor mensen die hun hele leven veel zorg nodig hebben, dag en nacht.',
  },
  {
    word: 'Wmo',
    forms: ['Wet maatschappelijke ondersteuning'],
    explanation: 'Wet maatschappelijke ondersteuning: je gemeente helpt je om thuis te kunnen blijven wonen.',
    path: '/zorgverzekering/vergoedingen/hulpmiddelen',
  },
  {
    word: 'zorgplicht',
    forms: [],
    explanation:
      'De plicht van je verzekeraar om te zorgen dat je op tijd en niet te ver weg zorg kunt krijgen.',
    path: '/zorgverzekering/zorgverlener-zoeken',
  },
  {
    word: 'zorgtoeslag',
    forms: [],
    explanation: 'Geld van de overheid voor wie weinig verdient, om de zorgverzekering te kunnen betalen.',
    path: '/zorgverzekering/premie',
  },
  {
    word: 'zorgverlener',
    forms: ['zorgverleners', 'zorgaanbieder', 'zorgaanbieders'],
    explanation:
      'De persoon of de organisatie die je zorg geeft, zoals een arts, een praktijk of een ziekenhuis.',
    path: '/zorgverzekering/zorgverlener-zoeken',
  },
  {
    word: 'zorgverzekeraar',
    forms: ['zorgverzekeraars'],
    explanation:
      'Het bedrijf waarbij je zorgverzekering loopt en dat je rekeningen betaalt, zoals CZ of VGZ.',
    path: '/zorgverzekering/vergelijken',
  },
  {
    word: 'zzp’er',
    forms: ['zzp’ers', 'zzp'],
    explanation: 'Zelfstandige zonder personeel: je werkt voor jezelf en hebt niemand in dienst.',
    path: '/zorgverzekering/wie-mag-meedoen',
  },
]
