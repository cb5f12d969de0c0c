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
  return lintSource(rule, source)
}

describe('the rules of the contract', () => {
  test.each([
    'no-bare-const',
    'no-default-response',
    'property-has-origin',
    'operation-has-origin',
    'parameter-has-origin',
    'request-is-named',
    'answer-has-origin',
    'source-is-known',
    'every-status-has-an-example',
    'examples-fit-statuses',
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
    const silent = answer.replace(/, x-source: .*}/, '}')
    expect(await findings('property-has-origin', { answer: silent })).toEqual([
      'Say in `x-source` where `status` comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('a property needs its own origin, whatever its type', async () => {
    const inherited = `${answer}
        money: {$ref: '#/components/schemas/Money'}
    Money: {type: integer, x-source: document}
`
    expect(await findings('property-has-origin', { answer: inherited })).toEqual([
      'Say in `x-source` where `money` comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('a parameter without an origin is named', async () => {
    const silent = operation.replace('{type: string}, x-source: document', '{type: string}')
    expect(await findings('parameter-has-origin', { operation: silent })).toEqual([
      'Say in `x-source` where the parameter Origin comes from: `document`, or ids of assumptions.yaml.',
    ])
  })

  test('an operation without a request, or with one that has no name, is refused', async () => {
    const silent = operation.replace(/ +requestBody:\n.*\n/, '')
    const unnamed = operation.replace("{$ref: '#/components/schemas/Question'}", '{type: object}')
    const refusal = 'Give this operation a JSON request body whose schema is a `$ref`.'
    expect(await findings('request-is-named', { operation: silent })).toEqual([refusal])
    expect(await findings('request-is-named', { operation: unnamed })).toEqual([refusal])
  })

  test('an operation without an origin is refused', async () => {
    const silent = operation.replace('      x-source: document\n', '')
    expect(await findings('operation-has-origin', { operation: silent })).toHaveLength(1)
  })

  test('an answer without an assumption about its statuses is refused, unless the backend documents it', async () => {
    const given = operation.replace('          x-source: A-001\n', '')
    expect(await findings('answer-has-origin', { operation: given })).toEqual([
      'Say in `x-source` of this answer which assumption lets the operation answer these status values.',
    ])
    const forwarded = `${given}      x-backend: user/ask\n`
    expect(await findings('answer-has-origin', { operation: forwarded })).toEqual([])
  })

  test.each([
    ['x-source: A-999', 'A-999 is not in assumptions.yaml.'],
    ['x-source: [A-001, A-999]', 'A-999 is not in assumptions.yaml.'],
    [
      'x-source: {id: A-001, because: a reason written down here}',
      'Let `x-source` be `document`, ids of assumptions.yaml, or `{name: document, meaning: <ids>}`.',
    ],
    [
      'x-assumption: {id: A-001, because: a reason written down here}',
      'Write the assumption into assumptions.yaml and its id into `x-source`.',
    ],
  ])('an assumption missing in assumptions.yaml is refused: %s', async (mark, message) => {
    const refusals = [
      { answer: `${answer}        first: {type: string, ${mark}}\n` },
      { answer: `${answer}        first: {$ref: '#/components/schemas/Question', ${mark}}\n` },
      { answer: answer.replace('{type: object}', `{type: object, ${mark}}`) },
      { operation: operation.replace('x-source: document', mark) },
      { operation: operation.replace('x-source: A-001', mark) },
      {
        operation: operation.replace(
          '{type: string}, x-source: document',
          `{type: string}, ${mark}`,
        ),
      },
    ]
    for (const refusal of refusals) {
      expect(await findings('source-is-known', refusal)).toEqual([message])
    }
  })

  test('R-CALL-06 a status without an example, and an example without a status, are named', async () => {
    const other = operation.replace('{success: {value', '{pass: {value')
    expect(await findings('every-status-has-an-example', { operation: other })).toEqual([
      'Add an example named `success`.',
    ])
    expect(await findings('examples-fit-statuses', { operation: other })).toEqual([
      'The example `pass` is named after no status of this answer.',
    ])
  })

  test('R-CALL-06 an example under the name of another status is named', async () => {
    const swapped = operation.replace('{status: success,', '{status: time,')
    expect(await findings('examples-fit-statuses', { operation: swapped })).toEqual([
      'The example `success` has the status `time`.',
    ])
  })

  test('R-CALL-06 an example with only a status is refused, and not required', async () => {
    const alone = answer.replace(/ +count: .*\n/, '')
    expect(await findings('examples-fit-statuses', { answer: alone })).toEqual([
      'Leave the example `success` out: it is derived.',
    ])
    const silent = operation.replace(/ +examples: .*\n/, '')
    expect(
      await findings('every-status-has-an-example', { answer: alone, operation: silent }),
    ).toEqual([])
  })

  test('R-CALL-01 anything but POST is refused', async () => {
    const path = '/api/routes/other:\n    get: {responses: {}}\n  /api/routes/ask'
    expect(await findings('post-only', { path })).toEqual(['Every call is POST (R-CALL-01).'])
  })
})
