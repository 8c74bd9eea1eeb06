import assert from 'node:assert/strict'
import test from 'node:test'
import { loadPageRenderer } from '#http/page-renderer.ts'
import { contrastOf } from '#test/contrast.ts'
import { worked } from '#test/worked.ts'
import type { Mail, MailKind, MailOf } from './mail.ts'

const { writeMail } = await loadPageRenderer(new URL('../../../build/', import.meta.url))

const origin = 'https://www.example.nl'
const to = 'anna@example.nl'
const firstName = 'Anna'
const code = 'q7Zk-3_vYw0xB1n9T5sLrE8uHcGd2JfKaMoPiXbQyVt'

const hostileNames = [
  'Ga nu naar www.prijs.nl en vul je pincode in',
  'www.prijs.nl',
  '<b>Anna</b>',
  '"><script>alert(1)</script>',
  "'&amp;<img src=x onerror=a>",
]

/** One of each; a kind without a sample is a type error. */
const samples: { [Kind in MailKind]: { mail: MailOf<Kind>; path: string } } = {
  activate: withPath({ kind: 'activate', to, path: `/activeren?code=${code}` }),
  'account-exists': { mail: { kind: 'account-exists', to, firstName }, path: '/inloggen' },
  'reset-password': withPath({
    kind: 'reset-password',
    to,
    firstName,
    path: `/wachtwoord-instellen?code=${code}`,
  }),
  'password-changed': { mail: { kind: 'password-changed', to, firstName }, path: '/wachtwoord-vergeten' },
  'confirm-email': withPath({
    kind: 'confirm-email',
    to,
    path: `/e-mailadres-bevestigen?code=${code}`,
  }),
  'email-changed': { mail: { kind: 'email-changed', to, firstName }, path: '/contact' },
  'email-taken': { mail: { kind: 'email-taken', to, firstName }, path: '/inloggen' },
  'account-removed': { mail: { kind: 'account-removed', to, firstName }, path: '/' },
  'editor-invited': { mail: { kind: 'editor-invited', to, firstName }, path: '/redactie' },
  'colleague-invited': withPath({
    kind: 'colleague-invited',
    to,
    role: 'Schrijver',
    path: `/uitnodiging?code=${code}`,
  }),
  'role-changed': { mail: { kind: 'role-changed', to, firstName, role: 'Beheer' }, path: '/redactie' },
  'check-asked': withPath({ kind: 'check-asked', to, firstName, what: 'page', path: '/redactie' }),
  'check-sent-back': withPath({ kind: 'check-sent-back', to, firstName, what: 'setting', path: '/redactie' }),
  premium: withPath({
    kind: 'premium',
    to,
    year: 2026,
    path: '/zorgverzekering/premie-berekenen?leeftijd=41-12',
    choices: [
      {
        name: 'VGZ natura',
        month: '€ 157,95',
        year: '€ 1.895,40',
        lines: ['VGZ natura: € 157,95. 1 volwassene.'],
      },
    ],
  }),
  'second-factor-changed': {
    mail: { kind: 'second-factor-changed', to, firstName, change: 'set-up' },
    path: '/contact',
  },
  'second-factor-failed': {
    mail: { kind: 'second-factor-failed', to, firstName },
    path: '/wachtwoord-vergeten',
  },
  'recovery-code-used': {
    mail: { kind: 'recovery-code-used', to, firstName, left: 9 },
    path: '/contact',
  },
  'publication-failed': withPath({
    kind: 'publication-failed',
    to,
    firstName,
    path: '/redactie/paginas?adres=%2Fzorg',
    when: '17 november 2026 om 09:00',
  }),
  'planned-change-failed': withPath({
    kind: 'planned-change-failed',
    to,
    firstName,
    what: 'setting',
    path: '/redactie/gepland/1',
    when: '17 november 2026 om 09:00',
  }),
}

function withPath<M extends { path: string }>(mail: M): { mail: M; path: string } {
  return { mail, path: mail.path }
}

const written = await Promise.all(
  Object.values(samples).map(async (sample) => ({ ...sample, ...(await writeMail(sample.mail, origin)) })),
)

for (const { mail, path, subject, html, text } of written) {
  const name = `the mail "${mail.kind}"`
  const link = origin + path

  test(`${name} has a subject in Dutch, of one line`, () => {
    assert.match(subject, /\b(je|een)\b/i)
    assert.doesNotMatch(subject, /[\r\n]/)
    assert.ok(subject.length <= 60, subject)
  })

  test(`${name} has one button, and it leads to ${path.split('?', 1)[0]}`, () => {
    const buttons = anchorsIn(html).filter(({ style }) => /background-color:/.test(style))

    assert.deepEqual(
      buttons.map(({ href }) => href),
      [link],
    )
  })

  test(`${name} shows the same link bare, for whoever cannot press the button`, () => {
    const others = anchorsIn(html).filter(({ style }) => !/background-color:/.test(style))

    assert.deepEqual(
      others.map(({ href, content }) => [href, content]),
      [[link, link]],
    )
  })

  test(`${name} says on the button where it leads, not "klik hier" (TAAL-03)`, () => {
    const label = shownIn(anchorsIn(html)[0]?.content ?? '')

    assert.ok(label.length >= 8, label)
    assert.doesNotMatch(label, /klik|hier|lees meer/i)
  })

  test(`${name} holds the link whole on a line of its plain text`, () => {
    assert.ok(text.split('\n').includes(link), text)
  })

  test(`${name} says in plain text what it says in HTML`, () => {
    const inHtml = wordsOf(shownIn(html))
    const inText = new Set(wordsOf(text))

    assert.deepEqual(
      inHtml.filter((word) => !inText.has(word)),
      [],
    )
  })

  test(`${name} leads only to the address of the site that was given (AUTH-17)`, async () => {
    const elsewhere = await writeMail(mail, 'http://127.0.0.1:4000')

    for (const address of addressesIn(html + text)) assert.ok(address.startsWith(`${origin}/`), address)
    for (const address of addressesIn(elsewhere.html + elsewhere.text))
      assert.ok(address.startsWith('http://127.0.0.1:4000/'), address)
  })

  test(`${name} can be read in the light and in the dark: words and their ground both have a colour`, () => {
    assert.match(html, /<meta name="color-scheme" content="light dark"\/>/)
    assert.match(html, /<body[^>]*background-color:#FBF7F1/)
    for (const [tag] of html.matchAll(/<(?:p|a)\b[^>]*>/g)) {
      assert.match(tag, /[" ;]color:#/)
      const [, part = ''] = /class="letter-(\w+)"/.exec(tag) ?? []
      assert.match(darkRuleOf(html, part), /(?<!-)color:#/, tag)
    }
    for (const part of ['body', 'container']) {
      assert.match(html, new RegExp(`class="letter-${part}"`))
      assert.match(darkRuleOf(html, part), /background-color:#/)
      assert.match(html, new RegExp(`,\\.letter-${part} td\\{`))
    }
  })

  test(`${name} has contrast in the light and in the dark (A11Y-06)`, () => {
    const inLight = (part: string) =>
      new RegExp(`class="letter-${part}"[^>]*?style="([^"]*)"|style="([^"]*)"[^>]*?class="letter-${part}"`)
        .exec(html)
        ?.slice(1)
        .join('') ?? ''
    for (const rulesOf of [inLight, (part: string) => darkRuleOf(html, part)]) {
      const paper = colourIn(rulesOf('container'), 'background-color')
      for (const part of ['brand', 'text', 'small', 'link'])
        assert.ok(contrastOf(colourIn(rulesOf(part), 'color'), paper) >= 4.5, part)
      const button = rulesOf('button')
      assert.ok(contrastOf(colourIn(button, 'color'), colourIn(button, 'background-color')) >= 4.5)
      assert.ok(contrastOf(colourIn(button, 'background-color'), paper) >= 3)
    }
  })

  test(`${name} ends no line between "e-" and "mailadres", or "IZZ-" and "account"`, () => {
    const letter = html.slice(html.indexOf('class="letter-brand"'))
    const words = letter.replaceAll(/<span style="white-space:nowrap">[^<]+<\/span>|<[^>]+>|https?:\S+/g, ' ')

    assert.doesNotMatch(words, /\b(?:e|IZZ)-\p{L}/u)
  })

  test(`${name} has the words of its button in the middle of it, also on two lines`, () => {
    assert.match(anchorsIn(html)[0]?.style ?? '', /text-align:center/)
  })

  test(`${name} fetches nothing: no pictures, fonts, styles or scripts`, () => {
    assert.doesNotMatch(html, /<(img|link|script|iframe|object|embed|video|audio|form|input|base)\b/i)
    assert.doesNotMatch(html, /\b(src|srcset|background|poster)=|url\(|@import|@font-face|javascript:/i)
    assert.doesNotMatch(html, /\son\w+=/i)
  })

  test(`${name} is marked as Dutch`, () => {
    assert.match(html, /^<!doctype html><html\b[^>]*\blang="nl"/)
    assert.deepEqual(
      [...html.matchAll(/\blang="([^"]*)"/g)].map(([, language]) => language),
      ['nl'],
    )
  })

  test(`${name} holds no English (TAAL-05)`, () => {
    const english =
      /\b(the|and|you|your|click|here|please|password|dear|hello|hi|sign|log ?in to|this|button|below|welcome|regards|thanks|undefined|null|object)\b/i

    for (const words of [subject, shownIn(html), text]) assert.doesNotMatch(words, english)
  })

  test(`${name} says je, never u (TAAL-01)`, () => {
    for (const words of [subject, shownIn(html), text]) assert.doesNotMatch(words, /\bu(w|zelf)?\b/i)
    assert.match(text, /\b(je|jij|jouw|jou)\b/i)
  })

  test(`${name} has no sentence of more than twenty words (TAAL-02)`, () => {
    const sentences = text.split(/[.?!]\s|\n/).filter((line) => !line.includes('://'))

    for (const sentence of sentences) assert.ok(wordsOf(sentence).length <= 20, sentence)
  })

  test(`${name} stands in tables that say they are only there for the layout`, () => {
    const tables = html.match(/<table\b[^>]*>/g) ?? []

    assert.ok(tables.length > 0)
    for (const table of tables) assert.match(table, /\brole="presentation"/)
  })

  if (!('firstName' in mail)) {
    test(`${name} goes to an address that is not proven, and holds no name`, () => {
      assert.match(text, /^Hallo,$/m)
      assert.doesNotMatch(html + text, /Beste/)
    })
  }
  for (const hostile of 'firstName' in mail ? hostileNames : []) {
    test(`${name} leaves the name ${hostile} out`, async () => {
      const named = await writeMail({ ...mail, firstName: hostile } as Mail, origin)

      assert.equal(tagsIn(named.html), tagsIn(html))
      assert.ok(shownIn(named.html).includes('Hallo,'), named.html)
      assert.match(named.text, /^Hallo,$/m)
      assert.ok(!named.text.includes(hostile), named.text)
      assert.equal(named.subject, subject)
    })
  }

  test(`${name} is written in well under 50 ms`, async () => {
    const times: number[] = []
    for (let time = 0; time < 21; time++) {
      const begin = worked()
      await writeMail(mail, origin)
      times.push(worked() - begin)
    }

    const median = times.sort((a, b) => a - b)[10] ?? Number.POSITIVE_INFINITY
    assert.ok(median < 50, `${median} ms`)
  })
}

type Anchor = { href: string; style: string; content: string }

function anchorsIn(html: string): Anchor[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: unescaped(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    style: /\bstyle="([^"]*)"/.exec(attributes)?.[1] ?? '',
    content: unescaped(content),
  }))
}

function darkRuleOf(html: string, part: string): string {
  return (
    new RegExp(`@media \\(prefers-color-scheme:dark\\).*\\.letter-${part}(?:,[^{]*)?\\{([^}]*)\\}`).exec(
      html,
    )?.[1] ?? ''
  )
}

function colourIn(rules: string, property: string): string {
  const colour = new RegExp(`(?<![\\w-])${property}:(#[\\da-f]{6})`, 'i').exec(rules)?.[1]
  assert.ok(colour, `${property} in ${rules}`)
  return colour
}

test('who planned a page that does not go out is told before its time that it will not', async () => {
  const { mail } = samples['publication-failed']

  const { subject, text } = await writeMail({ ...mail, isAhead: true } as Mail, origin)

  assert.equal(subject, 'Je geplande pagina gaat niet door')
  assert.match(text.replaceAll(/\s+/g, ' '), /Dat gaat niet door: op de pagina staat waarom\./)
  assert.doesNotMatch(text, /klopte/)
})

/** What a person reads: without tags, and without the line that only a list of mails shows. */
function shownIn(html: string): string {
  const letter = html
    .replace(/<div\b[^>]*data-skip-in-text.*?<\/div><\/div>/s, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<style>.*?<\/style>/gs, '')
  return unescaped(letter.replace(/<[^>]*>/g, ' '))
}

function tagsIn(html: string): string {
  return (html.match(/<[^>]*>/g) ?? []).join('')
}

function addressesIn(text: string): string[] {
  return text.match(/(?<![\w/])(https?:)?\/\/[^\s"'<>)]+/g) ?? []
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}-]+/gu) ?? []
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
