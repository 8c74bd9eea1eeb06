/**
 * Forms of strong and irregular verbs that no rule can find, after the stem they belong to.
 * A form after a hyphen is also another word, and counts only behind a prefix: "sloot" is a ditch, "besloot" is not.
 */
const table = `
bederf bedierf bedierven bedorven|bedrieg bedroog bedrogen|begin begon begonnen|berg -borg -borgen geborgen
beveel bevalen bevolen|bied -bood -boden geboden|bijt -beet -beten gebeten|bind -bond -bonden gebonden
blijf bleef bleven gebleven|blink blonk geblonken|breek brak braken gebroken|breng bracht brachten gebracht
buig -boog bogen gebogen|denk dacht dachten gedacht|doe doet doen deed deden gedaan|draag droeg droegen
drijf dreef dreven gedreven|dring drong drongen gedrongen|drink dronk dronken gedronken|duik dook doken gedoken
dwing dwong dwongen gedwongen|eet -at aten eten gegeten|fluit floot floten gefloten|ga gaat gaan ging gingen gegaan
geef gaf gaven|geld gold golden gegolden|genees genas genazen|geniet genoot genoten|giet goot goten gegoten
glijd gleed gleden gegleden|graaf groef groeven|grijp greep grepen gegrepen|hang hing hingen
heb heeft hebt had hadden gehad|hef hief hieven geheven|help hielp hielpen geholpen|houd hou hield hielden
jaag joeg joegen|kies koos kozen gekozen|kijk keek keken gekeken|klim klom klommen geklommen
klink klonk klonken geklonken|knijp kneep knepen geknepen|kom kwam kwamen komen gekomen
koop kocht kochten gekocht|krijg kreeg kregen gekregen|krimp kromp gekrompen|kruip kroop kropen gekropen
kun kan kunt kon konden gekund|laat liet lieten|lach lacht gelachen|lees -las lazen|lieg -loog logen gelogen
lig lag lagen gelegen|lijd geleden|lijk leek leken geleken|loop liep liepen|los -lost gelost
mag mogen mocht mochten|meet -mat -maten gemeten|mijd meed meden gemeden|moet moest moesten
neem nam namen genomen|overlijd overleed overleden overlijden|pas past|prijs prees geprezen|rijd -reed -reden gereden
rijs -rees gerezen|roep riep riepen|ruik geroken|scheld schold gescholden|schenk schonk schonken geschonken
scheer schoor geschoren|schiet schoot schoten geschoten|schijn scheen schenen geschenen
schrijf schreef schreven geschreven|schrik schrok schrokken geschrokken|schuif schoof schoven geschoven
sla slaat slaan sloeg sloegen geslagen|slaap sliep sliepen|sluit -sloot -sloten gesloten|smelt smolt gesmolten
snijd sneed sneden gesneden|spreek sprak spraken gesproken|spring sprong sprongen gesprongen|spuit spoot gespoten
sta -staat staan stond stonden gestaan|steek stak -staken gestoken|steel gestolen|sterf stierf stierven gestorven
stijg -steeg -stegen gestegen|strijd streed gestreden|strijk gestreken|tref trof troffen getroffen
trek trok trokken getrokken|vaar voer|val viel vielen|vang ving vingen|vecht -vocht vochten gevochten
verdwijn verdween verdwenen|vergeet vergat vergaten|verlies verloor verloren|vind vond vonden gevonden
vlieg vloog vlogen gevlogen|vraag -vroeg vroegen|vries vroor vroren gevroren|weeg -woog wogen gewogen
weet wist wisten|werf wierf wierven geworven|werp wierp wierpen geworpen|wijk -week -weken geweken
wijs -wees -wezen gewezen|win won wonnen gewonnen|wind -wond -wonden gewonden|word werd werden geworden wordt
wrijf wreef gewreven|zeg zei zeiden|zend -zond -zonden gezonden|zie ziet zien zag zagen gezien
zing zong zongen gezongen|zink zonk gezonken|zit zat zaten gezeten|zoek zocht zochten gezocht
zuig zoog gezogen|zwem zwom zwommen gezwommen|zweer zwoer gezworen|zwijg zweeg zwegen gezwegen`

export const strongVerbs = new Map<string, string>()
export const strongBehindPrefix = new Map<string, string>()

for (const line of table.split(/[|\n]/)) {
  const [stem, ...forms] = line.trim().split(' ')
  for (const form of forms) {
    strongBehindPrefix.set(form.replace('-', ''), stem ?? '')
    if (!form.startsWith('-')) strongVerbs.set(form, stem ?? '')
  }
}

const prefixes =
  `aan achter af be bij binnen boven deel dicht door er ge goed groot her in kapot klaar los mee mis na neer om onder ont
  open op over plaats rond samen stil stop tegen terug thuis toe tussen uit vast ver vol voor voort vrij weg weer`.split(
    /\s+/,
  )
const onceOrTwice = new Set([
  ...prefixes,
  ...prefixes.flatMap((first) => prefixes.map((second) => first + second)),
])

/** Also two in a row: aan-be-taal, her-ver-deel. */
export function isVerbPrefix(start: string): boolean {
  return onceOrTwice.has(start)
}
