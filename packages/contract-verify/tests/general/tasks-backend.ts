import { isRecord, parseJson } from '../../../../src/lib/json.ts'
import type { Received, Sent } from '../../core/model.ts'
import type { TaskFault } from './task-faults.ts'

type Task = Readonly<Record<string, unknown>>
type Kept = { readonly owner: string; version: number; task: Task; isDeleted: boolean }
type Session = { readonly user: string; readonly form: string }

const MOST = Number.MAX_SAFE_INTEGER
const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && [...value].length >= least && [...value].length <= most
const isTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value)
const isState = (value: unknown): boolean => value === 'open' || value === 'done'
const isMemo = (value: unknown): boolean => value === null || isText(value, 0, 50)

const answer = (status: number, body?: unknown, headers: Received['headers'] = {}): Received => ({
  status,
  headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  text: body === undefined ? '' : JSON.stringify(body),
})

/** A backend for tasks.yaml with its tasks in memory, and at most one fault. */
export function createTasks(fault?: TaskFault): (sent: Sent) => Received {
  const is = (one: TaskFault) => one === fault
  const passwords = new Map([
    ['ann', 'ann-pw-1'],
    ['ben', 'ben-pw-2'],
  ])
  const sessions = new Map<string, Session>()
  const tasks = new Map<number, Kept>()
  let last = 0

  const isTask = (body: unknown): body is Task => {
    if (!isRecord(body)) return false
    const { kind, title, state, memo = null, labels = [], due, minutes, cost } = body
    if (is('null in a list is a crash') && Array.isArray(labels) && labels.includes(null))
      throw new TypeError('null')
    const isOfKind =
      kind === 'chore'
        ? Number.isInteger(minutes) && Number(minutes) <= MOST && Number(minutes) >= leastMinutes
        : kind === 'errand' && typeof cost === 'number' && cost >= 0 && cost <= 100_000
    const areLabels =
      Array.isArray(labels) && labels.length <= 5 && labels.every((one) => isText(one, 1, 30))
    const isDue = due === undefined || isTime(due)
    return isOfKind && areLabels && isDue && isText(title, 1, 300) && isState(state) && isMemo(memo)
  }
  const leastMinutes = is('a limit of one kind is not checked') ? 0 : 1

  const stored = (body: Task): Task => {
    const all: Record<string, unknown> = { ...body }
    const { labels, due, cost, minutes, title } = body
    if (is('lists are cut') && Array.isArray(labels)) all['labels'] = labels.slice(0, 1)
    if (is('offsets of times are dropped') && typeof due === 'string')
      all['due'] = due.replace(/[+-]\d\d:\d\d$/, 'Z')
    if (is('fractions are of 32 bits') && typeof cost === 'number') all['cost'] = Math.fround(cost)
    if (is('whole numbers are of 32 bits') && typeof minutes === 'number')
      all['minutes'] = Math.min(minutes, 2 ** 31 - 1)
    if (is('other letters are spoilt'))
      all['title'] = String(title).replaceAll(/[^\x20-\x7E]/g, '?')
    if (is('long texts are cut')) all['title'] = String(title).slice(0, 255)
    return all
  }

  const listed = (query: URLSearchParams, user: string): Received => {
    const size = Number(query.get('pageSize') ?? 5)
    const states = query.getAll('state')
    const after = Number(query.get('cursor') ?? 0)
    const areStates = states.every(isState) || is('wrong items in a query are taken')
    if (!Number.isInteger(size) || size < 1 || size > 50 || !areStates || !Number.isInteger(after))
      return answer(422)
    const wanted = is('only the first of several states is looked for')
      ? states.slice(0, 1)
      : states
    const isWanted = (state: unknown) =>
      wanted.length === 0 || wanted.includes(String(state)) || is('the filter is ignored')
    const all = [...tasks].filter(
      ([id, { owner, task, isDeleted }]) =>
        id > after &&
        (owner === user || is('others see it in lists')) &&
        isWanted(task['state']) &&
        (!isDeleted || (is('deleted items are on later pages') && after > 0)),
    )
    const page = all.slice(0, size)
    const end = page.at(-1)?.[0] ?? 0
    const moved = is('pages repeat an item') ? -1 : is('pages leave out an item') ? 1 : 0
    const data = page.map(([id, { task }]) => {
      const isEmpty = Array.isArray(task['labels']) && task['labels'].length === 0
      const hasNull = isEmpty && is('empty lists become null in lists')
      return { id, ...task, ...(hasNull ? { labels: null } : {}) }
    })
    return answer(200, { data, nextCursor: all.length > size ? String(end + moved) : null })
  }

  const added = (body: unknown, user: string): Received => {
    if (!isTask(body)) return answer(422)
    const id = (last += 1)
    const { id: _, ...own } = body
    const task = stored(own)
    tasks.set(id, { owner: user, version: 1, task, isDeleted: false })
    const named = is('Location names another item') ? id + 1 : id
    return answer(201, { id, ...task }, { location: `/tasks/${named}` })
  }

  const changed = (kept: Kept, id: number, body: unknown, match: string | undefined): Received => {
    const isChange =
      isRecord(body) &&
      Object.keys(body).length > 0 &&
      Object.entries(body).every(
        ([name, value]) =>
          (name === 'title' && isText(value, 1, 300)) || (name === 'memo' && isMemo(value)),
      )
    if (!isChange || match === undefined) return answer(422)
    const isOwn = match === '*' || match === `"${kept.version}"`
    if (!isOwn && !is('older versions are overwritten')) return answer(412)
    const { memo, ...rest } = body
    const next = memo === null && is('null clears nothing') ? rest : body
    const emptied = is('a change empties the rest') ? { memo: null } : {}
    kept.task = { ...kept.task, ...emptied, ...next }
    kept.version += is('the version stays') ? 0 : 1
    return answer(200, { id, ...kept.task })
  }

  const ofTask = (sent: Sent, id: number, below: boolean, user: string): Received => {
    const { method, headers, text = '' } = sent
    const kept = tasks.get(id)
    const isOpen = below && is('others read what is below an item')
    const isThere = kept?.isDeleted === false || (below && is('what is below a deleted item stays'))
    if (kept === undefined || !isThere || (kept.owner !== user && !isOpen)) return answer(404)
    if (below) return answer(200, [kept.version])
    if (method === 'GET') return answer(200, { id, ...kept.task }, { etag: `"${kept.version}"` })
    if (method === 'PATCH') return changed(kept, id, parseJson(text), headers['if-match'])
    kept.isDeleted = true
    return answer(204)
  }

  const signedIn = (body: unknown): Received => {
    if (!isRecord(body) || !isText(body['user'], 0, 99) || !isText(body['password'], 0, 99))
      return answer(400)
    if (passwords.get(body['user']) !== body['password']) return answer(401)
    const sid = `s${sessions.size}-${body['user']}`
    const form = `form-of-${sid}`
    sessions.set(sid, { user: body['user'], form })
    const flags = is('the cookie is for scripts, too') ? '' : '; HttpOnly'
    return answer(200, { formToken: form }, { 'set-cookie': `sid=${sid}; Path=/${flags}` })
  }

  const allowedAt: Readonly<Record<string, readonly string[]>> = {
    '/session': ['POST', 'DELETE'],
    '/me/password': ['PUT'],
    '/tasks': ['GET', 'POST'],
    '/tasks/#': ['GET', 'PATCH', 'DELETE'],
    '/tasks/#/history': ['GET'],
  }

  for (let count = 0; count < 7; count += 1)
    added({ kind: 'chore', title: `Task ${count}`, state: 'open', minutes: 5 }, 'ann')

  const answerTo = (sent: Sent): Received => {
    const { pathname, searchParams } = new URL(sent.path, 'https://tasks.example')
    const [, id, below] = /^\/tasks\/([^/]+)(\/history)?$/.exec(pathname) ?? []
    const place = id === undefined ? pathname : `/tasks/#${below ?? ''}`
    const allow = allowedAt[place]
    if (allow === undefined) return answer(404)
    if (!allow.includes(sent.method)) return answer(405, undefined, { allow: allow.join(', ') })
    const body = parseJson(sent.text ?? '')
    if (place === '/session' && sent.method === 'POST') return signedIn(body)
    const sid = /sid=([^;]+)/.exec(sent.headers['cookie'] ?? '')?.[1] ?? ''
    const session = sessions.get(sid)
    const isWhole = session?.form === sent.headers['x-form-token']
    if (session === undefined || (!isWhole && !is('one part of the login is enough')))
      return answer(401)
    if (place === '/session') {
      if (!is('sessions outlive the sign-out')) sessions.delete(sid)
      return answer(204)
    }
    if (place === '/me/password') {
      if (!isRecord(body) || !isText(body['password'], 8, 999)) return answer(400)
      passwords.set(session.user, body['password'])
      sessions.clear()
      return answer(204)
    }
    const isJson = (sent.headers['content-type'] ?? '').startsWith('application/json')
    if (sent.text !== undefined && !isJson) return answer(422)
    if (id !== undefined) return ofTask(sent, Number(id), below !== undefined, session.user)
    return sent.method === 'GET' ? listed(searchParams, session.user) : added(body, session.user)
  }

  return (sent) => {
    try {
      return answerTo(sent)
    } catch {
      return answer(500)
    }
  }
}
