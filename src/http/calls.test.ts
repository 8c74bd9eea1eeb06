import assert from 'node:assert/strict'
import test from 'node:test'
import fastify from 'fastify'
import { z } from 'zod'
import { type CallDescription, type CallParts, callsOf } from './calls.ts'

test('while routes are registered nothing is asked: a form is worked out when it is needed', async () => {
  const asked: string[] = []
  const described: CallDescription[] = []
  const parts = { described, door: { makeAudit: () => ({}) }, drawFailure: () => Buffer.alloc(0) }
  const calls = callsOf(fastify(), parts as unknown as CallParts)

  calls.post('/proef', {
    summary: 'Proef',
    answer: z.object({}),
    form: async () => {
      asked.push('the database')
      return z.object({})
    },
    run: async () => ({ body: {}, next: '/' }),
  })

  assert.deepEqual(asked, [])
  await described[0]?.form?.()
  assert.deepEqual(asked, ['the database'])
})
