import { isVerbPrefix } from './strong-verbs.ts'

/** Endings that happen to be words too: "vergadering" holds no ring, "klimaat" no aat. */
const endings = new Set(
  `aal aar aard aat abel baar deer den ding dom eer eerd eerde eerden eert els end ens eren ers ezel ging gram heer heid isme iteit kade keer ken king
  laar laars lade lier lig lijk ling loge loog loos luit men mier naar natie neer nen nier nis pen raar rage ren riek
  rij rijf rijs ring sage sant schap sel sen sie sier ste sten ster teer tel tem ten ter tie ting tof tok tors tuur
  ver vering ving zing`.split(/\s+/),
)

const beginnings = new Set(
  `als anti bes com con dan dat den des die dit een ges het hun maar men met niet nog ons ook oor par per por pre pro
  ste ten ter van was wat wel wie zal zij`.split(/\s+/),
)

export function mayEndCompound(surface: string): boolean {
  return !endings.has(surface)
}

/** Prefixes of verbs that are words in their own right: thuiszorg, wegverkeer, deeltijd. */
const wordsAsPrefix = new Set('deel groot open plaats samen stil stop thuis vrij weg'.split(' '))

/** A preposition makes another word, not a kind of it: "voordeel" is no deel. */
export function mayBeginCompound(surface: string): boolean {
  if (surface.length < 3 || beginnings.has(surface)) return false
  return wordsAsPrefix.has(surface) || !isVerbPrefix(surface)
}
