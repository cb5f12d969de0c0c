import type { JsonSchema } from '../core/model.ts'
import type { AnswerCheck } from './answer-check.ts'

function faultOf(
  value: string,
  { type, minimum, maxLength, minLength }: JsonSchema,
): string | null {
  if (type === 'integer' && !/^-?\d+$/.test(value)) return 'is not a whole number'
  if (minimum !== undefined && Number(value) < minimum) return `is less than ${minimum}`
  if (maxLength !== undefined && value.length > maxLength) return `is longer than ${maxLength}`
  if (minLength !== undefined && value.length < minLength) return `is shorter than ${minLength}`
  return null
}

export const headersDocumented: AnswerCheck = {
  id: 'headers-documented',
  title: 'Every answer has the headers of the contract',
  find({ operation, received }) {
    const { status, headers } = received
    return (operation.answers.get(status)?.headers ?? []).flatMap(
      ({ name, isRequired, schema }) => {
        const value = headers[name.toLowerCase()]
        if (value === undefined) {
          if (!isRequired) return []
          const everywhere = {
            kind: `header ${name.toLowerCase()}`,
            message: `answers without the header ${name}`,
          }
          return [{ message: `answers ${status} without the header ${name}`, everywhere }]
        }
        const fault = faultOf(value, schema)
        if (fault === null) return []
        const message = `the header ${name} ${fault}`
        const everywhere = { kind: `header ${name} ${fault}`, message }
        return [{ message: `the header ${name} of a ${status} ${fault}`, everywhere }]
      },
    )
  },
}
