/** Short Dutch words that everyone can spell. Four different ones, a number and their order: easy to remember. */
const words =
  'appel anker arend baard bagel balie bamboe banaan beker bever bloem boek boom boter brief broek brood brug buiten cactus citroen dakpan dammen deken dolfijn draak druif duin eekhoorn egel eiland emmer fabel fakkel fiets fluit gitaar glas goud gras haan hamer haven helm heuvel honing horizon ijsbeer jasmijn kaars kamer kano karper kasteel kei kelder kers ketel kiosk klaver klok knoop koffer kompas konijn krant kraan kussen lamp lantaarn lente lepel linde maan mand meer melk mispel molen mos muis nagel narcis noord olifant oogst orkest otter oven paard parel park peer penseel piano pinguin plank poort radijs regen ridder rivier robijn roos schaap schelp schip sleutel slinger sneeuw spiegel stoel storm strand tafel tandem theepot tijger toren trein trommel tuin uil vaas veer vijver vlinder vuur wandel weide wolk zadel zeil zilver zomer zwaan zwaluw'.split(
    ' ',
  )

export function suggestPassphrase(): string {
  const left = [...words]
  const chosen = Array.from({ length: 4 }, () => left.splice(randomBelow(left.length), 1)[0])
  return `${chosen.join(' ')} ${10 + randomBelow(90)}`
}

/** Without favouring any: numbers beyond the last whole round are thrown again. */
function randomBelow(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number < Math.floor(2 ** 32 / limit) * limit ? number % limit : randomBelow(limit)
}
