import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { factsOf } from './facts.ts'
import { smallContract, smallOperation, smallStatus } from './tests/small-contract.ts'
import { changeText } from './change-text.ts'

type Contract = ReturnType<typeof smallContract>

const changes = (from: Contract, to: Contract) => changesBetween(factsOf(from), factsOf(to))

const changeTexts = (from: Contract, to: Contract) =>
  changes(from, to).map((change) => [
    changeText(change),
    change.operations.map(({ path }) => path).join(),
  ])

test('R-CALL-03 a contract in other words is the same: names, descriptions, the order of values', () => {
  const renamed = smallContract({
    schemas: {
      Ask: {
        type: 'object',
        required: ['amount'],
        properties: { amount: { $ref: '#/components/schemas/Money' } },
      },
      Money: { type: 'integer', minimum: 1, ...{ description: 'In won' } },
      Problem: { type: 'object', properties: { code: { type: 'string', enum: ['b', 'a'] } } },
    },
  })
  expect(changes(smallContract(), renamed)).toEqual([])
})

test('R-CALL-03 variants of a union are matched by their values, not their names', () => {
  const union = (name: string, value: string) =>
    smallContract({
      schemas: {
        Ask: {
          oneOf: [{ $ref: `#/components/schemas/${name}` }],
          ...{ discriminator: { mapping: { [value]: `#/components/schemas/${name}` } } },
        },
        [name]: { type: 'object', ...{ title: name } },
      },
    })
  expect(changes(union('Slot', 'slot'), union('Reels', 'slot'))).toEqual([])
  expect(changeTexts(union('Slot', 'slot'), union('Slot', 'casino'))).toEqual([
    ['request › variant casino added: object', '/ask,/beg'],
    ['request › variant slot removed: object', '/ask,/beg'],
  ])
})

test('R-CALL-03 a change in a shared schema is listed once per keyword, with all operations', () => {
  const to = smallContract({
    schemas: { Won: { type: 'number' }, Item: { type: 'object', properties: {} } },
  })
  expect(changeTexts(smallContract(), to)).toEqual([
    ['answer 200 › success › list › items › id removed: integer, optional', '/ask,/beg'],
    ['request › amount: type integer → number', '/ask,/beg'],
    ['request › amount: minimum 1 → none', '/ask,/beg'],
  ])
})

test('R-CALL-03 added and removed operations, access, statuses, headers and fields are listed without their contents', () => {
  const { '400': _, ...responses } = smallOperation().post.responses
  const to = smallContract({
    schemas: {
      Told: {
        type: 'object',
        properties: { status: smallStatus, user: { $ref: '#/components/schemas/Ask' } },
      },
    },
    paths: {
      '/ask': smallOperation({ security: [{ token: [] }], responses, parameters: [] }),
      '/new': smallOperation(),
    },
  })
  const from = smallContract({ paths: { '/ask': smallOperation(), '/old': smallOperation() } })
  expect(changeTexts(from, to)).toEqual([
    ['the operation added', '/new'],
    ['the operation removed', '/old'],
    ['answer 200 › success › user added: object, optional', '/ask'],
    ['request › header Idempotency-Key removed: string, minLength 16, optional', '/ask'],
    ['answer 200 › success › list removed: array, optional', '/ask'],
    ['answer 400 removed: code request_invalid', '/ask'],
    ['access nothing → token', '/ask'],
  ])
})

test('R-CALL-03 a recursive schema is followed once', () => {
  const tree = (type: string) =>
    smallContract({
      schemas: {
        Item: {
          type: 'object',
          properties: { id: { type }, inner: { $ref: '#/components/schemas/Item' } },
        },
      },
    })
  expect(changeTexts(tree('integer'), tree('string'))).toEqual([
    ['answer 200 › success › list › items › id: type integer → string', '/ask,/beg'],
  ])
})
