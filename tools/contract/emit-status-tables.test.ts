import { expect, test } from 'vitest'
import type { Contract } from './contract.model.ts'
import { emitProblems } from './emit-status-tables.ts'

const contract = (codes: string[]): Contract => ({
  paths: {},
  components: {
    schemas: {
      ProblemCode: { enum: codes, 'x-problems': { lost: { status: 404, title: 'Lost' } } },
    },
  },
})

test('each problem code has its status and title', () => {
  expect(emitProblems(contract(['lost']))).toContain('"title": "Lost"')
})

test.each([[['lost', 'late']], [['late']], [[]]])(
  'other codes than those are refused: %j',
  (codes) => {
    expect(() => emitProblems(contract(codes))).toThrow(
      'ProblemCode: `x-problems` and `enum` name different codes.',
    )
  },
)
