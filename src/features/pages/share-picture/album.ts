/** Pictures that somebody asked for, by address. */
export type Album = { findOrMake: (address: string, make: () => Promise<Buffer>) => Promise<Buffer> }

/**
 * Keeps the newest. They are made one at a time: a program that asks for all of them at once takes one thread, and
 * pages do not wait.
 */
export function openAlbum(most: number): Album {
  const pictures = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()

  function makeInTurn(address: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = turn.then(make)
    turn = picture.catch(() => pictures.delete(address))
    return picture
  }

  return {
    findOrMake(address, make) {
      const known = pictures.get(address)
      if (known) return known

      const picture = makeInTurn(address, make)
      pictures.set(address, picture)
      const [oldest] = pictures.keys()
      if (pictures.size > most && oldest !== undefined) pictures.delete(oldest)
      return picture
    },
  }
}
