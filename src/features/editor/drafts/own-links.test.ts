import assert from 'node:assert/strict'
import test from 'node:test'
import { withOwnLinks } from './own-links.ts'

const origin = 'https://www.izz.example:4777'

const becomes = {
  'https://www.izz.example:4777/bestaat-niet': '/bestaat-niet',
  'http://www.izz.example:4777/contact?a=1#b': '/contact?a=1#b',
  'HTTPS://WWW.IZZ.example:4777/contact': '/contact',
  '//www.izz.example:4777/contact': '/contact',
  'https://www.izz.example:4777': '/',
  'https://www.izz.example:4777#kop': '/#kop',
  'https://www.izz.example:4777//elders.nl': '/elders.nl',
}
const others = [
  'https://www.izz.example/contact',
  'https://www.izz.example:4777@elders.nl/',
  'https://iemand@www.izz.example:4777/',
  'https://www.izz.example:4777/\\elders.nl',
  'https://www.izz.example:47770/',
  'https://',
  'mailto:info@izz.example',
  '/contact',
  '#kop',
]

test('a link with the address of the site becomes a path, in a text and in a field', () => {
  for (const [typed, path] of Object.entries(becomes)) assert.deepEqual(linked(typed), linkedAsIs(path))
})

test('any other link stays as it is', () => {
  for (const typed of others) assert.deepEqual(linked(typed), linkedAsIs(typed))
})

test('words that look like a link stay words', () => {
  const document = { title: `${origin}/contact`, blocks: [{ html: `<p>${origin}/contact</p>` }] }

  assert.deepEqual(withOwnLinks(document, origin), document)
})

function linked(href: string) {
  return withOwnLinks(linkedAsIs(href), origin)
}

function linkedAsIs(href: string) {
  return { sources: [{ href }], blocks: [{ button: { href }, html: `<p><a href="${href}">Lees</a></p>` }] }
}
