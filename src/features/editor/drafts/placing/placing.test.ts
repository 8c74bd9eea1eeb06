import assert from 'node:assert/strict'
import test from 'node:test'
import { newPageForm } from './placing.ts'

const faultIn = (title: string) => newPageForm.safeParse({ title }).error?.issues[0]?.message

test('a page has a title that can be seen, on one line', () => {
  assert.equal(faultIn('Een nieuwe pagina'), undefined)
  assert.equal(faultIn('\u200b\u00ad'), 'Geef de pagina een titel.')
  assert.equal(faultIn('Eerst\ndan'), 'Zet de titel op één regel.')
})
