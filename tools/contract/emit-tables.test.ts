import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { digestOf, emitProblems } from './emit-tables.ts'

const withCodes = (codes: string[]): Contract => ({
  paths: {},
  components: {
    schemas: {
      ProblemCode: { enum: codes, 'x-problems': { lost: { status: 404, title: 'Lost' } } },
    },
  },
})

test('each problem code has its status and title', () => {
  expect(emitProblems(withCodes(['lost']))).toContain('"title": "Lost"')
})

test.each([[['lost', 'late']], [['late']], [[]]])(
  'other codes than those are refused: %j',
  (codes) => {
    expect(() => emitProblems(withCodes(codes))).toThrow(
      'ProblemCode: `x-problems` and `enum` name different codes.',
    )
  },
)

const withText = (text: string, maxLength: number) =>
  ({
    info: { title: text },
    components: { schemas: { Id: { type: 'string', description: text, maxLength } } },
  }) as unknown as Contract

test('the digest changes with the contract, and not with its explanations', () => {
  expect(digestOf(withText('one', 20))).toBe(digestOf(withText('another', 20)))
  expect(digestOf(withText('one', 20))).not.toBe(digestOf(withText('one', 21)))
  expect(digestOf(withText('one', 20))).toMatch(/^[\w-]{12}$/)
})
