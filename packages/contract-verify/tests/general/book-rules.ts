import { isRecord } from '../../../../src/lib/json.ts'
import type { BookFault } from './book-faults.ts'

type Is = (fault: BookFault) => boolean

const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && [...value].length >= least && [...value].length <= most

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const NAMES = ['title', 'subtitle', 'isbn', 'year', 'price', 'genre', 'tags']
const GENRES: readonly unknown[] = ['novel', 'poetry', 'science']

const areTags = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 5 && value.every((one) => isText(one, 1, 20))

/** Whether a body is a valid book of books.yaml; a fault may change the rules. */
export function isBook(body: unknown, is: Is): body is Readonly<Record<string, unknown>> {
  if (!isRecord(body)) return false
  if (is('nothing is validated')) return true
  const { title, subtitle, isbn, year, price, genre, tags } = body
  const optional = (value: unknown, isFine: boolean) => value === undefined || isFine
  return [
    isText(title, is('short texts are refused') ? 2 : 1, is('long texts are taken') ? 1_000 : 80),
    optional(subtitle, subtitle === null || isText(subtitle, 0, 80)),
    isText(isbn, 1, 13) && (is('a pattern is not checked') || /^\d{13}$/.test(isbn)),
    isWhole(year, is('a minimum is not checked') ? -10_000 : 1450, 2100),
    optional(price, typeof price === 'number' && price > 0),
    (GENRES.includes(genre) && !(is('a listed value is refused') && genre === 'poetry')) ||
      (is('any genre is taken') && typeof genre === 'string'),
    optional(tags, areTags(tags)),
    Object.keys(body).every((name) => NAMES.includes(name)) || is('unknown members are taken'),
  ].every(Boolean)
}

export function isNote(body: unknown, is: Is): body is Readonly<Record<string, unknown>> {
  if (!isRecord(body)) return false
  const { text, page } = body
  const isRequired = !is('a required member may be missing') || text !== undefined
  return (
    (isRequired ? isText(text, 1, 200) : true) && (page === undefined || isWhole(page, 1, 9999))
  )
}
