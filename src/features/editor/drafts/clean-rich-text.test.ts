import assert from 'node:assert/strict'
import test from 'node:test'
import { readRichText } from '#features/blocks/rich-text.ts'
import { cleanRichText } from './clean-rich-text.ts'

test('a text that is fine stays as it is, to the letter', () => {
  const html = '<h2>Kop</h2><p>Een <a href="/pad?a=1&amp;b">link</a>&nbsp;en<br>meer.</p>'

  assert.equal(cleanRichText(html), html)
})

test('what the site does not allow goes, its words stay', () => {
  assert.equal(
    cleanRichText('<div><span style="x">Hallo</span> <b>daar</b></div>'),
    '<p>Hallo <strong>daar</strong></p>',
  )
  assert.equal(cleanRichText('los'), '<p>los</p>')
  assert.equal(
    cleanRichText('<ul><li><p>Een</p></li><li><p>Twee</p></li></ul>'),
    '<ul><li>Een</li><li>Twee</li></ul>',
  )
  assert.equal(cleanRichText('<h1>Titel</h1>'), '<h2>Titel</h2>')
})

test('items of lists inside lists stay items, in their order', () => {
  const nested = '<ul><li>een<ul><li>twee</li><li>drie</li></ul></li><li>vier</li></ul><p>Erna</p>'
  const beside = '<ol><li>een</li><ul><li>twee</li></ul><li>drie</li></ol>'
  const ofDocs = '<ul><li><p>een</p><ol><li><p>twee</p></li></ol></li><li><p>drie</p></li></ul>'

  assert.equal(
    cleanRichText(nested),
    '<ul><li>een</li><li>twee</li><li>drie</li><li>vier</li></ul><p>Erna</p>',
  )
  assert.equal(cleanRichText(beside), '<ol><li>een</li><li>twee</li><li>drie</li></ol>')
  assert.equal(cleanRichText(ofDocs), '<ul><li>een</li><li>twee</li><li>drie</li></ul>')
})

test('bullets and numbers of Word become lists', () => {
  const item = (bullet: string, words: string, level = 1) =>
    `<p class=MsoListParagraph style='margin-left:1cm;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  const inComments = item('·', 'een').replaceAll(/<!\[(.*?)\]>/g, '<!--[$1]-->')

  assert.equal(
    cleanRichText(
      `<p class=MsoNormal>Ervoor</p>\n${item('·', 'een')}\n${item('o', '<b>twee</b>', 2)}\n<p>Erna</p>`,
    ),
    '<p>Ervoor</p><ul><li>een</li><li><strong>twee</strong></li></ul><p>Erna</p>',
  )
  assert.equal(
    cleanRichText(item('1.', 'een') + item('2.', 'twee') + item('·', 'los')),
    '<ol><li>een</li><li>twee</li></ol><ul><li>los</li></ul>',
  )
  assert.equal(cleanRichText(inComments), '<ul><li>een</li></ul>')
})

test('signs that others write by name or number are the signs themselves', () => {
  assert.equal(
    cleanRichText('<p>Caf&eacute; &euro;&#160;5 &ndash; &#x2019;s avonds</p>'),
    '<p>Café €&nbsp;5 – ’s avonds</p>',
  )
  assert.equal(
    cleanRichText('<p>R&D; 1 &lt; 2 &amp;eacute; &onzin;</p>'),
    '<p>R&amp;D; 1 &lt; 2 &amp;eacute; &amp;onzin;</p>',
  )
  assert.equal(cleanRichText('<p>a&#0;b&#x202e;c&#27;d</p>'), '<p>a\ufffdbcd</p>')
})

test('a sign that ends a tag may stand in what a tag tells about itself', () => {
  assert.equal(cleanRichText(`<p style='x:"a>b"' title="c>d">Tekst</p>`), '<p>Tekst</p>')
  assert.equal(cleanRichText('<a title="1 > 0" href="/zorg">Zorg</a>'), '<p><a href="/zorg">Zorg</a></p>')
})

test('whatever is pasted, the result is a text that the site accepts and that runs nothing (VAL-06)', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<p><iframe src="//evil"></iframe>x',
    '<table><tr><td>cel',
    '</p></p><p>',
    '<!-- <script>x</script> -->ok',
    '<style>@import url(//evil)</style>tekst',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><b>x',
    '<',
    '<p',
  ]
  for (const attack of attacks) {
    const clean = cleanRichText(attack)
    assert.ok(readRichText(clean).ok, `${attack} became ${clean}`)
    assert.doesNotMatch(clean, /<(script|img|svg|iframe|style)|javascript:|on\w+=/i)
  }
})

test('a link by the unsafe road is kept, by the safe one', () => {
  const pasted = '<p>Zie <a href="HTTP://www.skgz.nl/klacht?a=1&amp;b=2">de uitleg</a>.</p>'

  assert.equal(cleanRichText(pasted), pasted.replace('HTTP:', 'https:'))
  assert.equal(cleanRichText('<p><a href="http://a@b.nl">Zo niet</a></p>'), '<p>Zo niet</p>')
})
