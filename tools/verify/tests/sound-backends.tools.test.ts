import { describe, expect, test } from 'vitest'
import type { OperationId } from '#mocks/handlers/contract.ts'
import { isError } from '../report/group-findings.ts'
import { verifyBy } from './verify-by.ts'
import { idSchemes, soundVariants } from './zoo/sound.ts'
import { stackLayers } from './zoo/layers.ts'
import { leakTo, withMessagesOfOther } from './zoo/members.ts'

/** Checks that send thousands of requests and test only their form. */
const skippedChecks = new Set(['edges-are-accepted', 'every-status-steered'])

describe('contract:verify has no findings for correct backends that differ from the mock', () => {
  test.each(Object.entries(soundVariants))('R-CALL-03 %s', async (_name, layer) => {
    const { findings, ended } = await verifyBy(layer)
    const errors = findings.filter(
      (finding) => isError(finding) && !skippedChecks.has(finding.check),
    )
    expect([
      errors.map(({ check, operation, message }) => `${check} ${operation}: ${message}`),
      ended,
    ]).toEqual([[], null])
  })
})

/** Operations that leak the first member's items, and the one the check must name. */
const leaks: readonly (readonly [readonly OperationId[], OperationId])[] = [
  [['readNote'], 'readNote'],
  [['helpRead'], 'helpRead'],
  [['noteList', 'readNote'], 'noteList'],
  [['helpList'], 'helpList'],
  [['getDepositList'], 'getDepositList'],
  [['getWithdrawList'], 'getWithdrawList'],
  [['userDelDeposit'], 'userDelDeposit'],
  [['userDelWithdraw'], 'userDelWithdraw'],
]

describe.each(Object.entries(idSchemes))('with %s', (_scheme, scheme) => {
  test.each(leaks)(
    'R-CALL-03 a leak at %j is found at %s',
    async (operations, expectedOperation) => {
      const others = withMessagesOfOther((index) => `소라님께 ${index + 1}`)
      const { findings } = await verifyBy(stackLayers(leakTo(...operations), scheme, others), [
        'others-stay-out',
      ])
      const found = findings.filter(({ check }) => check === 'others-stay-out')
      expect(found.map(({ operation }) => operation)).toContain(expectedOperation)
    },
  )
})
