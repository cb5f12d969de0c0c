import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../../mocks/handlers/contract.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { at, bodyOf } from './zoo/layers.ts'
import type { Json } from './zoo/layers.ts'

const DEFAULT_SIZE = 20
const lists = ['noteList', 'getDepositList', 'getWithdrawList', 'getSlotBetsList'] as const

type Asked = { readonly page: number; readonly size: number; readonly isSized: boolean }
type Paged = { readonly list: readonly Json[]; readonly total: number }
type Paging = (rows: readonly Json[], asked: Asked) => Paged

const slice = (rows: readonly Json[], { page, size }: Asked, offset = (page - 1) * size) =>
  rows.slice(offset, offset + size)

const foreign: Json = { id: 987_654_321 }

const right: Paging = (rows, asked) => ({ list: slice(rows, asked), total: rows.length })

const faults: Readonly<Record<string, Paging>> = {
  'page 2 is empty': (rows, asked) => ({
    list: asked.page === 2 ? [] : slice(rows, asked),
    total: rows.length,
  }),
  'only page 1 has rows': (rows, asked) => ({
    list: asked.page > 1 ? [] : slice(rows, asked),
    total: rows.length,
  }),
  'the offset ignores the page size': (rows, asked) => ({
    list: slice(rows, asked, (asked.page - 1) * DEFAULT_SIZE),
    total: rows.length,
  }),
  'pages overlap by a row': (rows, asked) => ({
    list: slice(rows, asked, Math.max(0, (asked.page - 1) * asked.size - (asked.page - 1))),
    total: rows.length,
  }),
  'a row is left out between pages': (rows, asked) => ({
    list: slice(rows, asked, (asked.page - 1) * (asked.size + 1)),
    total: rows.length,
  }),
  'page 3 has a row of another member': (rows, asked) => ({
    list:
      asked.page === 3
        ? [...slice(rows, asked).slice(1), { ...rows[0], ...foreign }]
        : slice(rows, asked),
    total: rows.length,
  }),
  'page 3 repeats the first row': (rows, asked) => ({
    list:
      asked.page === 3 ? [rows[0] ?? foreign, ...slice(rows, asked).slice(1)] : slice(rows, asked),
    total: rows.length,
  }),
  'the page size is ignored': (rows, asked) => ({
    list: slice(rows, { ...asked, size: asked.size === 100 ? 100 : DEFAULT_SIZE }),
    total: rows.length,
  }),
  'a page beyond the last is the last': (rows, asked) => ({
    list: slice(rows, {
      ...asked,
      page: Math.min(asked.page, Math.ceil(rows.length / asked.size)),
    }),
    total: rows.length,
  }),
  'the total counts the page': (rows, asked) => {
    const list = slice(rows, asked)
    return { list, total: list.length }
  },
  'the total is one more': (rows, asked) => ({ list: slice(rows, asked), total: rows.length + 1 }),
}

/** Bets of as many minutes, the newest first. */
const bets =
  (count: number) =>
  ([bet = {}]: readonly Json[]): readonly Json[] =>
    Array.from({ length: count }, (_, index) => ({
      ...bet,
      id: 500_000 - index,
      placedAt: new Date(Date.parse('2026-11-01T12:00:00Z') - index * 60_000).toISOString(),
    }))

const isAsked = (bet: Json, { kind, from, before }: Json): boolean => {
  const at = Date.parse(String(bet['placedAt']))
  const isLate = from === undefined || at >= Date.parse(String(from))
  const isEarly = before === undefined || at < Date.parse(String(before))
  return isLate && isEarly && (kind === undefined || bet['kind'] === kind)
}

const paging = (
  operation: OperationId,
  divide: Paging,
  others?: (rows: readonly Json[]) => readonly Json[],
): Layer =>
  at(operation, async (sent, next) => {
    const body = bodyOf(sent) ?? {}
    const asks = others === undefined ? body : {}
    const whole = await next({ ...sent, text: JSON.stringify({ ...asks, page: 1, pageSize: 100 }) })
    const own = await next(sent)
    if (own.status !== 200 || whole.status !== 200) return own
    const json = JSON.parse(whole.text) as Json
    const size = Number(body['pageSize'] ?? DEFAULT_SIZE)
    const asked = { page: Number(body['page'] ?? 1), size, isSized: 'pageSize' in body }
    const mocked = json['list'] as Json[]
    const rows = others?.(mocked).filter((row) => isAsked(row, body)) ?? mocked
    const { list, total } = divide(rows, asked)
    return { ...own, text: JSON.stringify({ ...json, list, total }) }
  })

const foundIn = async (
  operation: OperationId,
  divide: Paging,
  others?: (rows: readonly Json[]) => readonly Json[],
) => {
  const { findings, skipped } = await verifyMock(paging(operation, divide, others), {
    probes: new Set(['pages-are-stable']),
    generated: 0,
    steer: undefined,
  })
  const own = findings.filter(
    (one) => one.operation === operation && one.check === 'pages-are-stable',
  )
  return { found: own.map(({ message }) => message), skipped }
}

describe.each(lists)('the pages of %s', (operation) => {
  test.each(Object.entries(faults))('R-CALL-03 a fault is found: %s', async (_name, divide) => {
    const { found } = await foundIn(operation, divide)
    expect(found).not.toEqual([])
  })

  test('R-CALL-03 correct pages have no findings', async () => {
    expect((await foundIn(operation, right)).found).toEqual([])
  })
})

test('R-CALL-03 the pages of a list with too few rows are not checked, and the report says so', async () => {
  const { found, skipped } = await foundIn('noteList', (rows, asked) =>
    right(rows.slice(0, 2), asked),
  )
  expect(found).toEqual([])
  expect(skipped).toContainEqual({
    check: 'pages-are-stable',
    operation: 'noteList',
    why: 'it lists 2, which is not enough to judge',
  })
})

describe('a list of more rows than a page may have', () => {
  test('R-CALL-03 has no findings, and its filters are checked against all rows', async () => {
    expect(await foundIn('getSlotBetsList', right, bets(250))).toEqual({ found: [], skipped: [] })
  })

  test('R-CALL-03 that ends after its first page is one finding, and its filters are not checked', async () => {
    const capped: Paging = (rows, asked) => ({
      list: slice(rows.slice(0, 100), asked),
      total: rows.length,
    })
    const { found, skipped } = await foundIn('getSlotBetsList', capped, bets(250))
    expect(found).toEqual(['returns a total of 250, and lists 100'])
    expect(skipped.map(({ why }) => why)).toEqual([
      'not all of its items could be listed, to judge its filters',
    ])
  })

  test('R-CALL-03 whose total counts only a page has a finding for the total alone', async () => {
    const capped: Paging = (rows, asked) => ({
      list: slice(rows, asked),
      total: Math.min(rows.length, 100),
    })
    const { found } = await foundIn('getDepositList', capped, (rows) =>
      Array.from({ length: 250 }, (_, index) => ({ ...rows[0], id: 500_000 - index })),
    )
    expect(found).toEqual(['returns a total of 100, and lists 250'])
  })
})
