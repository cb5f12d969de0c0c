import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import contractRules from './plugin.ts'

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
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Answer'}
              examples: {success: {value: {status: success}}}
`
const answer = `
    Question: {type: object}
    Answer:
      type: object
      properties:
        status: {type: string, const: success, x-source: document}
`

/** The messages of one rule over a contract of one operation and one answer. */
async function findings(
  rule: string,
  change: { operation?: string; answer?: string; path?: string },
) {
  const source = `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  ${change.path ?? '/api/routes/ask'}:
    post:${change.operation ?? operation}
components:
  schemas:${change.answer ?? answer}
`
  const config = await createConfig({
    plugins: [contractRules() as never],
    rules: { [`contract/${rule}`]: 'error' } as never,
  })
  const problems = await lintFromString({ source, absoluteRef: 'contract.yaml', config })
  return problems.map(({ message }) => message)
}

describe('the rules of the contract', () => {
  test.each([
    'no-bare-const',
    'no-default-response',
    'property-has-origin',
    'operation-has-origin',
    'parameter-has-origin',
    'request-is-named',
    'assumption-is-one',
    'every-status-has-an-example',
    'post-only',
  ])('%s finds nothing in a contract that keeps it', async (rule) => {
    expect(await findings(rule, {})).toEqual([])
  })

  test('a const without a type is refused, for orval would make {} of it', async () => {
    const bare = answer.replace('type: string, ', '')
    expect(await findings('no-bare-const', { answer: bare })).toEqual([
      'Give this `const` a `type` as well.',
    ])
  })

  test('a default response is refused', async () => {
    const lazy = operation.replace("'200':", 'default:')
    expect(await findings('no-default-response', { operation: lazy })).toEqual([
      'List every status that this operation answers instead of `default`.',
    ])
  })

  test('a property without an origin is named', async () => {
    const silent = answer.replace(', x-source: document', '')
    expect(await findings('property-has-origin', { answer: silent })).toEqual([
      'Say where `status` comes from: `x-source: document`, or `x-assumption: {id: A-nnn, because: …}`.',
    ])
  })

  test('a property has an origin of its own, whatever its type says', async () => {
    const inherited = `${answer}
        money: {$ref: '#/components/schemas/Money'}
    Money: {type: integer, x-source: document}
`
    expect(await findings('property-has-origin', { answer: inherited })).toEqual([
      'Say where `money` comes from: `x-source: document`, or `x-assumption: {id: A-nnn, because: …}`.',
    ])
  })

  test('what is both of the document and assumed is refused', async () => {
    const assumed = 'x-assumption: {id: A-001, because: a reason that is long enough}'
    const both = `x-source: document, ${assumed}`
    const property = answer.replace('x-source: document', both)
    expect(await findings('property-has-origin', { answer: property })).toEqual([
      'Let a schema be of the document or assumed, not both.',
    ])
    const reference = `${answer}
        money: {$ref: '#/components/schemas/Question', ${both}}
`
    expect(await findings('property-has-origin', { answer: reference })).toEqual([
      'Say one thing of where `money` comes from: `x-source: document`, or `x-assumption: {id: A-nnn, because: …}`.',
    ])
    const schema = answer.replace('{type: object}', `{type: object, ${both}}`)
    expect(await findings('property-has-origin', { answer: schema })).toHaveLength(1)
    const parameter = operation.replace(
      '{type: string}, x-source: document',
      `{type: string}, ${both}`,
    )
    expect(await findings('parameter-has-origin', { operation: parameter })).toHaveLength(1)
    const call = operation.replace('x-source: document', `x-source: document\n      ${assumed}`)
    expect(await findings('operation-has-origin', { operation: call })).toHaveLength(1)
  })

  test('a parameter without an origin is named', async () => {
    const silent = operation.replace('{type: string}, x-source: document', '{type: string}')
    expect(await findings('parameter-has-origin', { operation: silent })).toEqual([
      'Say where the parameter Origin comes from: `x-source: document`, or `x-assumption: {id: A-nnn, because: …}`.',
    ])
  })

  test('an operation without a request, or with one that has no name, is refused', async () => {
    const silent = operation.replace(/ +requestBody:\n.*\n/, '')
    const unnamed = operation.replace("{$ref: '#/components/schemas/Question'}", '{type: object}')
    const refusal = 'Give this operation a JSON request body whose schema is a `$ref`.'
    expect(await findings('request-is-named', { operation: silent })).toEqual([refusal])
    expect(await findings('request-is-named', { operation: unnamed })).toEqual([refusal])
  })

  test('an assumption without a reason is no origin', async () => {
    const thin = answer.replace('x-source: document', 'x-assumption: {id: A-001, because: so}')
    expect(await findings('property-has-origin', { answer: thin })).toHaveLength(1)
  })

  test('an operation without an origin is refused', async () => {
    const silent = operation.replace('      x-source: document\n', '')
    expect(await findings('operation-has-origin', { operation: silent })).toHaveLength(1)
  })

  test('one assumption id with two reasons is refused', async () => {
    const twice = `${answer}
        first: {type: string, x-assumption: {id: A-001, because: one reason that is long enough}}
        second: {type: string, x-assumption: {id: A-001, because: another reason, as long as that}}
`
    expect(await findings('assumption-is-one', { answer: twice })).toEqual([
      'A-001 stands elsewhere with another reason; one id is one assumption.',
    ])
    const beside = twice.replace(
      'second: {type: string',
      "second: {$ref: '#/components/schemas/Question'",
    )
    expect(await findings('assumption-is-one', { answer: beside })).toHaveLength(1)
  })

  test('R-CALL-06 a status without an example, and an example without a status, are named', async () => {
    const other = operation.replace('{success: {value', '{pass: {value')
    expect(await findings('every-status-has-an-example', { operation: other })).toEqual([
      'Add an example named `success`.',
      'The example `pass` is named after no status of this answer.',
    ])
  })

  test('R-CALL-06 an example under the name of another status is named', async () => {
    const swapped = operation.replace('{status: success}', '{status: time}')
    expect(await findings('every-status-has-an-example', { operation: swapped })).toEqual([
      'The example `success` has the status `time`.',
    ])
  })

  test('R-CALL-01 anything but POST is refused', async () => {
    const path = '/api/routes/other:\n    get: {responses: {}}\n  /api/routes/ask'
    expect(await findings('post-only', { path })).toEqual(['Every call is POST (R-CALL-01).'])
  })
})
