import { readProperty } from '../../../src/lib/json.ts'
import { refusedWith } from '../core/refusal.ts'
import type { AnswerCheck } from './answer-check.ts'

export const errorCodeFits: AnswerCheck = {
  id: 'error-code-fits',
  title: 'Every error has a code that belongs to its status',
  find({ contract, operation, received, call }) {
    const { status } = received
    const documented = operation.answers.get(status)
    if (status < 400 || documented === undefined || call.json === undefined) return []
    const codes = contract.resolve(documented.schema).properties?.['code']
    const known = codes === undefined ? undefined : contract.resolve(codes)['x-problems']
    const code = readProperty(call.json, 'code')
    const said = readProperty(call.json, 'status')
    const belongsTo = typeof code === 'string' ? known?.[code]?.status : undefined
    const faults = []
    if (belongsTo !== undefined && belongsTo !== status)
      faults.push({
        pointer: '/code',
        message: `answers ${status} with the code ${String(code)}, which is of ${belongsTo}`,
        everywhere: refusedWith(status, belongsTo),
      })
    if (typeof said === 'number' && said !== status)
      faults.push({
        pointer: '/status',
        message: `answers ${status} with ${said} as the status within`,
        everywhere: {
          kind: 'status within',
          message: 'answers errors with another status within than their own',
        },
      })
    return faults
  },
}
