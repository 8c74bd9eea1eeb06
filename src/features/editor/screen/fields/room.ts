/** How much may still be typed, told when it begins to matter. */
export function roomLeft(length: number, most: number): string | undefined {
  const left = most - length
  if (left < 0) return left === -1 ? '1 teken te veel' : `${-left} tekens te veel`
  if (left > Math.max(20, most * 0.2)) return undefined
  return left === 1 ? 'nog 1 teken' : `nog ${left} tekens`
}
