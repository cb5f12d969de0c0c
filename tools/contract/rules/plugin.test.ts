import { describe, expect, test } from 'vitest'
import { lintSource } from './lint-source.ts'

const operation = `
      operationId: ask
      x-source: document
      parameters:
        - {name: Origin, in: header, schema: {type: string}, x-source: document}
      requestBody:
        content: {application/json: {schema: {$ref: '#/components/schemas/Question'}}}
      responses:
        '200':
          description: ok
          x-source: A-001
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Answer'}
              examples: {success: {value: {status: success, count: 1}}}
`
const answer = `
    Question: {type: object}
    Answer:
      type: object
      properties:
        status: {type: string, const: success, x-source: {name: document, meaning: A-001}}
        count: {type: integer, x-source: document}
`

async function findings(rule: string, change: { operation?: string; answer?: string }) {
  const source = `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /api/routes/ask:
    post:${change.operation ?? operation}
components:
  schemas:${change.answer ?? answer}
`
  return lintSource(rule, source)
}

describe('the rules of the contract', () => {
  test.each([
    'rule/const-has-type',
    'rule/no-default-response',
    'rule/operation-has-origin',
    'rule/parameter-has-origin',
    'contract/property-has-origin',
    'contract/answer-has-origin',
    'contract/every-status-has-an-example',
    'contract/examples-fit-statuses',
  ])('%s finds nothing in a contract that keeps it', async (rule) => {
    expect(await findings(rule, {})).toEqual([])
  })

  test('a const without a type is refused, for orval would make {} of it', async () => {
    const bare = answer.replace('type: string, ', '')
    expect(await findings('rule/const-has-type', { answer: bare })).toEqual([
      'Give this `const` a `type` as well.',
    ])
  })

  test('a default response is refused', async () => {
    const lazy = operation.replace("'200':", 'default:')
    expect(await findings('rule/no-default-response', { operation: lazy })).toEqual([
      'List every status that this operation answers instead of `default`.',
    ])
  })

  test('a property without an origin is named', async () => {
    const silent = answer.replace(/, x-source: .*}/, '}')
    expect(await findings('contract/property-has-origin', { answer: silent })).toEqual([
      'Say in `x-source` where `status` comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('a property needs its own origin, whatever its type', async () => {
    const inherited = `${answer}
        money: {$ref: '#/components/schemas/Money'}
    Money: {type: integer, x-source: document}
`
    expect(await findings('contract/property-has-origin', { answer: inherited })).toEqual([
      'Say in `x-source` where `money` comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('a parameter without an origin is named', async () => {
    const silent = operation.replace('{type: string}, x-source: document', '{type: string}')
    expect(await findings('rule/parameter-has-origin', { operation: silent })).toEqual([
      'Say in `x-source` where this parameter comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('an operation without an origin is refused', async () => {
    const silent = operation.replace('      x-source: document\n', '')
    expect(await findings('rule/operation-has-origin', { operation: silent })).toHaveLength(1)
  })

  test('an answer without an assumption about its statuses is refused, unless the backend documents it', async () => {
    const given = operation.replace('          x-source: A-001\n', '')
    expect(await findings('contract/answer-has-origin', { operation: given })).toEqual([
      'Say in `x-source` of this answer which assumption lets the operation answer these status values.',
    ])
    const forwarded = `${given}      x-backend: user/ask\n`
    expect(await findings('contract/answer-has-origin', { operation: forwarded })).toEqual([])
  })

  test('R-CALL-06 a status without an example, and an example without a status, are named', async () => {
    const other = operation.replace('{success: {value', '{pass: {value')
    expect(await findings('contract/every-status-has-an-example', { operation: other })).toEqual([
      'Add an example named `success`.',
    ])
    expect(await findings('contract/examples-fit-statuses', { operation: other })).toEqual([
      'The example `pass` is named after no status of this answer.',
    ])
  })

  test('R-CALL-06 an example under the name of another status is named', async () => {
    const swapped = operation.replace('{status: success,', '{status: time,')
    expect(await findings('contract/examples-fit-statuses', { operation: swapped })).toEqual([
      'The example `success` has the status `time`.',
    ])
  })

  test('R-CALL-06 an example with only a status is refused, and not required', async () => {
    const alone = answer.replace(/ +count: .*\n/, '')
    expect(await findings('contract/examples-fit-statuses', { answer: alone })).toEqual([
      'Leave the example `success` out: it is derived.',
    ])
    const silent = operation.replace(/ +examples: .*\n/, '')
    expect(
      await findings('contract/every-status-has-an-example', { answer: alone, operation: silent }),
    ).toEqual([])
  })
})
