import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import test from 'node:test'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { samplePdf, samplePdfStream } from '#test/sample-media.ts'
import { findPdfFault, type PdfFault } from './pdf-faults.ts'

const object = (text: string) => samplePdf('Tekst', Buffer.from(text))
const packed = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  samplePdf('Tekst', samplePdfStream(dictionary, deflateSync(text)))
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const refused: [what: string, file: Buffer, fault: PdfFault][] = [
  ['a script', object(script), 'activePdf'],
  ['a script whose name is written otherwise', object('<< /S /J#61vaS#63ript >>'), 'activePdf'],
  ['a script in a packed part', packed(`5 0 ${script}`), 'activePdf'],
  [
    'a script in a packed part that does not say what it is',
    packed(script, '/Filter/FlateDecode'),
    'activePdf',
  ],
  [
    'a script in a packed part that says it is a picture',
    packed(script, '/Subtype /Image /First 4 /Filter /FlateDecode'),
    'activePdf',
  ],
  [
    'a script in a part that lies inside another',
    samplePdf(
      'Tekst',
      samplePdfStream('', samplePdfStream('/First 4 /Filter /FlateDecode', deflateSync(script))),
    ),
    'hiddenPdf',
  ],
  ['a program that is started', object('<< /S /Launch /F (cmd.exe) >>'), 'activePdf'],
  ['another file inside', object('<< /Type /EmbeddedFile >>'), 'activePdf'],
  ['a list of other files', object('<< /Names << /EmbeddedFiles 9 0 R >> >>'), 'activePdf'],
  ['a form that sends itself', object('<< /S /SubmitForm /F (https://example.nl) >>'), 'activePdf'],
  ['a form of another kind', object('<< /AcroForm << /XFA 9 0 R >> >>'), 'activePdf'],
  ['a lock', object('<< /Encrypt 9 0 R >>'), 'lockedPdf'],
  ['another way of packing', packed(script, '/Filter /LZWDecode'), 'hiddenPdf'],
  ['a part packed twice', packed(script, '/Filter [/FlateDecode /FlateDecode]'), 'hiddenPdf'],
  [
    'objects that are mixed up before they are packed',
    packed(script, '/First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    'hiddenPdf',
  ],
  ['more than can be unpacked', packed('0'.repeat(101_000_000)), 'hiddenPdf'],
  [
    'a part that cannot be unpacked',
    samplePdf('Tekst', samplePdfStream('/Filter /FlateDecode', randomBytes(40).fill(7, 0, 4))),
    'brokenPdf',
  ],
  ...['/Fl', '[/Fl]', '/F#6c'].map((filter): (typeof refused)[number] => [
    `a script in a part packed with ${filter}`,
    packed(script, `/First 4 /Filter ${filter}`),
    'activePdf',
  ]),
  ...['/AHx', '/A85', '/LZW', '/RL', '[/Fl /Fl]', '7 0 R', '[7 0 R]', '/DCT'].map(
    (filter): (typeof refused)[number] => [
      `objects packed with ${filter}`,
      packed(script, `/First 4 /Filter ${filter}`),
      'hiddenPdf',
    ],
  ),
  ...['\r', '  \n', ' \r\n', ''].map((end): (typeof refused)[number] => [
    `a stream that begins with ${JSON.stringify(end)}`,
    object(`<< /Filter /FlateDecode >>\nstream${end}x`),
    'hiddenPdf',
  ]),
  ...[
    '<< /EF << /F 9 0 R >> >>',
    '<< /AF [9 0 R] >>',
    '<< /Subtype /FileAttachment >>',
    '<< /Subtype /3D >>',
    '<< /Subtype /PS >>',
    '<< /AA << /O 9 0 R >> >>',
    '<< /OpenAction << /S /URI /URI (https://example.nl) >> >>',
    '<< /OpenAction 5 0 R /S /Named >>',
    '<< /URI (javascript:1) >>',
    '<< /URI (java\\163cript:1) >>',
    '<< /URI <66696c653a2f2f> >>',
    '<< /S /Thread /F (a.pdf) >>',
    '<< /Ref << /F (a.pdf) >> >>',
    '<< /OPI << /2.0 9 0 R >> >>',
    '<< /FontMatrix [1 0 0 1 0 (a)] >>',
  ].map((text): (typeof refused)[number] => [text, object(text), 'activePdf']),
  ['another file behind it', Buffer.concat([samplePdf(), Buffer.from('PK')]), 'hiddenPdf'],
  ['lists in lists without end', object('['.repeat(200)), 'brokenPdf'],
  ['more objects than fit', object('<< /Size 99999999 >>'), 'brokenPdf'],
  ['no end', samplePdf().subarray(0, -20), 'unfinishedPdf'],
]

test('a PDF with text and pictures is let in', () => {
  const photo = samplePdfStream('/Subtype /Image /Filter /DCTDecode', randomBytes(5_000))
  const font = Buffer.from('<< /Type /Font /BaseFont /XFADEG+Arial >>')
  const objects = samplePdfStream(
    '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
    deflateSync('5 0 << /A 1 >>'),
  )

  assert.equal(findPdfFault(samplePdf('Voorwaarden', photo, font, objects)), undefined)
})

test('a PDF that opens at a place and leads to addresses is let in', () => {
  const catalog = Buffer.from('<< /OpenAction 6 0 R /Title (Live stream van) >>')
  const action = Buffer.from('<< /S /GoTo /D [3 0 R /Fit] >>')
  const links = Buffer.from(
    '[<< /S /URI /URI (https://example.nl/) >> << /S /URI /URI (mailto:a@example.nl) >>]',
  )

  assert.equal(findPdfFault(samplePdf('Tekst', catalog, action, links)), undefined)
})

for (const flood of ['#41', '%%EOF\n', '1 0 obj ', '(', '/URI(a', '<<'])
  test(`a PDF of two megabytes full of ${JSON.stringify(flood)} is judged`, () => {
    // In a time that grows with the square of its length this would not end.
    assert.doesNotThrow(() => findPdfFault(object(`/${flood.repeat(2_000_000 / flood.length)}`)))
  })

for (const [what, file, fault] of refused)
  test(`a PDF with ${what} is refused`, () => assert.equal(findPdfFault(file), fault))

test('whatever stands in a file, it is judged', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.string({ maxLength: 80 }), (bytes, words) => {
      findPdfFault(Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes, Buffer.from(words)]))
      findPdfFault(samplePdf('Tekst', samplePdfStream(words, Buffer.from(bytes))))
    }),
  )
})
