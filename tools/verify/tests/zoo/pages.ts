import {
  changeAnswers,
  bodyOf,
  interceptCalls,
  isSuccess,
  jsonOf,
  rowsOf,
  withJsonBody,
  changeRequestBodies,
  setProperty,
  withBody,
} from './layers.ts'
import type { FaultTable, Json, Rows, FaultLayer } from './layers.ts'

export type Page = { readonly page: number; readonly size: number }
type Cut = (rows: Rows, page: Page) => Rows
type Total = (rows: Rows, page: Page) => number

const DEFAULT_SIZE = 20
const from = ({ page, size }: Page) => (page - 1) * size
const slice = (rows: Rows, begin: number, size: number): Rows =>
  rows.slice(Math.max(begin, 0), Math.max(begin, 0) + size)
const correctCut: Cut = (rows, page) => slice(rows, from(page), page.size)

/** Divides all rows into pages in its own way. */
export const paging = (cut: Cut, totalOf: Total = (rows) => rows.length): FaultLayer =>
  interceptCalls(async (sent, next) => {
    const received = await next(sent)
    if (!isSuccess(received)) return received
    const { page = 1, pageSize = DEFAULT_SIZE, ...rest } = bodyOf(sent) ?? {}
    const allRows = rowsOf(await next(withBody(sent, { ...rest, pageSize: 100 })))
    const query = { page: Number(page), size: Number(pageSize) }
    return withJsonBody(received, {
      ...jsonOf(received),
      list: cut(allRows, query),
      total: totalOf(allRows, query),
    })
  })
const lists = (change: (list: Rows) => Rows): FaultLayer =>
  changeAnswers((body) =>
    setProperty('list', change((body['list'] as Rows | undefined) ?? []))(body),
  )
const offset = (by: (page: Page) => number): FaultLayer =>
  paging((rows, page) => slice(rows, from(page) + by(page), page.size))
const foreign = (row: Json | undefined): Json => ({ ...row, id: 987_654_321 })

export const pageFaults: FaultTable = {
  'pages-are-stable noteList': {
    'pages overlap by a row': offset(({ page }) => (page > 1 ? -1 : 0)),
    'pages overlap by a row from the third on': offset(({ page }) => (page > 2 ? -1 : 0)),
    'a row is left out between pages': offset(({ page }) => (page > 1 ? 1 : 0)),
    'the second page is the first': offset((page) => (page.page === 2 ? -page.size : 0)),
    'the second page is empty': paging((rows, page) =>
      page.page === 2 ? [] : correctCut(rows, page),
    ),
    'only the first page has rows': paging((rows, page) =>
      page.page > 1 ? [] : correctCut(rows, page),
    ),
    'the offset ignores the page size': paging((rows, { page, size }) =>
      slice(rows, (page - 1) * DEFAULT_SIZE, size),
    ),
    'sizes of pages are ignored': paging((rows, { page }) =>
      correctCut(rows, { page, size: DEFAULT_SIZE }),
    ),
    'pages have one row more': paging((rows, page) => slice(rows, from(page), page.size + 1)),
    'pages have never fewer than two rows': paging((rows, { page, size }) =>
      correctCut(rows, { page, size: Math.max(size, 2) }),
    ),
    'sizes count on the first page only': paging((rows, page) =>
      correctCut(rows, page.page === 1 ? page : { ...page, size: DEFAULT_SIZE }),
    ),
    'one row is on no page': paging((rows, page) =>
      correctCut(rows, page).filter((row) => page.size >= rows.length || row !== rows[1]),
    ),
    'the last page repeats': paging((rows, page) =>
      slice(rows, Math.min(from(page), Math.max(rows.length - page.size, 0)), page.size),
    ),
    'a page has its rows in another order': paging((rows, page) =>
      page.size >= rows.length ? rows : correctCut(rows, page).toReversed(),
    ),
    'a row is twice on a page': paging((rows, page) =>
      correctCut(rows, page).flatMap((row, index) => (index === 1 ? [row, row] : [row])),
    ),
    'the third page has a row of another member': paging((rows, page) =>
      page.page === 3
        ? [...correctCut(rows, page).slice(1), foreign(rows[0])]
        : correctCut(rows, page),
    ),
    'the third page repeats the first row': paging((rows, page) =>
      page.page === 3
        ? [rows[0] ?? {}, ...correctCut(rows, page).slice(1)]
        : correctCut(rows, page),
    ),
    'a total counts the page': paging(correctCut, (rows, page) => correctCut(rows, page).length),
    'a total counts one more': paging(correctCut, (rows) => rows.length + 1),
    'a total is wrong behind the first page': paging(
      correctCut,
      (rows, { page }) => rows.length + (page > 1 ? 1 : 0),
    ),
  },
  'pages-are-stable notices': {
    'a list has its oldest first': lists((list) => list.toReversed()),
    'a list is sorted by its titles': lists((list) =>
      list.toSorted((a, b) => String(a['title']).localeCompare(String(b['title']))),
    ),
  },
  'pages-are-stable getDepositList': {
    'pages begin with 0': changeRequestBodies((body) =>
      typeof body['page'] === 'number' ? setProperty('page', body['page'] + 1)(body) : body,
    ),
  },
  'pages-are-stable getWithdrawList': {
    'page is not looked at': changeRequestBodies(setProperty('page', 1)),
    'pageSize is not looked at': changeRequestBodies(setProperty('pageSize', 100)),
  },
  'pages-are-stable getSlotBetsList': {
    'bets are not sorted': lists((list) =>
      list.toSorted((a, b) => Number(a['bet']) - Number(b['bet'])),
    ),
    'a page beyond the last is the last': changeRequestBodies((body) =>
      Number(body['page']) > 1_000 ? setProperty('page', 1)(body) : body,
    ),
    ...Object.fromEntries(
      ['kind', 'from', 'before'].map((name) => [
        `bets are not narrowed by ${name}`,
        changeRequestBodies(({ [name]: value, ...body }) =>
          value === undefined || (typeof value === 'string' && value !== 'yesterday')
            ? body
            : { ...body, [name]: value },
        ),
      ]),
    ),
  },
}
