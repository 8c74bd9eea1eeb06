import type { FactTexts } from '#features/insurance/fill-facts.ts'
import type { Finding } from './finding.ts'

/** A text names a fact that exists, in the way a fact is named. */
export function unknownFacts(document: unknown, texts: FactTexts): Finding[] {
  return stringsIn(document).flatMap((text) => [
    ...[...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([token, name = '']) =>
      texts.has(name) ? [] : [{ message: `Er is geen feit met de naam ${name}.`, text: token }],
    ),
    ...(/\{\{|\}\}/.test(text.replace(/\{\{[^{}]*\}\}/g, ''))
      ? [{ message: 'Een feit schrijf je tussen twee haken openen en twee haken sluiten: {{naam}}.', text }]
      : []),
  ])
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : []
}
