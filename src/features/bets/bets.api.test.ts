import { expect, test } from 'vitest'
import { answerCalls, ok } from '../../../tests/support/wire.ts'
import { getAllBets } from './bets.api.ts'

const bet = (id: number) => ({
  id,
  kind: 'slot',
  company: 'dalbit-play',
  nameKo: '달빛 정원',
  nameEn: 'Moon Garden',
  bet: 1_000,
  win: 0,
  placedAt: '2026-11-21T03:00:00Z',
})
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Answers the pages in turn; the last one for all later calls. */
const answerPages = (pages: readonly (readonly number[])[], total: unknown) => {
  let next = 0
  return answerCalls(() => {
    const list = (pages[next] ?? pages.at(-1) ?? []).map(bet)
    next += 1
    return ok({ status: 'success', list, total })
  })
}

test.each([
  ['pages of the size asked for', [ids(1, 20), ids(21, 5)], 25, 25, 2],
  ['a total that cannot be read', [ids(1, 20), ids(21, 20), ids(41, 3)], null, 43, 3],
  ['smaller pages than asked for', [ids(1, 10), ids(11, 10), ids(21, 2)], 22, 22, 3],
  ['a full last page', [ids(1, 20), []], 20, 20, 2],
  ['a last page that is repeated', [ids(1, 20)], null, 20, 2],
  ['a bet that is placed meanwhile', [ids(1, 20), ids(20, 6)], 25, 25, 2],
])('a file has every bet once, with %s', async (_name, pages, total, count, calls) => {
  const sent = answerPages(pages, total)
  const bets = await getAllBets({})
  expect(bets?.map(({ id }) => id)).toEqual(ids(1, count))
  expect(sent.map(({ body }) => (body as { page: number }).page)).toEqual(ids(1, calls))
})

test('more than 100 pages are no file, and are not asked for', async () => {
  const sent = answerPages([ids(1, 20)], 2_001)
  expect(await getAllBets({})).toBe(null)
  expect(sent).toHaveLength(1)
})
