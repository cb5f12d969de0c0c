import { createHash } from 'node:crypto'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { validators } from '#proxy/http/validators.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../../contract/model.ts'
import type { Layer } from '../../../../tests/support/verified-mock.ts'
import { bodyOf, parseOrUndefined, withJsonBody, stackLayers } from './layers.ts'
import type { Json } from './layers.ts'
import { withMessagesOfOther } from './members.ts'

/** Operations with ids of the same kind of item. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  note: ['noteList', 'getNote', 'readNote'],
  help: ['helpList', 'helpRead', 'writeHelp'],
  deposit: ['getDepositList', 'applyUserDeposit', 'payDeposit', 'userDelDeposit'],
  withdrawal: ['getWithdrawList', 'applyUserWithdraw', 'payWithdrawal', 'userDelWithdraw'],
}

const kindOf = (path: string): string | undefined => {
  const operation =
    backendOperations.find((backendOperation) => backendOperation.path === path)?.operationId ?? ''
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(operation))
}

const mapped = (value: unknown, change: (record: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, child]) => [name, mapped(child, change)])
  return change(Object.fromEntries(inner) as Json)
}

const answering =
  (change: (json: unknown, sent: RequestSent) => unknown): Layer =>
  (next) =>
  async (sent) => {
    const received = await next(sent)
    const json = parseOrUndefined(received.text)
    return json === undefined ? received : withJsonBody(received, change(json, sent))
  }

const otherIds =
  (begin: () => (key: string, id: unknown) => unknown): Layer =>
  (next) => {
    const make = begin()
    const members = new Map<string, string>()
    const idByName = new Map<string, unknown>()
    const back = new Map<string, unknown>()
    const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string'
    const nameFor = (owner: string, id: unknown): unknown => {
      const key = `${owner} ${typeof id} ${String(id)}`
      const name = idByName.get(key) ?? make(owner, id)
      idByName.set(key, name)
      back.set(`${owner} ${typeof name} ${String(name)}`, id)
      return name
    }
    const ask: Transport = async (sent): Promise<ReceivedResponse> => {
      const kind = kindOf(sent.path)
      const owner = `${members.get(sent.headers['authorization'] ?? '') ?? ''} ${kind ?? ''}`
      const body = bodyOf(sent)
      const isNamed = kind !== undefined && body !== null && isId(body['id'])
      const question = `${owner} ${typeof body?.['id']} ${String(body?.['id'])}`
      // The mock refuses invalid ids.
      const knownId =
        back.get(question) ?? (validators.ItemRequest(body) ? 'no-such-item' : body?.['id'])
      const received = await next(
        isNamed ? { ...sent, text: JSON.stringify({ ...body, id: knownId }) } : sent,
      )
      const json = parseOrUndefined(received.text) as Json | undefined
      if (typeof json?.['token'] === 'string')
        members.set(`Bearer ${json['token']}`, String(body?.['id']).toLowerCase())
      if (kind === undefined || received.status !== 200) return received
      // Numbered from the oldest, like a real backend.
      const lists = (json?.['list'] as Json[] | undefined) ?? []
      for (const item of lists.toReversed()) nameFor(owner, item['id'])
      const text = JSON.stringify(
        mapped(json, (record) =>
          isId(record['id']) ? { ...record, id: nameFor(owner, record['id']) } : record,
        ),
      )
      return { ...received, text }
    }
    return ask
  }

const counting = (write: (count: number) => unknown) => () => {
  const counts = new Map<string, number>()
  return (owner: string) => {
    const count = (counts.get(owner) ?? 0) + 1
    counts.set(owner, count)
    return write(count)
  }
}

/** The operator writes the same to everybody. */
const sameMessages: Layer = stackLayers(
  answering((json, { path }) =>
    path.includes('note')
      ? mapped(json, (record) => ({
          ...record,
          ...('title' in record && 'readAt' in record
            ? { title: '안내', createdAt: '2025-09-01T01:00:00Z' }
            : {}),
          ...('content' in record && 'readAt' in record ? { content: '안내' } : {}),
        }))
      : json,
  ),
  withMessagesOfOther(() => '안내'),
)

const uuidOf = (text: string): string =>
  createHash('sha1')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Other time formats in answers; optionally different ones for created items and lists. */
const instants = (write: (time: number, path: string) => string): Layer =>
  answering((json, { path }) =>
    mapped(json, (record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          typeof value === 'string' && INSTANT.test(value) ? write(Date.parse(value), path) : value,
        ]),
      ),
    ),
  )

const seconds = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

const numbered = otherIds(counting((count) => count))

const inOneRow = otherIds(() => {
  const numbers = new Map<string, number>()
  return (owner, id) => {
    const key = `${owner.split(' ').at(-1)} ${String(id)}`
    numbers.set(key, numbers.get(key) ?? numbers.size + 1)
    return numbers.get(key)
  }
})

/** Id schemes that reveal nothing about the owner, or everything. */
export const idSchemes: Readonly<Record<string, Layer>> = {
  'ids that begin with 1 for each member': numbered,
  'ids that are texts and begin with 1 for each member': otherIds(counting(String)),
  'ids that are UUIDs': otherIds(() => (owner, id) => uuidOf(`${owner} ${String(id)}`)),
  'the ids of the mock': (next) => next,
}

/** Correct backends that differ from the mock; no check may report them. */
/** Refused logins that answer `time` instead. */
const heldBack =
  (begin: () => (id: unknown, isRefused: boolean) => boolean): Layer =>
  (next) => {
    const isHeld = begin()
    return async (sent) => {
      const received = await next(sent)
      if (!sent.path.endsWith('/do_login')) return received
      const isRefused = received.text.includes('"pass"')
      return isHeld(bodyOf(sent)?.['id'], isRefused)
        ? { ...received, text: JSON.stringify({ status: 'time' }) }
        : received
    }
  }

export const soundVariants: Readonly<Record<string, Layer>> = {
  ...Object.fromEntries(
    Object.entries(idSchemes).map(([name, scheme]) => [
      `${name}, and two members with messages`,
      stackLayers(
        scheme,
        withMessagesOfOther((index) => `소라님께 ${index + 1}`),
      ),
    ]),
  ),
  'ids that begin with 1 for each member, and the same messages to all': stackLayers(
    numbered,
    sameMessages,
  ),
  'ids of every member in one row': inOneRow,
  'an id that earlier runs have asked for too often': heldBack(
    () => (id, isRefused) => isRefused && id === 'nobody9here',
  ),
  'an address that has to wait after eleven refused logins': heldBack(() => {
    let refused = 0
    return (_, isRefused) => {
      if (isRefused) refused += 1
      return isRefused && refused > 11
    }
  }),
  'instants in seconds': instants(seconds),
  'instants in microseconds': instants((time) => new Date(time).toISOString().replace('Z', '123Z')),
  'instants of another time zone': instants((time) =>
    new Date(time + 9 * 3_600_000).toISOString().replace('Z', '+09:00'),
  ),
  'instants in milliseconds at first, and in seconds in lists': instants((time, path) =>
    // The mock's clock has whole seconds.
    path.endsWith('list') ? seconds(time) : new Date(time + 123).toISOString(),
  ),
  'statuses of old requests that the contract does not name': answering((json) =>
    mapped(json, (record) =>
      record['status'] === 'already' && 'requestedAt' in record
        ? { ...record, status: 'expired' }
        : record,
    ),
  ),
  'lists that follow a moment later': (next) => {
    const last = new Map<string, ReceivedResponse>()
    const behind = new Set<string>()
    return async (sent) => {
      const kind = kindOf(sent.path)
      const isList = /(note_list|help_list|get_deposit_list|get_withdraw_list)$/.test(sent.path)
      const place = `${sent.headers['authorization']} ${sent.path} ${sent.text}`
      const lastAnswer = last.get(place)
      const id = sent.headers['x-request-id'] ?? ''
      if (isList && lastAnswer !== undefined && behind.delete(place))
        return { ...lastAnswer, headers: { ...lastAnswer.headers, 'x-request-id': id } }
      const received = await next(sent)
      if (isList && received.status === 200) last.set(place, received)
      if (kind !== undefined && !isList) for (const key of last.keys()) behind.add(key)
      return received
    }
  },
  'requests that a program settles at once': answering((json) =>
    mapped(json, (record) =>
      'requestedAt' in record && ['wait', 'reg'].includes(String(record['status']))
        ? { ...record, status: 'already', settledAt: record['requestedAt'] }
        : record,
    ),
  ),
  'guesses that are slowed from the fiftieth on': answering((json, { path }) =>
    path.endsWith('/do_login') && (json as Json)['status'] === 'time' ? { status: 'pass' } : json,
  ),
  'texts that are kept without blanks around them, in one form of letters': (next) => (sent) => {
    const body = sent.path.endsWith('/write_help') ? bodyOf(sent) : null
    if (body === null) return next(sent)
    const entries = Object.entries(body).map(([name, value]) => [
      name,
      // Blank texts are passed on unchanged, to be refused.
      typeof value === 'string' && value.trim() !== ''
        ? value.normalize('NFC').replaceAll(/^ +| +$/g, '')
        : value,
    ])
    return next({ ...sent, text: JSON.stringify(Object.fromEntries(entries)) })
  },
  'operators who write with styles and frames': answering((json, { path }) =>
    /notices|notice_popup|read_note/.test(path)
      ? mapped(json, (record) =>
          typeof record['content'] === 'string'
            ? {
                ...record,
                content: `<style>p{margin:0}</style><p>${record['content']}</p><iframe src="https://video.example"></iframe>`,
              }
            : record,
        )
      : json,
  ),
  'numbers as ids, and texts refused where an id stands': stackLayers(
    (next) => (sent) =>
      kindOf(sent.path) !== undefined && typeof bodyOf(sent)?.['id'] === 'string'
        ? next({ ...sent, text: '{"id":null}' })
        : next(sent),
    inOneRow,
  ),
  'messages in another language': answering((json) =>
    mapped(json, (record) => ({
      ...record,
      ...('type' in record && 'code' in record
        ? { title: '요청을 처리할 수 없습니다', detail: '자세한 내용은 고객센터로' }
        : {}),
      ...('pointer' in record ? { message: '올바르지 않습니다' } : {}),
    })),
  ),
}
