import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage, withBlocks, withText } from '#test/sample-pages.ts'
import { brokenLinks } from './links.ts'

const others = [samplePage('/zorg', withText('<p>a</p>')), samplePage('/zorg/bril')]

function faultsOf(changes: Parameters<typeof sampleCheck>[0]): string[] {
  const { checked, site } = sampleCheck(changes, others)
  return brokenLinks(checked, site).map(({ text }) => text ?? '')
}

const sound = [
  '/zorg',
  '/zorg?onderwerp=bril',
  '/zorg#tekst',
  '#tekst',
  '/zorg/bril',
  '/registreren',
  'https://example.nl',
  'https://www.xn--zorg-3na.example.nl/een%20twee?a#b',
  'mailto:post@example.nl',
  'tel:+31201234567',
  'tel:0800-1234',
]

for (const href of sound) {
  test(`a link to ${href} is sound`, () => {
    assert.deepEqual(faultsOf(withText(`<p><a href="${href}">Zie daar</a></p>`)), [])
  })
}

const nowhere = [
  'https://',
  'https:///',
  'https://ex%20nl/',
  'https://zorg',
  'mailto:',
  'mailto:post',
  'tel:',
]

for (const href of ['/weg', '/zorg#weg', '#weg', '/weg?a=1', '/oud', ...nowhere]) {
  test(`a link to ${href} is broken`, () => {
    assert.deepEqual(faultsOf(withText(`<p><a href="${href}">Zie daar</a></p>`)), [href])
  })
}

test('a link to an old address is advice, unless that leads to a page that is gone', () => {
  const { checked, site } = sampleCheck(withText('<p><a href="/oud">Zie daar</a></p>'), others)
  const gone = { ...site, content: { ...site.content, redirects: new Map([['/oud', '/weg']]) } }

  assert.deepEqual(
    [site, gone].map((each) => brokenLinks(checked, each).map(({ isAdvice }) => isAdvice)),
    [[true], [undefined]],
  )
})

test('an overview lists what stands below a page, the home page too', () => {
  const listing = (below: string) =>
    withBlocks({ kind: 'overview', id: 'lijst', title: 'Lijst', below, order: 'newest', atOnce: 9 })

  assert.deepEqual(faultsOf(listing('/zorg')), [])
  assert.deepEqual(faultsOf(listing('/')), [])
  assert.deepEqual(faultsOf(listing('/zorg/bril')), ['/zorg/bril'])
})

test('a place can be a question of a list', () => {
  const questions = withBlocks(
    { kind: 'text', id: 'tekst', html: '<p><a href="#hoe-lang">Hoe lang?</a></p>' },
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen',
      items: [{ id: 'hoe-lang', question: 'Hoe lang?', html: '<p>Een jaar.</p>' }],
    },
  )

  assert.deepEqual(faultsOf(questions), [])
})

test('links are found in buttons, tiles, topics, testimonials, overviews and what is related', () => {
  const portrait = { name: 'samen', alt: '' }
  const changes = withBlocks(
    {
      kind: 'tile-slider',
      id: 'tegels',
      title: 'Tegels',
      tiles: ['/a', '/b'].map((href) => ({ title: href, text: 'Lees.', href })),
    },
    { kind: 'topic-slider', id: 'onderwerpen', title: 'Onderwerpen', topics: ['/c', '/zorg'] },
    {
      kind: 'testimonial-slider',
      id: 'verhalen',
      title: 'Verhalen',
      testimonials: ['Ria', 'Joost'].map((name) => ({
        quote: 'Ja.',
        name,
        role: 'zorg',
        portrait,
        href: '/d',
      })),
    },
    { kind: 'overview', id: 'overzicht', title: 'Overzicht', below: '/leeg' },
    {
      kind: 'call-to-action',
      id: 'doe-mee',
      title: 'Doe mee',
      text: 'Het is gratis.',
      button: { label: 'Doe mee', href: '/e' },
      forMembers: { title: 'Kies', text: 'Er is keus.', button: { label: 'Kies', href: '/f' } },
    },
  )

  const found = faultsOf({ ...changes, related: ['/g'] })

  assert.deepEqual(found.toSorted(), ['/a', '/b', '/c', '/d', '/d', '/e', '/f', '/g', '/leeg'])
})
