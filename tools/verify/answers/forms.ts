import { readProperty } from '#site/lib/json.ts'
import { assumptionsIn } from '../contract/contract-under-test.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'
import type { JsonSchema } from '../contract/model.ts'
import { groupedFault } from './answer-check.ts'
import type { AnswerCheck } from './answer-check.ts'
import { isErrorBody, refusedWithGroup } from '../contract/refusal.ts'

export const noServerError: AnswerCheck = {
  id: 'no-server-error',
  title: 'No request causes a server error',
  find: ({ received: { status }, isSteered }) =>
    status >= 500 && !isSteered ? [{ message: `fails with HTTP ${status}` }] : [],
}

export const statusDocumented: AnswerCheck = {
  id: 'status-documented',
  title: 'Every answer has a status that the contract lists',
  find({ contract, operation, received: { status }, call: { json } }) {
    const documentedAnswer = operation.answers.get(status)
    if (documentedAnswer === undefined) {
      const message = `answers HTTP ${status}; the contract lists ${[...operation.answers.keys()].join(', ')}`
      const refutes = status === 404 || status === 405 ? operation.assumptions : []
      const statusOfError = statusOfCode(contract, readProperty(json, 'code'))
      const groupMessage = `answers HTTP ${status}, which the contract does not list`
      return statusOfError === undefined || statusOfError === status
        ? [{ message, refutes, ...groupedFault(`status ${status}`, groupMessage) }]
        : [{ message, refutes, everywhere: refusedWithGroup(status, statusOfError) }]
    }
    if (status !== 200 || json === undefined) return []
    const outcome = readProperty(json, 'status')
    if (typeof outcome === 'string' && operation.outcomes.has(outcome)) return []
    const actualStatus =
      outcome === undefined ? 'no status' : `the status ${JSON.stringify(outcome)}`
    const fault = {
      pointer: '/status',
      message: `answers ${actualStatus}; the contract lists ${[...operation.outcomes.keys()].join(', ')}`,
      refutes: documentedAnswer.assumptions,
    }
    return typeof outcome === 'number' && isErrorBody(json)
      ? [{ ...fault, everywhere: refusedWithGroup(200, outcome) }]
      : [
          {
            ...fault,
            ...groupedFault(
              `outcome ${actualStatus}`,
              `answers ${actualStatus}, which is not in the contract`,
            ),
          },
        ]
  },
}

/** The HTTP status that an error's code belongs to; undefined: none. */
const statusOfCode = (contract: ContractUnderTest, code: unknown): number | undefined =>
  typeof code === 'string'
    ? contract.resolve('ProblemCode')['x-problems']?.[code]?.status
    : undefined

const mediaTypeOf = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase()

export const contentTypeDocumented: AnswerCheck = {
  id: 'content-type-documented',
  title: 'Every answer has the media type of the contract',
  find({ contract, operation, received: { status, headers } }) {
    const documentedAnswer = operation.answers.get(status)
    const { 'content-type': contentType = '' } = headers
    if (documentedAnswer === undefined || mediaTypeOf(contentType) === documentedAnswer.mediaType)
      return []
    const { mediaType, schema } = documentedAnswer
    const actualType = contentType === '' ? 'no Content-Type' : `Content-Type: ${contentType}`
    const message = `answers ${status} with ${actualType} instead of ${mediaType}`
    // A 200 answer's schema has assumptions about its content, not about its media type.
    const refutes = status === 200 ? [] : assumptionsIn(contract.resolve(schema))
    const kind = `content-type ${mediaTypeOf(contentType)}`
    return [
      {
        message,
        refutes,
        ...groupedFault(kind, `answers with ${actualType} instead of `, mediaType),
      },
    ]
  },
}

export const errorCodeFits: AnswerCheck = {
  id: 'error-code-fits',
  title: 'Every error has a code that belongs to its status',
  find({ contract, operation, received: { status }, call: { json } }) {
    if (status < 400 || !operation.answers.has(status) || json === undefined) return []
    const code = readProperty(json, 'code')
    const statusWithin = readProperty(json, 'status')
    const statusOfError = statusOfCode(contract, code)
    const wrongCode = `answers ${status} with the code ${String(code)}, which is of ${statusOfError}`
    const wrongStatus = `answers ${status} with ${String(statusWithin)} as the status within`
    const groupMessage = 'answers errors with another status within than their own'
    return [
      ...(statusOfError === undefined || statusOfError === status
        ? []
        : [
            {
              pointer: '/code',
              message: wrongCode,
              everywhere: refusedWithGroup(status, statusOfError),
            },
          ]),
      ...(typeof statusWithin !== 'number' || statusWithin === status
        ? []
        : [
            {
              pointer: '/status',
              message: wrongStatus,
              ...groupedFault('status within', groupMessage),
            },
          ]),
    ]
  },
}

function headerFaultOf(
  value: string,
  { type, minimum, maxLength, minLength }: JsonSchema,
): string | null {
  if (type === 'integer' && !/^-?\d+$/.test(value)) return 'is not a whole number'
  if (minimum !== undefined && Number(value) < minimum) return `is less than ${minimum}`
  if (maxLength !== undefined && value.length > maxLength) return `is longer than ${maxLength}`
  if (minLength !== undefined && value.length < minLength) return `is shorter than ${minLength}`
  return null
}

const missingHeader = (name: string) =>
  groupedFault(`header ${name.toLowerCase()}`, `answers without the header ${name}`)

export const headersDocumented: AnswerCheck = {
  id: 'headers-documented',
  title: 'Every answer has the headers of the contract',
  find({ operation, received: { status, headers } }) {
    const documentedHeaders = operation.answers.get(status)?.headers ?? []
    return documentedHeaders.flatMap(({ name, isRequired, schema }) => {
      const value = headers[name.toLowerCase()]
      if (value === undefined && !isRequired) return []
      if (value === undefined)
        return [{ message: `answers ${status} without the header ${name}`, ...missingHeader(name) }]
      const fault = headerFaultOf(value, schema)
      if (fault === null) return []
      const message = `the header ${name} of a ${status} ${fault}`
      return [
        { message, ...groupedFault(`header ${name} ${fault}`, `the header ${name} ${fault}`) },
      ]
    })
  },
}

const REQUEST_ID_HEADER = 'x-request-id'

export const requestIdRepeated: AnswerCheck = {
  id: 'request-id-repeated',
  title: 'Every answer repeats the id of its request',
  find({ operation, call, received: { status, headers } }) {
    const parameter = operation.headers.find(({ name }) => name.toLowerCase() === REQUEST_ID_HEADER)
    const { [REQUEST_ID_HEADER]: sentId } = call.sent.headers
    const { [REQUEST_ID_HEADER]: answeredId } = headers
    if (parameter === undefined || sentId === undefined || answeredId === sentId) return []
    if (!operation.answers.get(status)?.headers.some((header) => header.name === parameter.name))
      return []
    const fault = answeredId === undefined ? 'no X-Request-Id' : 'another X-Request-Id'
    const message = `answers with ${fault} instead of that of the request`
    const refutes = parameter.assumptions
    return [
      { message, refutes, ...(answeredId === undefined ? missingHeader(parameter.name) : {}) },
    ]
  },
}

export const answersInTime: AnswerCheck = {
  id: 'answers-in-time',
  title: 'Every answer comes in time',
  find: ({ call, budgetMs, isSteered }) =>
    call.milliseconds <= budgetMs || isSteered
      ? []
      : [{ message: `takes longer than ${budgetMs} ms` }],
}
