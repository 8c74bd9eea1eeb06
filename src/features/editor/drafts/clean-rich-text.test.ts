import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
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

test('lists inside lists stay that, however they were written, as deep as the site has them', () => {
  const nested = '<ul><li>een<ul><li>twee</li><li>drie</li></ul></li><li>vier</li></ul><p>Erna</p>'
  const beside = '<ol><li>een</li><ul><li>twee</li></ul><li>drie</li></ol>'
  const ofDocs = '<ul><li><p>een</p><ol><li><p>twee</p></li></ol></li><li><p>drie</p></li></ul>'
  const wordless = '<ul><li><ul><li>een</li></ul></li><li>twee<ul><li></li></ul></li></ul>'
  const behind = '<ul><li>een<ul><li>twee</li></ul>en verder</li></ul>'
  const deep = '<ul><li>1<ul><li>2<ul><li>3<ul><li>4</li></ul></li><li>3b</li></ul></li></ul></li></ul>'

  assert.equal(cleanRichText(nested), nested)
  assert.equal(cleanRichText(beside), '<ol><li>een<ul><li>twee</li></ul></li><li>drie</li></ol>')
  assert.equal(cleanRichText(ofDocs), '<ul><li>een<ol><li>twee</li></ol></li><li>drie</li></ul>')
  assert.equal(cleanRichText(`${wordless}<hr>`), '<ul><li>een</li><li>twee</li></ul>')
  assert.equal(cleanRichText(behind), '<ul><li>een<ul><li>twee</li></ul></li><li>en verder</li></ul>')
  assert.equal(
    cleanRichText(deep),
    '<ul><li>1<ul><li>2<ul><li>3</li><li>4</li><li>3b</li></ul></li></ul></li></ul>',
  )
})

test('bullets and numbers of Word become lists', () => {
  const item = (bullet: string, words: string, level = 1) =>
    `<p class=MsoListParagraph style='margin-left:1cm;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  const inComments = item('·', 'een').replaceAll(/<!\[(.*?)\]>/g, '<!--[$1]-->')

  assert.equal(
    cleanRichText(
      `<p class=MsoNormal>Ervoor</p>\n${item('·', 'een')}\n${item('o', '<b>twee</b>', 2)}\n<p>Erna</p>`,
    ),
    '<p>Ervoor</p><ul><li>een<ul><li><strong>twee</strong></li></ul></li></ul><p>Erna</p>',
  )
  assert.equal(
    cleanRichText(item('1.', 'een') + item('2.', 'twee') + item('·', 'los')),
    '<ol><li>een</li><li>twee</li></ol><ul><li>los</li></ul>',
  )
  assert.equal(cleanRichText(inComments), '<ul><li>een</li></ul>')
  assert.equal(
    cleanRichText(item('1.', 'een') + item('a.', 'twee', 2) + item('·', 'drie', 3) + item('2.', 'vier')),
    '<ol><li>een<ol><li>twee<ul><li>drie</li></ul></li></ol></li><li>vier</li></ol>',
  )
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
    'aa<ul>bb</ul>dd': '<p>aa</p><ul><li>bb</li></ul><p>dd</p>',
    '<p>aa<img src="x.png">bb</p>': '<p>aa bb</p>',
    '<h2>aa<br><section>bb</section></h2>': '<h2>aa<br>bb</h2>',
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

test('a table without a body keeps its rows and cells', () => {
  keeps({
    '<table><tr><td>K1</td><td>K2</td></tr><tr><td>A2</td><td>B2</td></tr></table>':
      '<table><tbody><tr><td>K1</td><td>K2</td></tr><tr><td>A2</td><td>B2</td></tr></tbody></table>',
    '<table><colgroup><col width=64><col></colgroup>\n<tr>\n<th>K1</th>\n<th>K2</th></tr><tr><td>A2<td>B2</table>na':
      '<table><thead><tr><th>K1</th><th>K2</th></tr></thead><tbody><tr><td>A2</td><td>B2</td></tr></tbody></table><p>na</p>',
    '<table><tbody><tr><td>een</td></tr></tbody><tbody><tr><td></td></tr></tbody><tfoot><tr><td>som</td></tr></tfoot></table>':
      '<table><tbody><tr><td>een</td></tr><tr><td></td></tr><tr><td>som</td></tr></tbody></table>',
    '<table><tr><th>enkel</th></tr></table>': '<table><tbody><tr><th>enkel</th></tr></tbody></table>',
    '<table>los<tr>in rij<td>cel</td></tr></table>':
      '<table><tbody><tr><td>los</td></tr><tr><td>in rij</td><td>cel</td></tr></tbody></table>',
  })
})

test('a table that the editor could not show is put in order', () => {
  keeps({
    '<table><tbody><tr><td>een</td></tr></tbody><tbody><tr><td>twee</td></tr></tbody></table>':
      '<table><tbody><tr><td>een</td></tr><tr><td>twee</td></tr></tbody></table>',
    '<table><tbody><tr><td>een</td></tr></tbody><caption>twee</caption></table>':
      '<table><tbody><tr><td>een</td></tr><tr><td>twee</td></tr></tbody></table>',
  })
})

test('a block in a cell or a caption leaves its words there, and the rows after it in the table', () => {
  const blocks = {
    '<ul><li>een</li><li>twee</li></ul>': 'een twee',
    '<h3>een</h3>twee': 'een twee',
    '<div>een</div><div>twee</div>': 'een twee',
    '<blockquote><p>een</p></blockquote>twee': 'een twee',
    '<table><caption>een</caption><tr><td>twee</td></tr><tr><td>drie</td></tr></table>vier':
      'een twee drie vier',
    'a <b>een<p>twee</p></b>': 'a <strong>een twee</strong>',
  }
  for (const [block, words] of Object.entries(blocks)) {
    const table = (cell: string) =>
      `<table><tbody><tr><td>${cell}</td><td>B1</td></tr><tr><td>A2</td><td>B2</td></tr></tbody></table><p>na</p>`
    keeps({ [table(block)]: table(words) })
  }
  const rows = '<tbody><tr><td>A1</td></tr></tbody></table>'
  keeps({
    [`<table><caption><p>Wat <b>vet</b> <a href="/x">is</a></p>en<br>meer</caption>${rows}`]: `<table><caption>Wat vet is en meer</caption>${rows}`,
  })
})

test('raised and lowered signs are signs of their own, and cents stay cents', () => {
  keeps({
    '<p>€ 38<sup>50</sup> per maand</p>': '<p>€ 38,50 per maand</p>',
    '<p>&euro;&nbsp;<b>1.038</b><sup><span>5</span>0</sup></p>': '<p>€&nbsp;<strong>1.038</strong>,50</p>',
    '<p>€ 38,<sup>50</sup> of €38<sup>,50</sup></p>': '<p>€ 38,50 of €38,50</p>',
    '<p>€ 38<sup>-</sup></p>': '<p>€ 38,-</p>',
    '<p>€ 38,50<sup>1</sup> en € 38<sup>1</sup></p>': '<p>€ 38,50¹ en € 38¹</p>',
    '<p>38<sup>50</sup></p>': '<p>38⁵⁰</p>',
    '<p>H<sub>2</sub>O, x<sup>2n</sup>, 10<sup>&minus;6</sup>, woord<sup>1,2</sup></p>':
      '<p>H₂O, x²ⁿ, 10⁻⁶, woord¹,²</p>',
    '<p>m<SUP class=x>2</SUP> en 1<sup>e</sup> en 100<sup>ste</sup></p>': '<p>m² en 1e en 100ste</p>',
    '<p>woord<sup>noot 1</sup>verder</p>': '<p>woord noot 1 verder</p>',
    '<p>woord<sup>a</sup>, V<sub>in</sub>, 5<sub>2a</sub>, Merk<sup>TM</sup></p>':
      '<p>woord a, Vin, 5 2a, Merk™</p>',
    '<p>€&nbsp;38<span style="font-size:0.6em;vertical-align:super;">50</span> per <span>m<span style="vertical-align: super">2</span></span></p>':
      '<p>€&nbsp;38,50 per m²</p>',
    '<p>CO<span style="vertical-align:sub">2</span> en x<span style="vertical-align:constructor">2</span></p>':
      '<p>CO₂ en x2</p>',
    '<p>38<sup>50</p><p>na</p>': '<p>38 50</p><p>na</p>',
  })
})

test('whatever stands in an item, its words and those after it stay in the list', () => {
  keeps({
    '<ol><li>een<ul><li>a</li></ul>na</li><li>twee</li></ol>':
      '<ol><li>een<ul><li>a</li></ul></li><li>na</li><li>twee</li></ol>',
    '<ul><li><h3>Kop</h3></li><li>een</li></ul>': '<ul><li>Kop</li><li>een</li></ul>',
    '<ul><li>een<blockquote><p>twee</p></blockquote>drie</li><li>vier</li></ul><p>na</p>':
      '<ul><li>een twee drie</li><li>vier</li></ul><p>na</p>',
    '<ul><li>een<table><tr><td>twee</td><td>drie</td></tr></table></li><li>vier</li></ul>':
      '<ul><li>een twee drie</li><li>vier</li></ul>',
    '<ul>los<li>een</li>los</ul>': '<ul><li>los</li><li>een</li><li>los</li></ul>',
    '<ul class=x><li><ul><li>een</li></ul></li></ul>': '<ul><li>een</li></ul>',
  })
})

test('bold and italic are kept however they are written, in every block they go over', () => {
  keeps({
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">een </span><span style="color:#000;font-weight:700;font-style:italic">twee</span></p></b>':
      '<p>een <strong><em>twee</em></strong></p>',
    "<p><span style='FONT-STYLE: Italic'>een</span> <span style='font-weight:bold !important'>twee</span></p>":
      '<p><em>een</em> <strong>twee</strong></p>',
    '<b><p>een</p><p>twee</p></b>drie': '<p><strong>een</strong></p><p><strong>twee</strong></p><p>drie</p>',
    '<b>een <span style="font-weight:400">twee</span> drie</b>':
      '<p><strong>een </strong>twee<strong> drie</strong></p>',
    '<p><b>een</p><p>twee</p>': '<p><strong>een</strong></p><p>twee</p>',
    '<p><a href="/x">een<br>twee</a></p>': '<p><a href="/x">een</a><br><a href="/x">twee</a></p>',
  })
})

test('blocks beside each other are paragraphs of their own', () => {
  keeps({
    '<p>aa<section>bb</section>dd</p>': '<p>aa</p><p>bb</p><p>dd</p>',
    'aa<section>bb</section>dd': '<p>aa</p><p>bb</p><p>dd</p>',
    '<details><summary>Vraag</summary>Antwoord</details>': '<p>Vraag</p><p>Antwoord</p>',
    '<dl><dt>een</dt><dd>twee</dd></dl><pre>drie</pre><address>vier</address>':
      '<p>een</p><p>twee</p><p>drie</p><p>vier</p>',
    '<figure><img src="x.png"><figcaption>een</figcaption></figure>twee': '<p>een</p><p>twee</p>',
    '<blockquote>een<div>twee</div><h2>Kop</h2>drie</blockquote>vier':
      '<blockquote><p>een</p><p>twee</p></blockquote><h2>Kop</h2><blockquote><p>drie</p></blockquote><p>vier</p>',
  })
})

test('whatever stands in what, every word stays a word, in its order, and once is enough', () => {
  fc.assert(
    fc.property(fc.array(pastedNode, { maxLength: 5 }), (nodes) => {
      const html = nodes.map(htmlOf).join('')

      const clean = cleanRichText(html)

      assert.ok(readRichText(clean).ok, clean)
      assert.deepEqual(wordsOf(clean), nodes.map(saidBy).join('').trim().split(/\s+/))
      assert.equal(cleanRichText(clean), clean)
    }),
    { numRuns: 2_000 },
  )
})

test('a text of any size or depth can be read', () => {
  for (const part of [
    '<b>a',
    '<ul><li>a',
    '<table><tr><td>a',
    '<div><span>a',
    '<sup>a',
    '<blockquote>a',
    '<td>',
  ]) {
    assert.ok(readRichText(cleanRichText(part.repeat(20_000))).ok, part)
  }
})

function keeps(pasted: Record<string, string>): void {
  for (const [html, kept] of Object.entries(pasted)) {
    assert.equal(cleanRichText(html), kept, html)
    assert.equal(cleanRichText(kept), kept, 'once is enough')
  }
}

type PastedNode = string | { tag: string; children: PastedNode[] }

const blocks =
  `p div section h1 h4 ul ol li blockquote table caption thead tbody tfoot tr td th pre dl dt dd address
  details summary figure figcaption`.split(/\s+/)
const inlines = ['b', 'i', 'span', 'span style="font-weight:700"', 'a href="/x"', 'a', 'u', 'x-y']
const raised = { 'sup>12<': '¹²', 'sub>2<': '₂', 'sup>(3)<': '⁽³⁾' }

const { pastedNode } = fc.letrec<{ pastedNode: PastedNode }>((tie) => ({
  pastedNode: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom('een', 'twee ', ' drie', ' ', 'a&amp;b', '<br>', '<img src="x">', ...Object.keys(raised)),
    fc.record({
      tag: fc.constantFrom(...blocks, ...inlines),
      children: fc.array(tie('pastedNode'), { maxLength: 4 }),
    }),
  ),
}))

function htmlOf(node: PastedNode): string {
  if (typeof node === 'string') return node.endsWith('<') ? `<${node}/${node.slice(0, 3)}>` : node
  return `<${node.tag}>${node.children.map(htmlOf).join('')}</${node.tag.split(' ')[0]}>`
}

function saidBy(node: PastedNode): string {
  if (typeof node === 'string')
    return raised[node as keyof typeof raised] ?? (node.startsWith('<') ? ' ' : node.replace('&amp;', '&'))
  const said = node.children.map(saidBy).join('')
  return blocks.includes(node.tag) ? ` ${said} ` : said
}

function wordsOf(html: string): string[] {
  return html
    .replaceAll(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
    .split(/\s+/)
}
