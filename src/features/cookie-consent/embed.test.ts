import assert from 'node:assert/strict'
import test from 'node:test'
import { frameOriginsIn, isEmbedSource, pageOfEmbed } from './embed.ts'

test('only an address of the provider itself goes into its frame', () => {
  assert.equal(isEmbedSource('youtube', 'https://www.youtube-nocookie.com/embed/abc'), true)
  assert.equal(isEmbedSource('youtube', 'https://www.youtube.com/embed/abc'), false)
  assert.equal(isEmbedSource('youtube', 'https://www.youtube-nocookie.com.kwaad.example/embed/abc'), false)
  assert.equal(isEmbedSource('vimeo', 'http://player.vimeo.com/video/1'), false)
})

test('every video also stands on the site of its provider', () => {
  const source = 'https://www.youtube-nocookie.com/embed/a-b_c?rel=0'

  assert.equal(pageOfEmbed('youtube', source), 'https://www.youtube.com/watch?v=a-b_c')
  assert.equal(pageOfEmbed('vimeo', 'https://player.vimeo.com/video/12'), 'https://vimeo.com/12')
})

test('a page needs the origins of its embeds, each once, and no others', () => {
  const embed = (provider: string) =>
    `<consent-embed class="consent-embed" data-provider="${provider}" data-src="x">`

  assert.deepEqual(frameOriginsIn('<p>data-provider="youtube"</p>'), [])
  assert.deepEqual(frameOriginsIn(embed('onbekend')), [])
  assert.deepEqual(frameOriginsIn(embed('vimeo') + embed('vimeo')), ['https://player.vimeo.com'])
})
