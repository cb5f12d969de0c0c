import { expect, test } from 'vitest'
import { parseResponse, parseSuccess, requireName } from './parse-response.ts'

const shapes = {
  success: {
    status: 's',
    title: 's',
    count: 'n',
    open: 'b',
    until: 's?',
    owner: { name: 's' },
    list: [{ id: 'i', amount: 'n' }],
    code: 'i?',
  },
  wait: { status: 's' },
} as const

const whole = {
  status: 'success',
  title: '제목',
  count: 3,
  open: true,
  until: null,
  owner: { name: 'a' },
  list: [{ id: 1, amount: 1000 }],
  code: 'EVO_Live',
}

const read = (body: unknown) =>
  parseResponse(
    shapes,
    Promise.resolve({ data: body, response: new Response() }),
    (answer) => answer,
  )

test('a valid answer is read unchanged, without properties outside the contract', async () => {
  expect(await read({ ...whole, surprise: 1 })).toEqual(whole)
})

test.each([
  [{ count: '12' }, { count: 12 }],
  [{ count: ' 7.5 ' }, { count: 7.5 }],
  [{ count: 'many' }, { count: Number.NaN }],
  [{ count: '' }, { count: Number.NaN }],
  [{ count: null }, { count: Number.NaN }],
  [{ count: undefined }, { count: Number.NaN }],
  [{ count: true }, { count: Number.NaN }],
  [{ title: 42 }, { title: '42' }],
  [{ title: false }, { title: 'false' }],
  [{ title: null }, { title: '' }],
  [{ title: undefined }, { title: '' }],
  [{ open: 'true' }, { open: true }],
  [{ open: 0 }, { open: false }],
  [{ until: '' }, { until: null }],
  [{ until: undefined }, { until: null }],
  [{ until: 5 }, { until: '5' }],
])('R-ACCT-03 a single value is converted: %o is read as %o', async (sent, expected) => {
  expect(await read({ ...whole, ...sent })).toEqual({ ...whole, ...expected })
})

test.each([
  [{ ...whole, list: undefined }],
  [{ ...whole, list: {} }],
  [{ ...whole, list: [null] }],
  [{ ...whole, owner: 'a' }],
  [{ ...whole, owner: [] }],
  [{ ...whole, count: { value: 3 } }],
  [{ ...whole, status: undefined }],
  [{ ...whole, status: 1 }],
  [[whole]],
  ['success'],
  [null],
])('broken structure is unreadable: %o', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'CallFailure', kind: 'unreadable' })
})

test.each([[7], [-1], ['7'], ['MARU_01'], ['  x ']])(
  'an id (%o) that the backend chose stays as it came, a number or a text',
  async (id) => {
    const body = { ...whole, list: [{ id, amount: 1 }] }
    expect(await read(body)).toEqual(body)
  },
)

test.each([['EVO_Live'], [7], ['7'], [' a']])('a code (%o) stays as it came, too', async (code) => {
  expect(await read({ ...whole, code })).toEqual({ ...whole, code })
})

test.each([[''], [' '], [null], [undefined], [1.5], [2 ** 53], [true], [{}]])(
  'a code that is %o names nothing and is read as null',
  async (code) => {
    expect(await read({ ...whole, code })).toEqual({ ...whole, code: null })
  },
)

test.each([[''], [null], [undefined], [1.5], [2 ** 53], [Number.NaN], [true], [{}]])(
  'an item whose id is %o makes the answer unreadable: nothing could be asked about it',
  async (id) => {
    const body = { ...whole, list: [{ id, amount: 1 }] }
    await expect(read(body)).rejects.toMatchObject({ kind: 'unreadable' })
  },
)

test.each([['sold-out'], ['constructor'], ['toString'], ['']])(
  'R-CALL-06 an unknown status (%s) is an answer, never an error',
  async (status) => {
    expect(await read({ ...whole, status })).toEqual({ status: 'unknown', wire: status })
  },
)

test('another status than success is unreadable where only success has content', async () => {
  const call = (body: unknown) =>
    parseSuccess(
      shapes,
      Promise.resolve({ data: body, response: new Response() }),
      ({ title }) => title,
    )
  expect(await call(whole)).toBe('제목')
  await expect(call({ status: 'wait' })).rejects.toMatchObject({ kind: 'unreadable' })
  await expect(call({ status: 'new' })).rejects.toMatchObject({ kind: 'unreadable' })
})

test('ids and codes are required', () => {
  expect(requireName('a')).toBe('a')
  expect(() => requireName(' ')).toThrow()
})

test('R-CALL-06 a nullable object or list is read as undefined when null', async () => {
  const nullable = {
    success: { status: 's', 'owner?': { name: 's' }, 'list?': [{ id: 'i' }] },
  } as const
  const readNullable = (data: unknown) =>
    parseSuccess(nullable, Promise.resolve({ data, response: new Response() }), (answer) => answer)
  const there = { status: 'success', owner: { name: 'a' }, list: [{ id: 1 }] }
  expect(await readNullable(there)).toEqual(there)
  expect(await readNullable({ status: 'success', owner: null, list: null })).toEqual({
    status: 'success',
    owner: undefined,
    list: undefined,
  })
  await expect(readNullable({ ...there, owner: 'a' })).rejects.toMatchObject({ kind: 'unreadable' })
})
