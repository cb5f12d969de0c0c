import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { digestOf } from './emit-digest.ts'

const contract = (text: string, maxLength: number) =>
  ({
    info: { title: text },
    components: { schemas: { Id: { type: 'string', description: text, maxLength } } },
  }) as unknown as Contract

test('the digest changes with the contract, and not with its explanations', () => {
  expect(digestOf(contract('one', 20))).toBe(digestOf(contract('another', 20)))
  expect(digestOf(contract('one', 20))).not.toBe(digestOf(contract('one', 21)))
  expect(digestOf(contract('one', 20))).toMatch(/^[\w-]{12}$/)
})
