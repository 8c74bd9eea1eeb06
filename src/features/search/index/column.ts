type Numbers = Uint8Array | Uint32Array | Float32Array

/** A list of numbers that grows, in a fraction of the memory of an array. */
export function openColumn<T extends Numbers>(make: (length: number) => T) {
  let numbers = make(1024)
  let length = 0
  return {
    push(number: number) {
      if (length === numbers.length) {
        const larger = make(length * 2)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length++] = number
    },
    length: () => length,
    finish: () => numbers.slice(0, length) as T,
  }
}
