import { beforeDiminutive, beforeVowelEnding } from './spelling.ts'

/** The bases of a word outside the list, by its ending alone. Where an ending can be more than one thing, all are given. */
export function guessedBases(form: string): string[] {
  for (const [pattern, bases] of endings) {
    const rest = pattern.exec(form)?.[1]
    if (rest) return bases(rest, form)
  }
  return [form]
}

const endings: [RegExp, (rest: string, form: string) => string[]][] = [
  [/^(.{2,}eer)(?:t|d|de|den)$/, (rest) => [rest]],
  [/^(.{2,}he)den$/, (rest) => [`${rest}id`]],
  [/^(.{2,}ic)i$/, (rest) => [`${rest}us`]],
  [/^(.{2,}(?:ig|isch|lijk|baar|zaam))(?:e|er|ere|st|ste)$/, (rest) => [rest]],
  [/^(.{3,}end)(?:er|ere|st|ste)$/, (rest) => [rest]],
  [/^(.{3,})jes?$/, (rest, form) => [form, ...beforeDiminutive(rest)]],
  [/^(.{4,})ende?$/, (rest, form) => [form, ...beforeVowelEnding(rest)]],
  [/^(.{3,})en$/, (rest, form) => [form, `${rest}e`, ...beforeVowelEnding(rest)]],
  [/^(.{2,}[^aeiou])e$/, (rest, form) => [form, ...beforeVowelEnding(rest)]],
  [/^(.{2,}[^s])s$/, (rest, form) => [form, rest]],
]
