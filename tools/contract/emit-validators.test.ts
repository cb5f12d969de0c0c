import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract, Schema } from './contract.model.ts'
import { emitValidators } from './emit-validators.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validators-'))
})
afterAll(() => rm(folder, { recursive: true }))

const mediaOf = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

const contractWith = (schemas: Record<string, Schema>): Contract => ({
  paths: {
    '/wallet': {
      post: {
        operationId: 'wallet',
        summary: '',
        security: [],
        requestBody: { content: mediaOf('Empty') },
        responses: { 200: { content: mediaOf('Wallet') } },
      },
    },
  },
  components: {
    schemas: {
      Empty: { type: 'object' },
      Wallet: {
        type: 'object',
        properties: {
          status: { type: 'string', const: 'success' },
          money: { $ref: '#/components/schemas/Money' },
        },
      },
      Money: { type: 'integer' },
      Problem: { type: 'object' },
      User: { type: 'object' },
      ...schemas,
    },
  },
})

test('a validator is made for the request and the answer of each operation', async () => {
  const { declaration } = await emitValidators([contractWith({})], folder)
  for (const name of ['Empty', 'Problem', 'User', 'Wallet'])
    expect(declaration).toContain(`| '${name}'`)
})

test.each(['Money', 'Unused'])(
  'the faulty schema is named, wherever it is referred to: %s',
  async (name) => {
    const faulty = { [name]: { type: 'string', pattern: '(' } }
    await expect(emitValidators([contractWith(faulty)], folder)).rejects.toThrow(
      `The schema ${name} is wrong: Invalid regular expression: /(/u: Unterminated group`,
    )
  },
)
