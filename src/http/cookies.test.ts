import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookieJar } from './cookies.ts'

const read = (cookie: string) => cookieJar(false).read({ headers: { cookie } }, 'session')

test('a cookie is read from between others, with and without a space before it', () => {
  assert.equal(read('anders=1; izz=waarde; izz-csrf=2'), 'waarde')
  assert.equal(read('anders=1;izz=waarde;izz-csrf=2'), 'waarde')
})

test('a cookie whose name only ends or begins like ours is another one', () => {
  assert.equal(read('niet-izz=1; izz-csrf=2'), undefined)
})
