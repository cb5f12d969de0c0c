import { randomUUID } from 'node:crypto'
import { isRecord, parseJson } from '../../../../src/lib/json.ts'
import type { Received, Sent } from '../../core/model.ts'
import type { BookFault } from './book-faults.ts'
import { isBook, isNote } from './book-rules.ts'

type Fields = Readonly<Record<string, unknown>>
type Book = {
  readonly id: number
  readonly owner: string
  fields: Fields
  notes: Map<string, Fields>
}

/** Refuses a request; the backend answers with this status. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, title: string) {
    super(title)
    this.status = status
  }
}

const JSON_TYPE = 'application/json'
const passwords: Readonly<Record<string, string>> = { ann: 'ann-pw-1', ben: 'ben-pw-2' }

const answer = (status: number, json: unknown, headers: Received['headers'] = {}): Received => ({
  status,
  headers: { 'content-type': JSON_TYPE, ...headers },
  text: JSON.stringify(json),
})
const empty = (status: number, headers: Received['headers'] = {}): Received => ({
  status,
  headers,
  text: '',
})

/** A backend for books.yaml with its books in memory, and at most one fault. */
export function createBooks(fault?: BookFault): (sent: Sent) => Received {
  const is = (one: BookFault) => one === fault
  const sessions = new Map<string, string>()
  const books = new Map<number, Book>()
  let last = 100

  const shown = (book: Book): Fields => {
    const all: Record<string, unknown> = { id: book.id, ...book.fields }
    if (is('read lacks a member')) delete all['genre']
    if (is('number as text')) all['year'] = String(all['year'])
    if (is('null in a member')) all['title'] = null
    return all
  }

  const readerOf = ({ headers }: Sent): string => {
    const sid = /sid=([^;]+)/.exec(headers['cookie'] ?? '')?.[1]
    const reader = sid === undefined ? undefined : sessions.get(sid)
    if (reader !== undefined) return reader
    if (sid !== undefined && is('any cookie is a login')) return 'ann'
    throw new Refusal(401, 'Log in first.')
  }

  const bodyOf = ({ headers, text = '' }: Sent): unknown => {
    const type = headers['content-type'] ?? ''
    if (!type.startsWith(JSON_TYPE) && !is('any media type is taken'))
      throw new Refusal(415, 'Send JSON.')
    const json = parseJson(text)
    if (json === undefined && is('broken JSON is taken'))
      return { title: 'a', isbn: '0000000000000', year: 2000, genre: 'novel', text: 'a' }
    if (json === undefined) throw new Refusal(400, 'It is not JSON.')
    return json
  }

  const fieldsOf = (sent: Sent): Fields => {
    const body = bodyOf(sent)
    if (body === null && is('crash at a body that is null')) throw new Error('null')
    if (is('crash at long titles') && String((body as Fields | null)?.['title']).length > 70)
      throw new Error('too long')
    if (!isBook(body, is)) throw new Refusal(400, 'It is no book.')
    const all: Record<string, unknown> = { ...body }
    if (is('a member is lost')) delete all['tags']
    if (is('texts are cut')) all['title'] = String(all['title']).slice(0, 4)
    if (is('prices are rounded') && typeof all['price'] === 'number')
      all['price'] = Math.ceil(all['price'])
    return all
  }

  const bookAt = (text: string, reader: string, isOpen = false): Book => {
    const id = Number(text)
    if (!Number.isInteger(id) || id < 1) {
      if (is('crash at wrong ids')) throw new Error(`no number ${text}`)
      throw new Refusal(400, 'It is no id.')
    }
    const book = books.get(id)
    if (book === undefined && is('crash at unknown ids')) throw new Error('undefined')
    if (book === undefined || (book.owner !== reader && !isOpen))
      throw new Refusal(404, 'There is no such book.')
    return book
  }

  const numberIn = (query: URLSearchParams, name: string, least: number, usual: number): number => {
    const text = query.get(name)
    if (text === null) return usual
    const number = Number(text)
    if (number > 2 ** 62 && is('crash beyond 64 bits')) throw new Error('overflow')
    const isFine = text.trim() !== '' && Number.isInteger(number) && number >= least
    if (!isFine && is('wrong numbers in queries are taken')) return usual
    if (!isFine || (name === 'limit' && number > 100)) throw new Refusal(400, `${name} is wrong.`)
    return number
  }

  const listBooks = (query: URLSearchParams, reader: string): Received => {
    const limit = numberIn(query, 'limit', 1, 50)
    const offset = numberIn(query, 'offset', 0, 0)
    const genre = query.get('genre')
    const sort = query.get('sort')
    if (genre !== null && !['novel', 'poetry', 'science'].includes(genre))
      throw new Refusal(400, 'genre is wrong.')
    if (sort !== null && sort !== 'title' && sort !== 'year')
      throw new Refusal(400, 'sort is wrong.')
    if (sort === 'year' && is('crash at an optional parameter')) throw new Error('no year')
    const all = [...books.values()].filter(
      (one) =>
        (one.owner === reader || is('lists show items of others')) &&
        (genre === null || one.fields['genre'] === genre) &&
        !(is('created items are not listed') && one.id > 100),
    )
    const start = is('pages overlap') ? Math.max(offset - 1, 0) : offset
    const end = is('the page size is ignored') ? all.length : start + limit
    const items = all.slice(start, end).map(shown)
    const type = is('another media type') ? { 'content-type': 'text/html' } : {}
    const cached = is('private answers are cached') ? { 'cache-control': 'public, max-age=60' } : {}
    return answer(200, { items, total: all.length }, { ...type, ...cached })
  }

  const putBook = (book: Book, sent: Sent): Received => {
    const fields = fieldsOf(sent)
    const { createdAt } = book.fields
    const year = is('updates lose a member') ? { year: book.fields['year'] } : {}
    if (
      is('PUT makes another item') &&
      JSON.stringify(book.fields['title']) === JSON.stringify(fields['title'])
    ) {
      last += 1
      books.set(last, { ...book, id: last, notes: new Map() })
    }
    if (!is('updates are not kept')) book.fields = { ...fields, ...year, createdAt }
    return answer(200, shown({ ...book, fields: { ...fields, createdAt } }))
  }

  const ofBook = (
    method: string,
    [id = '', ...rest]: readonly string[],
    sent: Sent,
    reader: string,
  ): Received => {
    if (rest.length > 0) return ofNotes(method, bookAt(id, reader), rest.slice(1), sent)
    if (method === 'GET') {
      const found = () => bookAt(id, reader, is('others can read'))
      if (is('unknown ids are found') && Number(id) > 0 && !books.has(Number(id)))
        return answer(200, {
          id: 1,
          title: 'a',
          isbn: '0000000000000',
          year: 2000,
          genre: 'novel',
          createdAt: '2026-01-01T00:00:00Z',
        })
      return answer(200, shown(found()))
    }
    if (method === 'PUT') return putBook(bookAt(id, reader, is('others can change')), sent)
    if (method === 'DELETE') {
      const book = bookAt(id, reader, is('others can delete'))
      if (!is('deleted items stay')) books.delete(book.id)
      return empty(204)
    }
    throw notAllowed('GET, PUT, DELETE')
  }

  const notAllowed = (allow: string): Refusal =>
    Object.assign(new Refusal(405, 'Not allowed.'), { allow })

  const ofNotes = (method: string, book: Book, [id]: readonly string[], sent: Sent): Received => {
    if (id === undefined) {
      if (method !== 'POST') throw notAllowed('POST')
      const body = bodyOf(sent)
      if (!isNote(body, is)) throw new Refusal(400, 'It is no note.')
      const own = randomUUID()
      const { id: given, ...note } = body
      const fields = is('read-only members are taken') && given !== undefined ? { ...body } : note
      book.notes.set(own, fields)
      return answer(201, { id: own, ...fields })
    }
    if (!/^[\da-f-]{36}$/.test(id)) throw new Refusal(400, 'It is no id.')
    const note = book.notes.get(id)
    if (method === 'PATCH' && is('deleted items can be changed') && note === undefined)
      return answer(200, { id, text: 'a' })
    if (!['GET', 'PATCH', 'DELETE'].includes(method)) throw notAllowed('GET, PATCH, DELETE')
    if (note === undefined) throw new Refusal(404, 'There is no such note.')
    if (method === 'GET') return answer(200, { id, ...note })
    if (method === 'DELETE') return (book.notes.delete(id), empty(204))
    const body = bodyOf(sent)
    if (!isNote(body, is)) throw new Refusal(400, 'It is no note.')
    const changed = { ...note, ...body, id }
    book.notes.set(id, changed)
    return answer(200, changed)
  }

  const route = (sent: Sent): Received => {
    const { method } = sent
    const url = new URL(sent.path, 'http://books.test')
    const [first = '', ...rest] = url.pathname.replace(/^\/api\/v1\//, '').split('/')
    const isPublic = first === 'health' || first === 'login'
    const isOpen = is('reads need no login') && method === 'GET' && rest.length === 1
    const reader = isPublic
      ? ''
      : isOpen
        ? (books.get(Number(rest[0]))?.owner ?? '')
        : readerOf(sent)
    if (first === 'health') {
      if (method === 'GET' || is('any method is answered')) return answer(200, { isHealthy: true })
      throw notAllowed('GET')
    }
    if (first === 'me') {
      if (method !== 'GET') throw notAllowed('GET')
      return answer(200, {
        user: reader,
        ...(is('a secret is told') ? { passwordHash: '5f4dcc3b5aa765d6' } : {}),
      })
    }
    if (first === 'login') {
      if (method !== 'POST') throw notAllowed('POST')
      return login(bodyOf(sent))
    }
    if (first !== 'books') throw new Refusal(404, 'There is nothing here.')
    if (rest.length > 0) return ofBook(method, rest, sent, reader)
    if (method === 'GET') return listBooks(url.searchParams, reader)
    if (method !== 'POST') throw notAllowed('GET, POST')
    const fields = fieldsOf(sent)
    last += 1
    const book = {
      id: last,
      owner: reader,
      fields: { ...fields, createdAt: new Date().toISOString() },
      notes: new Map<string, Fields>(),
    }
    books.set(last, book)
    const location = is('a header is missing') ? {} : { location: `/api/v1/books/${last}` }
    return answer(is('another status') ? 200 : 201, shown(book), location)
  }

  const login = (body: unknown): Received => {
    if (!isRecord(body)) throw new Refusal(400, 'It is no login.')
    const { user, password } = body
    const isText = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= 40
    if (!isText(user) || !isText(password)) throw new Refusal(400, 'It is no login.')
    if (passwords[String(user)] !== password) throw new Refusal(401, 'Unknown user or password.')
    const sid = randomUUID()
    sessions.set(sid, String(user))
    return empty(204, { 'set-cookie': `sid=${sid}; Path=/; HttpOnly; SameSite=Lax` })
  }

  return (sent) => {
    try {
      const received = route(sent)
      if (is('invalid JSON is answered') && received.status === 200)
        return { ...received, text: received.text.replace(/}$/, ',}') }
      if (is('pages of any site may read') && sent.headers['origin'] !== undefined)
        return {
          ...received,
          headers: {
            ...received.headers,
            'access-control-allow-origin': sent.headers['origin'],
            'access-control-allow-credentials': 'true',
          },
        }
      if (is('a member is answered twice') && received.status === 200)
        return { ...received, text: received.text.replace('{"id":', '{"id":1,"id":') }
      return received
    } catch (error) {
      return refused(error, is('a stack trace is shown'))
    }
  }
}

function refused(error: unknown, isOpen: boolean): Received {
  if (!(error instanceof Refusal)) return answer(500, { title: 'It failed.' })
  const { status } = error
  const allow: unknown = Reflect.get(error, 'allow')
  // Writing out a stack takes longer than the answer.
  const title = isOpen ? error.stack : error.message
  return answer(
    status,
    { title, status },
    {
      'content-type': 'application/problem+json',
      ...(typeof allow === 'string' ? { allow } : {}),
    },
  )
}
