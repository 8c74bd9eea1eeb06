import assert from 'node:assert/strict'
import test from 'node:test'
import { getFacts } from '#features/insurance/facts.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { typedAmounts } from './typed-amounts.ts'

const facts = getFacts(sampleFacts(), '2026-11-17')

function told(html: string): string[] {
  return typedAmounts(samplePage('/proef', withText(html)), facts).map(({ message }) =>
    message.replaceAll('\u00a0', ' '),
  )
}

test('an amount that is a fact is told once for a block, with the name to write instead', () => {
  assert.deepEqual(typedAmounts(samplePage('/proef', withText('<p>In 2026 € 385, dus € 385.</p>')), facts), [
    {
      message:
        '€ 385 is met de hand getypt en is gelijk aan: Eigen risico (2026). Bedoel je dat? Schrijf {{eigen-risico 2026}}, dan verandert het mee. Is het iets anders? Schrijf {{€ 385}}.',
      text: '€ 385',
      block: 'tekst',
      isAdvice: true,
    },
  ])
})

test('an amount that is nearly a fact or a premium is told too', () => {
  assert.match(told('<p>€ 383</p>')[0] ?? '', /lijkt op: Eigen risico \(2026\), dat is € 385\./)
  assert.match(told('<p>€&nbsp;24,50</p>')[0] ?? '', /Schrijf \{\{premie plus 2026\}\}/)
  assert.match(told('<p>€\u00a01.895,40</p>')[0] ?? '', /Schrijf \{\{jaarpremie vgz-natura 2026\}\}/)
})

test('what is something else, comes from a fact or is meant as it is typed, is left', () => {
  assert.deepEqual(told('<p>€ 0, € 380, € 38, € 3.850 en € 38500000000</p>'), [])
  assert.deepEqual(told('<p>{{eigen-risico 2026}}, {{€ 385}} en {{€ 24,50}}</p>'), [])
})

test('the title of a page is read as its blocks are', () => {
  const [finding] = typedAmounts(samplePage('/proef', { title: 'Je betaalt € 385' }), facts)

  assert.equal(finding?.block, undefined)
  assert.equal(finding?.text, '€ 385')
})
