import { expect, test } from 'vitest'
import { lintSource } from './lint-source.ts'

const errors = (statuses: string) =>
  statuses
    .split(' ')
    .map((status) => `        '${status}': {description: error}`)
    .join('\n')

const operation = (profile: { security: string; parameters?: string; statuses: string }) => `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /public/user/ask:
    post:
      security: ${profile.security}
      parameters: [${profile.parameters ?? ''}]
      responses:
        '200': {description: ok}
${errors(profile.statuses)}
`
const key = '{name: Idempotency-Key, in: header}'
const token = '[{backendToken: []}]'

test('an operation that lists the errors of its profile is accepted', async () => {
  const guest = { security: '[]', statuses: '400 413 415 429 500 503' }
  const member = { security: token, statuses: '400 401 413 415 429 500 503' }
  const statuses = '400 401 409 413 415 422 429 500 503'
  const money = { security: token, parameters: key, statuses }
  for (const profile of [guest, member, money]) {
    expect(await lintSource('lists-its-errors', operation(profile))).toEqual([])
  }
})

test.each([
  [{ security: '[]', statuses: '413 415 429 500' }, ['List 400, 503 too.']],
  [{ security: token, statuses: '400 413 415 429 500 503' }, ['List 401 too.']],
  [
    { security: token, parameters: key, statuses: '400 401 409 413 415 429 500 503' },
    ['List 422 too.'],
  ],
  [{ security: '[]', statuses: '400 401 413 415 429 500 503' }, ['It never answers 401.']],
])('errors that are not those of the profile are named: %j', async (profile, messages) => {
  expect(await lintSource('lists-its-errors', operation(profile))).toEqual(messages)
})

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
  expect(await lintSource('problem-fits', problem(listed))).toEqual([])
})

test.each([
  '',
  'example: {type: /problems/lost, title: Gone, status: 401, code: lost}',
  'example: {type: /problems/lost, title: Lost, status: 403, code: lost}',
  'example: {type: /problems/late, title: Lost, status: 401, code: lost}',
  'example: {type: /problems/late, title: Late, status: 504, code: late}',
  'example: {type: /problems/who, title: Who, status: 401, code: who}',
])('another example is refused: %s', async (example) => {
  expect(await lintSource('problem-fits', problem(example))).toEqual([
    'Give 401 an example that ProblemCode lists under this status, with its title.',
  ])
})

const id = 'X-Request-Id: {schema: {type: string}}'
const headers = (given: { parameter: string; ok: string; busy: string }) => `
openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /public/user/ask:
    post:
      parameters: [${given.parameter}]
      responses:
        '200': {description: ok, headers: {${given.ok}}}
        '503': {$ref: '#/components/responses/Busy'}
components:
  responses:
    Busy: {description: busy, headers: {${given.busy}}}
`

test('requests and answers declare the id, and an answer for later its Retry-After', async () => {
  const whole = {
    parameter: '{name: X-Request-Id, in: header}',
    ok: id,
    busy: `${id}, Retry-After: {schema: {type: integer}}`,
  }
  expect(await lintSource('headers-are-declared', headers(whole))).toEqual([])
  const bare = { parameter: '', ok: '', busy: id }
  expect(await lintSource('headers-are-declared', headers(bare))).toEqual([
    'Declare the parameter X-Request-Id.',
    'Declare the header X-Request-Id of 200.',
    'Declare the header Retry-After of 503.',
  ])
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
  expect(await lintSource('union-has-discriminator', union(whole))).toEqual([])
  for (const faulty of ['', partial]) {
    expect(await lintSource('union-has-discriminator', union(faulty))).toEqual([
      'Let `kind` be the discriminator, with each of its values mapped to its shape.',
    ])
  }
})
