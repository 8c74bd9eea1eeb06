import assert from 'node:assert/strict'
import test from 'node:test'
import { readSecondMessage } from './second-message.ts'

test('a second message keeps links to paths of ours, emphasis and line breaks (specification 2)', () => {
  const html =
    'Geen mail?<br><a href="/activatielink-aanvragen?a=1&amp;b=2">Vraag <strong>een nieuwe</strong></a> &lt;<em>nu</em>&gt;.'

  assert.deepEqual(readSecondMessage(html), [
    'Geen mail?',
    { tag: 'br', children: [] },
    {
      ...{ tag: 'a', href: '/activatielink-aanvragen?a=1&b=2' },
      children: ['Vraag ', { tag: 'strong', children: ['een nieuwe'] }],
    },
    ' <',
    { tag: 'em', children: ['nu'] },
    '>.',
  ])
})

const hostile: [html: string, words: string][] = [
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>na', 'na'],
  ['<svg><a href="/x" onclick="alert(1)">hier</a></svg>', 'hier'],
  ['<strong onmouseover="alert(1)">hier</strong>', 'hier'],
  ['<a href="javascript:alert(1)">hier</a>', 'hier'],
  ['<a href="JaVaScRiPt&colon;alert(1)">hier</a>', 'hier'],
  ['<a href="https://elders.example/">hier</a>', 'hier'],
  ['<a href="//elders.example">hier</a>', 'hier'],
  ['<a href="/\\elders.example">hier</a>', 'hier'],
  ['<a href="/&#x2f;elders.example">hier</a>', 'hier'],
  ['<a href="/\t/elders.example">hier</a>', 'hier'],
  ['<a href="mailto:iemand@elders.example">hier</a>', 'hier'],
  ["<a href='/x'>hier</a>", 'hier'],
  ['<A HREF="/x">hier</A>', 'hier'],
  ['<a>hier</a>', 'hier'],
  ['<style>p{}</style><p>hier</p>', 'p{}hier'],
  ['hier</a></strong>', 'hier'],
  ['hier<!-- <a href="/x">daar</a> -->', 'hierdaar --&gt;'.replace('&gt;', '>')],
  ['hier<a href="/x"', 'hier'],
]

for (const [html, words] of hostile) {
  test(`of ${JSON.stringify(html)} only the words are left`, () => {
    const read = readSecondMessage(html)

    assert.ok(read.every((node) => typeof node === 'string'))
    assert.equal(read.join(''), words)
  })
}

test('what is not closed is closed at the end, and nothing goes deeper than a person reads', () => {
  assert.deepEqual(readSecondMessage('<strong>a<em>b'), [
    { tag: 'strong', children: ['a', { tag: 'em', children: ['b'] }] },
  ])
  const deep = readSecondMessage(`${'<em>'.repeat(10_000)}a`)
  let depth = 0
  for (let nodes = deep; typeof nodes[0] === 'object'; nodes = nodes[0].children) depth += 1
  assert.equal(depth, 5)
})
