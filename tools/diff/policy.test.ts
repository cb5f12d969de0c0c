import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Contract } from '#contract'
import { compareContract } from './comparison.ts'
import { factsOf } from './facts.ts'
import { policy } from './policy.ts'
import { policyCases } from './tests/policy-cases.ts'
import { changeText } from './change-text.ts'
import { writingCases } from './tests/writing-cases.ts'

const cases = [...policyCases, ...writingCases]

const nothingAround = () => ({ routes: [], edges: [], scenarios: [], calls: new Map() })

function judged(from: Contract, to: Contract): string[] {
  const at = (contract: Contract) => ({ version: '0.1.0', operations: factsOf(contract) })
  const { changes } = compareContract('proxy', at(from), at(to), nothingAround)
  return changes.map(({ change, rule }) => `${rule.id}: ${changeText(change)}`)
}

describe('the policy of breaking changes', () => {
  test.each(cases.map(([from, to, ...expected]) => [expected.join(' '), from, to, expected]))(
    'R-CALL-03 %s',
    (_title, from, to, expected) => {
      expect(judged(from, to)).toEqual(expected)
    },
  )

  test('R-CALL-03 every rule is met by a change', () => {
    const met = new Set(
      policyCases.flatMap(([, , ...expected]) => expected.map((text) => text.split(':')[0])),
    )
    expect(policy.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([])
  })

  test('R-CALL-03 stricter requests and looser answers are breaking', () => {
    const breaking = policy.filter(({ severity }) => severity === 'breaking').map(({ id }) => id)
    expect(breaking).toMatchInlineSnapshot(`
      [
        "operation-removed",
        "access-tightened",
        "backend-changed",
        "backend-body-changed",
        "protection-changed",
        "session-role-changed",
        "operation-extension-changed",
        "request-required-added",
        "request-removed",
        "request-became-required",
        "request-default-changed",
        "request-unit-changed",
        "request-meaning-changed",
        "request-meaning-removed",
        "request-keyword-changed",
        "request-type-narrowed",
        "request-values-narrowed",
        "request-limit-narrowed",
        "request-form-narrowed",
        "request-variant-narrowed",
        "request-items-narrowed",
        "request-others-narrowed",
        "request-media-narrowed",
        "answer-meaning-changed",
        "answer-meaning-added",
        "answer-meaning-removed",
        "answer-removed",
        "answer-became-optional",
        "answer-status-added",
        "answer-error-added",
        "answer-error-code-changed",
        "answer-error-status-changed",
        "answer-unit-changed",
        "answer-keyword-changed",
        "answer-type-widened",
        "answer-values-widened",
        "answer-limit-widened",
        "answer-form-widened",
        "answer-variant-widened",
        "answer-items-widened",
        "answer-media-widened",
      ]
    `)
  })

  test('R-CALL-03 openapi/README.md has the policy as it is', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../openapi/README.md'), 'utf8')
    const plain = (table: string) =>
      table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    const rows = readme
      .split('\n')
      .filter((line) =>
        /^\| `(?:operation|access|backend|protection|session-role|request|answer)-/.test(line),
      )
    const written = policy.map(
      ({ id, direction, severity, why }) => `| \`${id}\` | ${direction} | ${severity} | ${why} |`,
    )
    expect(plain(rows.join('\n'))).toEqual(plain(written.join('\n')))
  })
})
