import type { AnswerCheck } from './answer-check.ts'
import { readProperty } from '#site/lib/json.ts'
import { isErrorBody, refusedWith } from './refusal.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'

export const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request causes a server error',
  find: ({ received: { status }, isSteered }) =>
    status >= 500 && !isSteered ? [{ message: `fails with HTTP ${status}` }] : [],
}

export const statusDocumented: AnswerCheck = {
  id: 'status-documented',
  title: 'Every answer has a status that the contract lists',
  find({ contract, operation, received, call }) {
    const { status } = received
    const documented = operation.answers.get(status)
    const statuses = [...operation.answers.keys()].join(', ')
    if (documented === undefined) {
      const refutes = status === 404 || status === 405 ? operation.assumptions : []
      const statusInBody = statusMeant(contract, call.json)
      const everywhere =
        statusInBody === undefined || statusInBody === status
          ? {
              kind: `status ${status}`,
              message: `answers HTTP ${status}, which the contract does not list`,
            }
          : refusedWith(status, statusInBody)
      return [
        { message: `answers HTTP ${status}; the contract lists ${statuses}`, refutes, everywhere },
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

const typeIn = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase()

export const contentTypeDocumented: AnswerCheck = {
  id: 'content-type-documented',
  title: 'Every answer has the media type of the contract',
  find({ contract, operation, received }) {
    const documented = operation.answers.get(received.status)
    if (documented === undefined) return []
    const found = received.headers['content-type'] ?? ''
    if (typeIn(found) === documented.mediaType) return []
    const what = found === '' ? 'no Content-Type' : `Content-Type: ${found}`
    return [
      {
        message: `answers ${received.status} with ${what} instead of ${documented.mediaType}`,
        // A 200 answer's schema has assumptions about its content, not about its media type.
        refutes: received.status === 200 ? [] : assumptionsIn(contract.resolve(documented.schema)),
        everywhere: {
          kind: `content-type ${typeIn(found)}`,
          message: `answers with ${what} instead of `,
          parts: [documented.mediaType],
        },
      },
    ]
  },
}

export const errorCodeFits: AnswerCheck = {
  id: 'error-code-fits',
  title: 'Every error has a code that belongs to its status',
  find({ contract, operation, received, call }) {
    const { status } = received
    const documented = operation.answers.get(status)
    if (status < 400 || documented === undefined || call.json === undefined) return []
    const codes = contract.resolve(documented.schema).properties?.['code']
    const problemCodes = codes === undefined ? undefined : contract.resolve(codes)['x-problems']
    const code = readProperty(call.json, 'code')
    const innerStatus = readProperty(call.json, 'status')
    const belongsTo = typeof code === 'string' ? problemCodes?.[code]?.status : undefined
    const faults = []
    if (belongsTo !== undefined && belongsTo !== status)
      faults.push({
        pointer: '/code',
        message: `answers ${status} with the code ${String(code)}, which is of ${belongsTo}`,
        everywhere: refusedWith(status, belongsTo),
      })
    if (typeof innerStatus === 'number' && innerStatus !== status)
      faults.push({
        pointer: '/status',
        message: `answers ${status} with ${innerStatus} as the status within`,
        everywhere: {
          kind: 'status within',
          message: 'answers errors with another status within than their own',
        },
      })
    return faults
  },
}

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

const NAME = 'x-request-id'

export const requestIdRepeated: AnswerCheck = {
  id: 'request-id-repeated',
  title: 'Every answer repeats the id of its request',
  find({ operation, call, received }) {
    const parameter = operation.headers.find(({ name }) => name.toLowerCase() === NAME)
    const sent = call.sent.headers[NAME]
    if (parameter === undefined || sent === undefined) return []
    if (!operation.answers.get(received.status)?.headers.some((one) => one.name === parameter.name))
      return []
    const got = received.headers[NAME]
    if (got === sent) return []
    const what = got === undefined ? 'no X-Request-Id' : 'another X-Request-Id'
    return [
      {
        message: `answers with ${what} instead of that of the request`,
        refutes: parameter.assumptions,
        ...(got === undefined
          ? {
              everywhere: {
                kind: `header ${NAME}`,
                message: `answers without the header ${parameter.name}`,
              },
            }
          : {}),
      },
    ]
  },
}

export const answersInTime: AnswerCheck = {
  id: 'answers-in-time',
  title: 'Every answer comes in time',
  find({ call, budgetMs, isSteered }) {
    const { milliseconds } = call
    if (milliseconds <= budgetMs || isSteered) return []
    return [{ message: `takes longer than ${budgetMs} ms` }]
  },
}
