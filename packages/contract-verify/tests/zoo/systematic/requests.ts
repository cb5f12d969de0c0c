import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { at, bodyOf, json, receiving, sendingBody } from '../layers.ts'
import type { Json } from '../layers.ts'
import type { Received, Sent } from '../../../core/model.ts'
import { allOperations, memberOperations, operationsWhere } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const withBodies: readonly OperationId[] = operationsWhere(({ request }) => request !== 'EmptyBody')
const withAmounts: readonly OperationId[] = [
  'userTransferIn',
  'userWithdraw',
  'moneyToPoint',
  'pointToMoney',
  'userChangToPoint',
  'applyUserDeposit',
  'applyUserWithdraw',
  'userRollToBalance',
]
const withIds: readonly OperationId[] = [
  'readNote',
  'helpRead',
  'userDelDeposit',
  'userDelWithdraw',
]

const failed = (sent: Sent): Received =>
  json({ error: 'internal' }, 500, { 'x-request-id': sent.headers['x-request-id'] ?? '' })

const failingOn =
  (isBad: (body: unknown, text: string) => boolean): Way =>
  (place) =>
    at(place, (sent, next) => {
      let body: unknown
      try {
        body = JSON.parse(sent.text ?? '')
      } catch {
        body = undefined
      }
      return isBad(body, sent.text ?? '') && sent.method === 'POST'
        ? Promise.resolve(failed(sent))
        : next(sent)
    })

const values = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null ? Object.values(body) : []

const fitting =
  (change: (amount: unknown) => unknown): Way =>
  (place) =>
    sendingBody(place, (body) =>
      'amount' in body ? { ...body, amount: change(body['amount']) } : body,
    )

const unexpectedNames =
  (isKept: (name: string) => boolean): Way =>
  (place) =>
    sendingBody(place, (body) =>
      Object.fromEntries(Object.entries(body).filter(([name]) => isKept(name))),
    )

const methods: readonly string[] = ['PUT', 'PATCH', 'DELETE']
const asPost = (sent: Sent): Sent => ({
  ...sent,
  method: 'POST',
  text: sent.text ?? '{}',
  headers: { ...sent.headers, 'content-type': 'application/json' },
})

const doing =
  (method: string): Way =>
  (place) =>
    at(place, (sent, next) => next(sent.method === method ? asPost(sent) : sent))

const refusing =
  (isRefused: (body: Json) => boolean): Way =>
  (place) =>
    at(place, (sent, next) => {
      const body = bodyOf(sent)
      const problem = {
        type: '/problems/request_invalid',
        title: 'The request does not fit the contract',
        status: 400,
        code: 'request_invalid',
        requestId: sent.headers['x-request-id'],
      }
      return body !== null && isRefused(body)
        ? Promise.resolve(
            json(problem, 400, {
              'content-type': 'application/problem+json',
              'x-request-id': sent.headers['x-request-id'] ?? '',
            }),
          )
        : next(sent)
    })

export const requestClasses: readonly FaultClass[] = [
  {
    name: 'requests that make it fail',
    source: 'Schemathesis not_a_server_error; RESTler; EvoMaster',
    places: withBodies,
    ways: {
      null: failingOn((body) => values(body).includes(null)),
      'an array': failingOn((body) => Array.isArray(body) || values(body).some(Array.isArray)),
      'an empty text': failingOn((body) => values(body).includes('')),
      'no JSON': failingOn((body, text) => body === undefined && text !== ''),
      'an object within': failingOn((body) =>
        values(body).some((one) => typeof one === 'object' && one !== null && !Array.isArray(one)),
      ),
      'an empty object': failingOn(
        (body) =>
          typeof body === 'object' &&
          body !== null &&
          !Array.isArray(body) &&
          values(body).length === 0,
      ),
      true: failingOn((body) => values(body).includes(true)),
    },
  },
  {
    name: 'amounts are made to fit',
    source: 'Schemathesis negative_data_rejection; EvoMaster',
    places: withAmounts,
    ways: {
      'texts are numbers': fitting((amount) =>
        typeof amount === 'string' && amount !== '' ? Number(amount) || amount : amount,
      ),
      'fractions are cut': fitting((amount) =>
        typeof amount === 'number' ? Math.trunc(amount) : amount,
      ),
      'what is below zero is positive': fitting((amount) =>
        typeof amount === 'number' && amount <= 0 ? 1 : amount,
      ),
      'what is too large is the largest': fitting((amount) =>
        typeof amount === 'number' && amount > 1e9 ? 1e9 : amount,
      ),
      'true is one': fitting((amount) => (amount === true ? 1 : amount)),
      'null is one': fitting((amount) => (amount === null ? 1 : amount)),
    },
  },
  {
    name: 'unknown properties are taken',
    source: 'Schemathesis negative_data_rejection',
    places: allOperations,
    ways: {
      all: unexpectedNames((name) => !/unexpected/.test(name)),
    },
  },
  {
    name: 'methods',
    source: 'RFC 9110 9; Schemathesis unsupported_method; OWASP API5:2023',
    places: memberOperations,
    ways: Object.fromEntries(methods.map((method) => [`${method} does the same`, doing(method)])),
  },
  {
    name: 'reading by GET',
    source: 'RFC 9110 9.3.1; Schemathesis unsupported_method',
    places: memberOperations.filter((one) => !withBodies.includes(one)),
    ways: { 'does the same': doing('GET') },
  },
  {
    name: 'media types and sizes of requests',
    source: 'RFC 9110 15.5.14, 15.5.16; OWASP API4:2023',
    places: withBodies,
    ways: {
      'any text is JSON': (place) =>
        at(place, (sent, next) =>
          next({ ...sent, headers: { ...sent.headers, 'content-type': 'application/json' } }),
        ),
      'a form is JSON': (place) =>
        at(place, (sent, next) =>
          next(
            sent.headers['content-type']?.includes('form') === true
              ? { ...sent, headers: { ...sent.headers, 'content-type': 'application/json' } }
              : sent,
          ),
        ),
      'any size is read': (place) =>
        at(place, (sent, next) =>
          (sent.text ?? '').length > 1_000_000 ? next({ ...sent, text: '{}' }) : next(sent),
        ),
      'a charset is refused': (place) =>
        receiving(place, (received, sent) =>
          sent.headers['content-type']?.includes('charset') === true
            ? { ...received, status: 415 }
            : received,
        ),
    },
  },
  {
    name: 'requests that fit are refused',
    source: 'Schemathesis positive_data_acceptance',
    places: withAmounts,
    ways: {
      'amounts above a million': refusing((body) => Number(body['amount'] ?? 0) > 1_000_000),
      'amounts that are odd': refusing((body) => Number(body['amount'] ?? 0) % 2 === 1),
    },
  },
  {
    name: 'ids that fit are refused',
    source: 'Schemathesis positive_data_acceptance',
    places: withIds,
    ways: {
      'ids that are texts': refusing((body) => typeof body['id'] === 'string'),
      'ids that are large': refusing(
        (body) => typeof body['id'] === 'number' && body['id'] > 2 ** 31,
      ),
    },
  },
]
