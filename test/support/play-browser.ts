import { after } from 'node:test'

/** What behaviour in a browser finds around it, until the tests of the file are done: others run in the same process. */
export function playBrowser(parts: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parts)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true })
    after(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}
