/** Of everyone there are so many at once in this process, and no more. */
export type Places = { take: (who: string) => Disposable | undefined }

export function openPlaces(most: number): Places {
  const taken = new Map<string, number>()

  function leave(who: string): void {
    const left = (taken.get(who) ?? 1) - 1
    if (left === 0) taken.delete(who)
    else taken.set(who, left)
  }

  return {
    take(who) {
      const here = taken.get(who) ?? 0
      if (here >= most) return undefined
      taken.set(who, here + 1)
      return { [Symbol.dispose]: () => leave(who) }
    },
  }
}
