/**
 * For what is worked out of something that cannot change any more, nor anything in it: once for each, as long as that is
 * there. What can still change is looked at every time.
 */
export function onceForFrozen<Input, T>(work: (input: Input) => T): (input: Input) => T {
  const known = new WeakMap<object, { result: T }>()
  return (input) => {
    if (typeof input !== 'object' || input === null || !Object.isFrozen(input)) return work(input)
    const found = known.get(input) ?? { result: work(input) }
    known.set(input, found)
    return found.result
  }
}
