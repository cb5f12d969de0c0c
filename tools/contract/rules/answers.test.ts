import { expect, test } from 'vitest'
import { lintSource } from './lint-source.ts'

const problem = (example: string) => `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /public/user/ask:
    post:
      responses:
        '401':
          description: No session
          content:
            application/problem+json:
              schema: {$ref: '#/components/schemas/Problem'}
              ${example}
components:
  schemas:
    Problem:
      properties: {code: {$ref: '#/components/schemas/ProblemCode'}}
    ProblemCode:
      type: string
      x-problems: {lost: {status: 401, title: Lost}, late: {status: 504, title: Late}}
`

test('the example of an error is the problem that is listed', async () => {
  const listed = 'example: {type: /problems/lost, title: Lost, status: 401, code: lost}'
  expect(await lintSource('contract/problem-fits', problem(listed))).toEqual([])
})

test.each([
  '',
  'example: {type: /problems/lost, title: Gone, status: 401, code: lost}',
  'example: {type: /problems/lost, title: Lost, status: 403, code: lost}',
  'example: {type: /problems/late, title: Lost, status: 401, code: lost}',
  'example: {type: /problems/late, title: Late, status: 504, code: late}',
  'example: {type: /problems/who, title: Who, status: 401, code: who}',
])('another example is refused: %s', async (example) => {
  expect(await lintSource('contract/problem-fits', problem(example))).toEqual([
    'Give 401 an example that ProblemCode lists under this status, with its title.',
  ])
})

const id = 'X-Request-Id: {schema: {type: string}}'
const headers = (ok: string, busy: string) => `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /public/user/ask:
    post:
      responses:
        '200': {description: ok${ok}}
        '503': {$ref: '#/components/responses/Busy'}
components:
  responses:
    Busy: {description: busy, headers: {${busy}}}
`

test('answers declare the id, and an answer for later its Retry-After', async () => {
  const whole = headers(`, headers: {${id}}`, `${id}, Retry-After: {schema: {type: integer}}`)
  const refusals = {
    'rule/response-has-headers': headers('', id),
    'rule/response-has-request-id': headers(', headers: {}', id),
    'rule/response-has-retry-after': headers(`, headers: {${id}}`, id),
  }
  for (const [rule, faulty] of Object.entries(refusals)) {
    expect(await lintSource(rule, whole)).toEqual([])
    const header = rule.endsWith('retry-after') ? 'Retry-After' : 'X-Request-Id'
    expect(await lintSource(rule, faulty)).toEqual([`Declare the header ${header}.`])
  }
})

const union = (discriminator: string) => `
openapi: 3.1.0
info: {title: T, version: '1'}
paths: {}
components:
  schemas:
    Game:
      oneOf: [{$ref: '#/components/schemas/Slot'}, {$ref: '#/components/schemas/Lobby'}]
      ${discriminator}
    Slot: {properties: {kind: {type: string, const: slot}}}
    Lobby: {properties: {kind: {type: string, enum: [casino, sport]}}}
    Text: {properties: {title: {type: string}}}
    Any: {oneOf: [{$ref: '#/components/schemas/Slot'}, {$ref: '#/components/schemas/Text'}]}
`

test('a union has a discriminator with all its values if its variants differ by one', async () => {
  const mapping = `slot: '#/components/schemas/Slot', casino: '#/components/schemas/Lobby'`
  const whole = `discriminator: {propertyName: kind, mapping: {${mapping}, sport: '#/components/schemas/Lobby'}}`
  const partial = `discriminator: {propertyName: kind, mapping: {${mapping}}}`
  expect(await lintSource('contract/union-has-discriminator', union(whole))).toEqual([])
  for (const faulty of ['', partial]) {
    expect(await lintSource('contract/union-has-discriminator', union(faulty))).toEqual([
      'Let `kind` be the discriminator, with each of its values mapped to its shape.',
    ])
  }
})
