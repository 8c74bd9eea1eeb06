const stopWords = new Set(
  `aan al als ben bent bij dan dat de der deze die dit doe doen doet door dus een en er erg etc euro ga gaan gaat geen had
  hadden heb hebben hebt heeft hem hen het hier hij hoe hun ie ik in is ja je jij jou jouw jullie kan kon konden kun
  kunnen kunt maar mag me men met mij mijn mijne moet moeten mogen na naar nee niet nog nou nu of om onder ons onze
  ook op over s t te ten ter toch tot u uit uw van voor waar waarmee waarom waarvoor wanneer want waren was wat we wel
  welk welke werd wie wij wil wilde willen word worden wordt ze zich zij zijn zo zodat zou zouden zullen daar daarom
  wilt zal hoeveel niets niemand ergens nergens overal voordat nadat omdat totdat tenzij mits hallo hoi alstublieft svp graag even`.split(
    /\s+/,
  ),
)

/** Words that many questions hold and that say little about what is asked. */
const fillers = new Set(
  `alle alles alleen altijd ander andere anders beste bijvoorbeeld dingen eigenlijk elk elke geef gegeven geldt geven
  gebruik gebruiken goed goede heel helpen help iemand iets info informatie ineens kom komen komt krijg krijgen krijgt
  gekregen laat laten lang liever maak maakt maken meer meest mensen minder moest mogelijk momenteel nemen neem nieuw
  nieuwe nodig ooit opeens precies regelen regel samen snel sommige soms soort steeds tegen terwijl tijdens tussen veel
  via vind vinden volgens vraag vragen weer weet weten welkom weinig werkt wijze zelf zitten zit zoek zoeken zonder
  betekent inhoudt bedoeld duurt duren manier zoals hoort situatie`.split(/\s+/),
)

/** How much a word counts in a query: everything, a little, or nothing as long as there are others. */
export function queryWeightOf(form: string): number {
  if (stopWords.has(form)) return 0
  return fillers.has(form) ? 0.25 : 1
}
