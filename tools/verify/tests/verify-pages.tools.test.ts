import { expect, test } from 'vitest'
import type { OperationId } from '#mocks/handlers/contract.ts'
import { verifyBy } from './verify-by.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import {
  changeAnswer,
  atPath,
  bodyOf,
  jsonOf,
  rowsOf,
  withJsonBody,
  stackLayers,
  withBody,
} from './zoo/layers.ts'
import type { Json, Rows } from './zoo/layers.ts'
import { paging } from './zoo/pages.ts'

/** Bets of as many minutes, the newest first. */
const bets =
  (count: number) =>
  ([bet = {}]: Rows): Rows =>
    Array.from({ length: count }, (_, index) => ({
      ...bet,
      id: 500_000 - index,
      placedAt: new Date(Date.parse('2026-11-01T12:00:00Z') - index * 60_000).toISOString(),
    }))

const isAsked = (bet: Json, { kind, from, before }: Json): boolean => {
  const placed = Date.parse(String(bet['placedAt']))
  const isLate = from === undefined || placed >= Date.parse(String(from))
  const isEarly = before === undefined || placed < Date.parse(String(before))
  return isLate && isEarly && (kind === undefined || bet['kind'] === kind)
}

/** A list of other rows, of which a page has at most 100. */
const listing = (operation: OperationId, rowsFrom: (rows: Rows) => Rows, most = Infinity) =>
  atPath(operation, async (sent, next) => {
    const received = await next(sent)
    const { page = 1, pageSize = 20, ...asks } = bodyOf(sent) ?? {}
    if (received.status !== 200) return received
    const mocked = rowsOf(await next(withBody(sent, { pageSize: 100 })))
    const rows = rowsFrom(mocked).filter((row) => isAsked(row, asks))
    const begin = (Number(page) - 1) * Number(pageSize)
    const list = rows.slice(0, most).slice(begin, begin + Number(pageSize))
    return withJsonBody(received, { ...jsonOf(received), list, total: rows.length })
  })

const foundIn = async (operation: OperationId, ...layers: readonly Layer[]) => {
  const { findings, skipped } = await verifyBy(stackLayers(...layers), ['pages-are-stable'])
  const own = findings.filter(
    (finding) => finding.operation === operation && finding.check === 'pages-are-stable',
  )
  return { found: own.map(({ message }) => message), skipped }
}

test.each(['noteList', 'getDepositList', 'getWithdrawList', 'getSlotBetsList'] as const)(
  'R-CALL-03 correct pages of %s have no findings',
  async (operation) => {
    const right = paging((rows, { page, size }) => rows.slice((page - 1) * size, page * size))
    expect((await foundIn(operation, right(operation))).found).toEqual([])
  },
)

test('R-CALL-03 the pages of a list with too few rows are not checked, and the report says so', async () => {
  const { found, skipped } = await foundIn(
    'noteList',
    listing('noteList', (rows) => rows.slice(0, 2)),
  )
  expect(found).toEqual([])
  expect(skipped).toContainEqual({
    check: 'pages-are-stable',
    operation: 'noteList',
    reason: 'it lists 2, which is not enough to judge',
  })
})

test('R-CALL-03 a list of more rows than a page may have has no findings, and its filters are checked against all rows', async () => {
  const many = listing('getSlotBetsList', bets(250))
  expect(await foundIn('getSlotBetsList', many)).toEqual({ found: [], skipped: [] })
})

test('R-CALL-03 a long list that ends after its first page is one finding, and its filters are not checked', async () => {
  const capped = listing('getSlotBetsList', bets(250), 100)
  const { found, skipped } = await foundIn('getSlotBetsList', capped)
  expect(found).toEqual(['returns a total of 250, and lists 100'])
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'not all of its items could be listed, to judge its filters',
  ])
})

test('R-CALL-03 a long list whose total counts only a page has a finding for the total alone', async () => {
  const many = listing('getDepositList', ([row]) =>
    Array.from({ length: 250 }, (_, index) => ({ ...row, id: 500_000 - index })),
  )
  const capped = changeAnswer('getDepositList', (body) => ({
    ...body,
    total: Math.min(Number(body['total']), 100),
  }))
  const { found } = await foundIn('getDepositList', capped, many)
  expect(found).toEqual(['returns a total of 100, and lists 250'])
})
