import { expectedIn, nameMarksAt } from '../assumptions/marks.ts'
import { lackingAt } from '../../../src/lib/expected-fields.ts'
import { schemaOf } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'

export const expectedFields: AnswerCheck = {
  id: 'expected-fields',
  title: 'No answer lacks an optional field that the site expects',
  find(answer) {
    const { contract, call, received } = answer
    const schema = schemaOf(answer)
    if (schema === undefined || received.status !== 200) return []
    return expectedIn(contract, schema).flatMap((pointer) => {
      const { lacking, of } = lackingAt(call.json, pointer)
      if (lacking === 0) return []
      const message = `${pointer} is missing in ${lacking} of ${of} items`
      const refutes = nameMarksAt(contract, schema, pointer.replaceAll('*', '0'))
      return [{ pointer, message, refutes, isWarning: true }]
    })
  },
}
