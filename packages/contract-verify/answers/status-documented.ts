import { readProperty } from '../../../src/lib/json.ts'
import { isErrorBody, refusedWith } from '../core/refusal.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { AnswerCheck } from './answer-check.ts'

export const statusDocumented: AnswerCheck = {
  id: 'status-documented',
  title: 'Every answer has a status that the contract lists',
  find({ contract, operation, received, call }) {
    const { status } = received
    const documented = operation.answers.get(status)
    const known = [...operation.answers.keys()].join(', ')
    if (documented === undefined) {
      const refutes = status === 404 || status === 405 ? operation.assumptions : []
      const meant = statusMeant(contract, call.json)
      const everywhere =
        meant === undefined || meant === status
          ? {
              kind: `status ${status}`,
              message: `answers HTTP ${status}, which the contract does not list`,
            }
          : refusedWith(status, meant)
      return [
        { message: `answers HTTP ${status}; the contract lists ${known}`, refutes, everywhere },
      ]
    }
    if (status !== 200 || call.json === undefined) return []
    const outcome = readProperty(call.json, 'status')
    if (typeof outcome === 'string' && operation.outcomes.has(outcome)) return []
    const outcomes = [...operation.outcomes.keys()].join(', ')
    const what = outcome === undefined ? 'no status' : `the status ${JSON.stringify(outcome)}`
    const isOther = typeof outcome === 'number' && isErrorBody(call.json)
    return [
      {
        pointer: '/status',
        message: `answers ${what}; the contract lists ${outcomes}`,
        refutes: documented.assumptions,
        everywhere: isOther
          ? refusedWith(200, Number(outcome))
          : {
              kind: `outcome ${what}`,
              message: `answers ${what}, which is not in the contract`,
            },
      },
    ]
  },
}

function statusMeant(contract: ContractUnderTest, json: unknown): number | undefined {
  const code = readProperty(json, 'code')
  return typeof code === 'string'
    ? contract.resolve('ProblemCode')['x-problems']?.[code]?.status
    : undefined
}
