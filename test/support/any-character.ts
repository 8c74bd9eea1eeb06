import fc from 'fast-check'

const halves = { from: 0xd800, count: 0x800 }

/** Any character there is. To have the same as `unit: 'binary'`, fast-check makes a list of a million first. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - halves.count }).map(
  (number) => String.fromCodePoint(number < halves.from ? number : number + halves.count),
  // From this fast-check knows that it may use words such as `__proto__` too.
  (text) => {
    const [character, ...others] = typeof text === 'string' ? text : ''
    const code = character?.codePointAt(0)
    if (code === undefined || others.length > 0) throw new Error('This is not one character.')
    return code < halves.from ? code : code - halves.count
  },
)
