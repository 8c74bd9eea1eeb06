import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'
import { page } from '../../../content/pages/zorgverzekering/eigen-risico.ts'

test('at its foot a page leads on to others, names its sources and tells how old it is', async () => {
  const { app } = await openTestSite()

  const { body } = await app.inject(page.path)
  const foot = body.slice(body.indexOf('class="related"'))

  const [related = ''] = page.related ?? []
  const [source] = page.sources ?? []
  assert.ok(foot.includes(`<a href="${related}">`), 'the first related page is a link')
  assert.ok(foot.includes(source?.name ?? '?'), 'the first source is named')
  assert.match(
    foot,
    new RegExp(`Bijgewerkt op <time dateTime="${page.publishedDate}">\\d+ [a-z]+ \\d{4}</time>`),
  )
})
