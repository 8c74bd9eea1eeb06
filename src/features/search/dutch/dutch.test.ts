import assert from 'node:assert/strict'
import { test } from 'node:test'
import { relationOf } from './dutch.ts'

const inflected = pairs(`
  huisarts/huisartsen polis/polissen premie/premies ziekenhuis/ziekenhuizen bril/brillen lid/leden brief/brieven
  kind/kinderen bijdrage/bijdragen lens/lenzen vergoeden/vergoed vergoedt/vergoeden vergoed/vergoedde arts/artsen
  tandarts/tandartsen verzekering/verzekeringen zorgverzekering/zorgverzekeringen verzekeraar/verzekeraars
  declaratie/declaraties nota/nota's rekening/rekeningen factuur/facturen apotheek/apotheken medicijn/medicijnen
  klacht/klachten behandeling/behandelingen patiënt/patiënten diëtist/diëtisten psycholoog/psychologen
  fysiotherapeut/fysiotherapeuten verpleegkundige/verpleegkundigen collega/collega's werkgever/werkgevers
  baan/banen dienst/diensten nachtdienst/nachtdiensten rooster/roosters team/teams training/trainingen
  vacature/vacatures sollicitatie/sollicitaties bedrag/bedragen dag/dagen week/weken maand/maanden jaar/jaren
  weg/wegen stad/steden schip/schepen ei/eieren blad/bladeren lied/liederen museum/musea datum/data glas/glazen
  huis/huizen neus/neuzen prijs/prijzen reis/reizen bewijs/bewijzen brief/briefje kaart/kaartje huis/huisje
  bal/balletje ding/dingetje auto/autootje bloem/bloempje koning/koninkje tand/tanden hand/handen been/benen
  oog/ogen voet/voeten rug/ruggen knie/knieën zool/zolen tas/tassen pil/pillen man/mannen vrouw/vrouwen
  zoon/zonen dochter/dochters ouder/ouders partner/partners baby/baby's foto/foto's menu/menu's taxi/taxi's
  probleem/problemen systeem/systemen regel/regels artikel/artikelen middel/middelen motor/motoren
  eigenaar/eigenaren leraar/leraren persoon/personen kantoor/kantoren adres/adressen proces/processen
  mogelijkheid/mogelijkheden overheid/overheden gezondheid/gezondheden werken/werkt werken/werkte werken/gewerkt
  betalen/betaalt betalen/betaalde betalen/betaald krijgen/kreeg krijgen/gekregen schrijven/schreef
  schrijven/geschreven helpen/hielp helpen/geholpen kiezen/koos kiezen/gekozen verliezen/verloor
  vinden/gevonden bieden/geboden geven/gaf nemen/genomen spreken/gesproken lopen/liep slapen/sliep
  opzeggen/opgezegd opzeggen/opzegt overstappen/overgestapt aanvragen/aangevraagd indienen/ingediend
  aanmelden/aangemeld afsluiten/afgesloten voorschrijven/voorgeschreven verhuizen/verhuisd scheiden/gescheiden
  overlijden/overleden declareren/gedeclareerd registreren/geregistreerd verzekeren/verzekerd
  behandelen/behandeld roken/gerookt stoppen/gestopt leven/leeft groot/grote groot/groter hoog/hoge laag/lagere
  duur/duurder zwaar/zware oud/oudste ziek/zieke nieuw/nieuwe goedkoop/goedkoper speciaal/speciale
  officieel/officiële individueel/individuele vrij/vrije boos/boze lief/lieve burn-out/burn-outs zzp'er/zzp'ers
  e-mail/e-mails cao/cao's uur/uren spreekuur/spreekuren ledenraad/ledenraden bestuurslid/bestuursleden`)

const derived = pairs(`
  vergoeden/vergoeding vergoed/vergoeding verzekeraar/verzekering verzekeren/verzekering behandelen/behandelaar
  betalen/betaling opzeggen/opzegging verhuizen/verhuizing scheiden/scheiding bevallen/bevalling
  zorgverzekeraar/zorgverzekering declareren/declaratie registreren/registratie solliciteren/sollicitatie
  vaccineren/vaccinatie fysiotherapie/fysiotherapeut psychologie/psycholoog psychiatrie/psychiater
  logopedie/logopedist orthodontie/orthodontist ziek/ziekte hoog/hoogte gezond/gezondheid
  arbeidsongeschikt/arbeidsongeschiktheid zwanger/zwangerschap lid/lidmaatschap roken/roker verplegen/verpleger
  kiezen/keuze helpen/hulp maand/maandelijks begeleiden/begeleiding wonen/woning`)

const parts = pairs(`
  verzekering/zorgverzekering zorg/zorgverzekering toeslag/zorgtoeslag bril/brilvergoeding vergoeding/brilvergoeding
  huis/ziekenhuis zieken/ziekenhuis kinderen/kinderarts arts/kinderarts zon/zonnebril kosten/ziektekosten
  ziekte/ziektekosten dienst/nachtdienst nacht/nachtdiensten leden/ledenvoordeel voordeel/ledenvoordeel
  verzekering/verzekeringskaart werkgever/werkgeversbijdrage bijdrage/werkgeversbijdrage gehoor/gehoorapparaat
  kraam/kraamzorg geld/geldzorgen rouw/rouwverwerking basis/basisverzekering zool/steunzolen
  huisarts/huisartsenpost post/huisartsenpost gezondheid/gezondheidszorg reis/reisvaccinaties
  verlof/zwangerschapsverlof zwangerschap/zwangerschapsverlof zorg/thuiszorg bestuur/bestuurslid
  vertrouwen/vertrouwenspersoon bedrijf/bedrijfsarts mantel/mantelzorg burn/burn-out`)

const unrelated = pairs(`
  beha/behandelen kuur/keur lid/lied arm/armoede kamer/kameraad kan/kant gas/gast mark/markt kas/kast buur/buurt
  staar/staart paar/paard maan/maand haas/haast mis/mist plan/plant kop/koop bal/baal man/maan rat/raat bon/boon
  ram/raam pot/poot bom/boom kok/kook zon/zoon tak/taak pen/peen mat/maat lat/laat zak/zaak rok/rook slot/sloot
  bot/boot wel/wiel bril/briljant polis/politie premie/premier dok/dokter hand/handel tand/tandem oor/oorlog
  oor/oorzaak ring/vergadering ster/minister rij/bakkerij pen/lopen lijk/vriendelijk deel/voordeel stand/verstand
  stuur/bestuur kop/koppel stem/stempel leven/lever zoom/zomer let/letter wond/wonder kas/kasteel bank/banket
  kant/kantoor pols/polis recept/receptie brie/brief lens/lente kosten/kast rente/rennen goed/vergoeding
  vrijwillig/vrijwilliger rij/rijk bed/bedrijf klim/klimaat dag/bedaagd nota/noot beval/bevel
  huur/uur steen/teen bes/best feest/fee gift/gif post/pos lijst/lijs adres/ader`)

test('inflections of one word share a base', () => {
  const wrong = inflected.filter(([a, b]) => !['same', 'inflected'].includes(relationOf(a, b) ?? ''))

  assert.deepEqual(wrong, [])
})

test('words made from one another are known as such', () => {
  const wrong = derived.filter(([a, b]) => relationOf(a, b) !== 'derived')

  assert.deepEqual(wrong, [])
})

test('a compound is known by each of its words, in any form and with any linking sound', () => {
  const wrong = parts.filter(([a, b]) => relationOf(a, b) !== 'part')

  assert.deepEqual(wrong, [])
})

test('words that only look alike have nothing to do with each other', () => {
  const wrong = unrelated.filter(([a, b]) => relationOf(a, b) !== undefined)

  assert.deepEqual(wrong, [])
})

function pairs(list: string): [string, string][] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/') as [string, string])
}
