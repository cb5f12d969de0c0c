import type { OperationId } from '../../../../../mocks/handlers/contract.ts'
import { at, bodyOf } from '../layers.ts'
import type { Json } from '../layers.ts'
import { isSuccess, jsonOf, rowsOf, saying, withBody } from './members.ts'
import type { FaultClass, Way } from './specimen.ts'

const paged: readonly OperationId[] = [
  'noteList',
  'getDepositList',
  'getWithdrawList',
  'getSlotBetsList',
]
const lists: readonly OperationId[] = [...paged, 'helpList', 'notices', 'getNote']

type Page = { readonly page: number; readonly size: number }

const cutting =
  (
    cut: (rows: readonly Json[], page: Page, draw: number) => readonly Json[],
    totalOf: (rows: readonly Json[], page: Page) => number = (rows) => rows.length,
  ): Way =>
  (place, { whole }) => {
    const number = whole(2, 3)
    return at(place, async (sent, next) => {
      const received = await next(sent)
      if (!isSuccess(received)) return received
      const { page = 1, pageSize, ...rest } = bodyOf(sent) ?? {}
      const size = Number(pageSize ?? rowsOf(received).length) || 20
      const all = rowsOf(await next(withBody(sent, { ...rest, pageSize: 100 })))
      const asked = { page: Number(page), size: pageSize === undefined ? 20 : size }
      return saying(received, {
        ...jsonOf(received),
        list: cut(all, asked, number),
        total: totalOf(all, asked),
      })
    })
  }

const slice = (rows: readonly Json[], from: number, size: number) =>
  rows.slice(Math.max(from, 0), Math.max(from, 0) + size)
const from = ({ page, size }: Page) => (page - 1) * size

const reordering =
  (order: (rows: readonly Json[]) => readonly Json[]): Way =>
  (place) =>
    at(place, async (sent, next) => {
      const received = await next(sent)
      return isSuccess(received)
        ? saying(received, { ...jsonOf(received), list: order(rowsOf(received)) })
        : received
    })

export const pageClasses: readonly FaultClass[] = [
  {
    name: 'pages overlap',
    source: 'RESTler; pagination by offset (OWASP API4:2023 neighbours)',
    places: paged,
    ways: {
      'by one row': cutting((rows, page) =>
        slice(rows, from(page) - (page.page > 1 ? 1 : 0), page.size),
      ),
      'from the third on': cutting((rows, page) =>
        slice(rows, from(page) - (page.page > 2 ? 1 : 0), page.size),
      ),
      'the second is the first': cutting((rows, page) =>
        slice(rows, page.page === 2 ? 0 : from(page), page.size),
      ),
      'the next begins one row too late': cutting((rows, page) =>
        slice(rows, from(page) + (page.page > 1 ? 1 : 0), page.size),
      ),
    },
  },
  {
    name: 'sizes of pages',
    source: 'OWASP API4:2023 Unrestricted Resource Consumption',
    places: paged,
    ways: {
      'are ignored': cutting((rows, page) => slice(rows, (page.page - 1) * 20, 20)),
      'are one more': cutting((rows, page) => slice(rows, from(page), page.size + 1)),
      'are never below two': cutting((rows, page) =>
        slice(rows, (page.page - 1) * Math.max(page.size, 2), Math.max(page.size, 2)),
      ),
      'count on the first page only': cutting((rows, page) =>
        slice(rows, page.page === 1 ? 0 : (page.page - 1) * 20, page.page === 1 ? page.size : 20),
      ),
    },
  },
  {
    name: 'totals',
    source: 'Schemathesis response conformance; RESTler',
    places: paged,
    ways: {
      'count the page': cutting(
        (rows, page) => slice(rows, from(page), page.size),
        (rows, page) => slice(rows, from(page), page.size).length,
      ),
      'count one more': cutting(
        (rows, page) => slice(rows, from(page), page.size),
        (rows) => rows.length + 1,
      ),
      'are wrong behind the first page': cutting(
        (rows, page) => slice(rows, from(page), page.size),
        (rows, { page }) => rows.length + (page > 1 ? 1 : 0),
      ),
    },
  },
  {
    name: 'rows of pages',
    source: 'Elle: read skew over pages',
    places: paged,
    ways: {
      'one is on no page': cutting((rows, page, number) =>
        slice(rows, from(page), page.size).filter(
          (row) => page.size >= rows.length || row !== rows[number - 1],
        ),
      ),
      'the last page repeats': cutting((rows, page) =>
        slice(rows, Math.min(from(page), Math.max(rows.length - page.size, 0)), page.size),
      ),
      'a page has its rows in another order': cutting((rows, page) =>
        page.size >= rows.length ? rows : slice(rows, from(page), page.size).toReversed(),
      ),
      'one is there twice': cutting((rows, page) =>
        slice(rows, from(page), page.size).flatMap((row, index) =>
          index === 1 ? [row, row] : [row],
        ),
      ),
    },
  },
  {
    name: 'order of lists',
    source: 'contract: the newest first',
    places: lists,
    ways: {
      'the oldest first': reordering((rows) => rows.toReversed()),
      'by title or amount': reordering((rows) =>
        rows.toSorted((one, other) =>
          String(one['title'] ?? one['amount'] ?? one['bet']).localeCompare(
            String(other['title'] ?? other['amount'] ?? other['bet']),
          ),
        ),
      ),
    },
  },
]
