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

test('no word goes because of what a tag tells about itself, or because a drawing never ends', () => {
  const after = '<p>TWEE</p><p>DRIE</p>'
  for (const before of [
    '<p>EEN <a href="https://a.nl/?x=<script>">l</a></p>',
    '<p>EEN <a href="https://a.nl/?x=<!--">l</a></p>',
    '<p title="<svg>">EEN <a href=\'/x<style>\'>l</a></p>',
    '<p>EEN <svg viewBox="0"> l</p>',
    '<p>EEN <object> l</p>',
    '<p>EEN <noscript> l</p>',
    '<p>EEN <script>weg()</script foo="weg"><style>weg</style/> l</p>',
    '<p>EEN <!-- weg --!> l</p>',
    '<p>EEN <!--> l <!---></p>',
    "<p class=it's>EEN l'</p>",
    '<p title=a"b\'c>EEN "l"</p>',
    "<p>EEN <a href='https://a.nl/''>l</a></p>",
    '<p>EEN < l <</p>',
    '<p>EEN <= <- <€ l</p>',
    '<dl><dt>EEN</dt><dd>l</dd></dl>',
    '<td>EEN</td><td>l</td>',
    '<section>EEN</section><hr>l',
    '<p>EEN <script>weg()</script><style>p { }</style><!-- <p>weg</p> --> l</p>',
  ]) {
    const words = cleanRichText(before + after).replaceAll(/<[^>]*>|&\w+;/g, ' ')
    assert.deepEqual(words.match(/\w+/g), ['EEN', 'l', 'TWEE', 'DRIE'], before)
  }
})

test('a link keeps its whole address', () => {
  const hrefOf = (href: string) => /href="([^"]*)"/.exec(cleanRichText(`<p><a href="${href}">l</a></p>`))?.[1]

  assert.equal(hrefOf('tel:0800 12 34'), 'tel:08001234')
  assert.equal(hrefOf(' https://a.nl/een twee '), 'https://a.nl/een%20twee')
  assert.equal(hrefOf('MAILTO:post@a.nl'), 'mailto:post@a.nl')
  assert.equal(hrefOf("/contact?a='b"), "/contact?a='b")
  for (const other of ['/\t/kwaad.nl', '/ /kwaad.nl', 'java\nscript:x', '\\\\kwaad.nl'])
    assert.doesNotMatch(hrefOf(other) ?? '', /^(\/\/|javascript|\\)/)
})

test('a sign that begins no tag is kept as it was typed, and stays so', () => {
  const html = cleanRichText('<p>Leeftijd <18 jaar, 3 < 5 > 2 <</p>')

  assert.equal(html, '<p>Leeftijd &lt;18 jaar, 3 &lt; 5 &gt; 2 &lt;</p>')
  assert.equal(cleanRichText(html), html)
})

test('what stood in two blocks or cells is not one word, and what stood in one word is not two', () => {
  const pasted = {
    '<ul><li><p>Punt een.</p><p>Vervolg hier.</p></li></ul>': '<ul><li>Punt een. Vervolg hier.</li></ul>',
    '<ul><li><p>Punt een.</p></li></ul>': '<ul><li>Punt een.</li></ul>',
    '<ul><li><div>Een <b>vet</b></div><div><i>schuin</i> woord</div></li></ul>':
      '<ul><li>Een <strong>vet</strong> <em>schuin</em> woord</li></ul>',
    '<h2><div>Eerste</div><div>tweede</div></h2>': '<h2>Eerste tweede</h2>',
    '<p>aa<section>bb</section>dd</p>': '<p>aa bb dd</p>',
    'aa<section>bb</section>dd': '<p>aa bb dd</p>',
    '<details><summary>Vraag</summary>Antwoord</details>': '<p>Vraag Antwoord</p>',
    'aa<ul>bb</ul>dd': '<p>aa</p><p>bb dd</p>',
    '<p>aa<img src="x.png">bb</p>': '<p>aa bb</p>',
    '<p>aa<br><section>bb</section></p>': '<p>aa<br>bb</p>',
    '<p>Haar<st1:place>lem</st1:place>mer</p>': '<p>Haarlemmer</p>',
    '<p>Haar<x-woord>lem</x-woord><ruby>mer</ruby><output>meer</output></p>': '<p>Haarlemmermeer</p>',
    '<p><b>aa<img src="x.png">bb</b>cc</p>': '<p><strong>aa bb</strong>cc</p>',
    '<p><math><mi>x</mi><mo>=</mo><mn>2</mn><annotation>x = 2</annotation></math></p>': '<p>x=2</p>',
  }
  for (const [html, kept] of Object.entries(pasted)) {
    assert.equal(cleanRichText(html), kept, html)
    assert.equal(cleanRichText(kept), kept, 'once is enough')
  }
  const cell = '<table><caption>Wat</caption><thead><tr><th>Kop</th></tr></thead><tbody><tr><td>'
  assert.equal(
    cleanRichText(`${cell}<p>Eerste regel</p><p>Tweede regel</p></td></tr></tbody></table>`),
    `${cell}Eerste regel Tweede regel</td></tr></tbody></table>`,
  )
})

test('a link around whole paragraphs stays, and one without its scheme gets it', () => {
  assert.equal(
    cleanRichText('<a href="/contact"><p>Bel ons</p><p>of mail ons</p></a><p>Of niet.</p>'),
    '<p><a href="/contact">Bel ons of mail ons</a></p><p>Of niet.</p>',
  )
  assert.equal(
    cleanRichText('<a href="/contact"><h2>Bel ons</h2></a>'),
    '<p><a href="/contact">Bel ons</a></p>',
  )
  for (const href of ['www.a.nl/x', '//www.a.nl/x', 'http://www.a.nl/x'])
    assert.equal(
      cleanRichText(`<p><a href="${href}">hier</a></p>`),
      '<p><a href="https://www.a.nl/x">hier</a></p>',
    )
})
