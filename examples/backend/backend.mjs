// A small backend, written from the list of paths and guesses about the rest: twelve operations with twelve
// deviations that `npm run contract:verify` reports. Each is marked with its number.
import { randomUUID } from 'node:crypto'
import {
  invalidRequest,
  optional,
  problemResponse,
  RefusalError,
  required,
  validateBody,
} from './requests.mjs'

const now = () => new Date().toISOString()

const createDatabase = () => ({
  tokens: new Map(),
  answers: new Map(),
  failures: new Map(),
  nextId: 100,
  members: new Map(
    ['demo', 'sora'].map((id) => [
      id,
      {
        id,
        password: `${id}1234`,
        balance: 500_000,
        gameMoney: 20_000,
        rolling: 1_000,
        deposits: [
          createDeposit(id === 'demo' ? 1 : 11, 50_000, 'already', '2026-10-01T10:00:00Z'),
          createDeposit(id === 'demo' ? 2 : 12, 70_000, 'already', '2026-10-02T10:00:00Z'),
        ],
        notes:
          id === 'demo'
            ? [1, 2, 3].map((number) => ({
                id: number,
                title: `Message ${number}`,
                content: 'Welcome back.',
                createdAt: `2026-10-0${number}T09:00:00Z`,
                readAt: null,
              }))
            : [],
      },
    ]),
  ),
})

const createDeposit = (id, amount, status, requestedAt) => ({
  id,
  amount,
  status,
  requestedAt,
  settledAt: status === 'wait' ? null : requestedAt,
})

const isWholeBetween = (min, max) => (value) =>
  Number.isInteger(value) && value >= min && value <= max
const isText = (value) => typeof value === 'string' && value.length > 0
const isItemId = (value) => isText(value) || Number.isSafeInteger(value)
const paging = {
  page: optional(isWholeBetween(1, 100_000)),
  pageSize: optional(isWholeBetween(1, 100)),
}
const isOwnerName = (value) =>
  isText(value) && [...value].length <= 40 && /\S/.test(value) && !/[\x00-\x1f\x7f]/.test(value)

const paginate = (list, { page = 1, pageSize = 20 }) => ({
  status: 'success',
  list: list.slice((page - 1) * pageSize, page * pageSize),
  total: list.length,
})

const userOf = (member) => ({
  userId: member.id,
  nick: member.id,
  phone: '010-0000-0000',
  level: 1,
  balance: member.balance,
  in_balance: 0, // 1. Always 0 instead of the game balance.
  rolling: member.rolling,
  bankname: '국민은행',
  bankOwner: member.id,
  banknum: '123-456',
  noteCount: member.notes.length, // 2. Counts read messages too.
  helpCount: 0,
})

const operations = {
  'user/do_login': {
    isForGuests: true,
    shape: { id: required(isText), pw: required(isText) },
    run({ db, body }) {
      const id = body.id.toLowerCase()
      const failures = db.failures.get(id) ?? 0
      if (failures >= 5) return { status: 'time' }
      const member = db.members.get(id)
      if (member?.password !== body.pw) {
        db.failures.set(id, failures + 1)
        return { status: 'pass' }
      }
      db.failures.delete(id)
      const token = randomUUID()
      db.tokens.set(token, member)
      return { status: 'authenticated', token }
    },
  },
  'user/user_health_check': {
    run: ({ member }) => ({
      status: 'success',
      user: { ...userOf(member), password_hash: '5f4dcc3b5aa765d61d8327deb882cf99' }, // 3. Answers a secret.
      noteCount: member.notes.length,
      helpCount: 0,
    }),
  },
  'user/get_member': {
    run: ({ member }) => ({
      status: 'success',
      // 4. registeredAt has another name.
      member: {
        user: { ...userOf(member), in_balance: member.gameMoney },
        registered_at: '2026-01-01T00:00:00Z',
        lastLoginAt: null,
      },
    }),
  },
  'user/check_user_id': {
    isForGuests: true,
    // 5. Accepts ids of any length and characters.
    shape: { id: required(isText) },
    run: ({ db, body }) => ({
      status: db.members.has(body.id.toLowerCase()) ? 'alread_have_user' : 'success',
    }),
  },
  'community/notices': {
    run: () => ({
      status: 'success',
      // 6. Answers a time without its offset.
      list: [
        { id: 1, title: 'Maintenance', content: 'On Sunday.', createdAt: '2026-10-05 10:00:00' },
      ],
    }),
  },
  'community/note_list': {
    shape: paging,
    run: ({ member, body }) =>
      paginate(
        member.notes.toReversed().map(({ content: _content, ...note }) => note),
        body,
      ),
  },
  'community/read_note': {
    shape: { id: required(isItemId) },
    run({ db, body }) {
      // 7. Reads the messages of all members.
      const allNotes = [...db.members.values()].flatMap(({ notes }) => notes)
      const note = allNotes.find(({ id }) => id === body.id)
      if (note === undefined) return { status: 'cant_find_code' }
      note.readAt ??= now()
      return { status: 'success', note }
    },
  },
  'slot/get_in_game_balance': {
    run: ({ member }) => ({
      status: 'success',
      gameMoney: member.gameMoney,
      balance: member.balance,
      rolling: member.rolling,
      userId: member.id,
    }),
  },
  'slot/user_transfer_in': {
    movesMoney: true,
    ignoresKeys: true, // 8. A repeated request moves money again.
    shape: { amount: required(isWholeBetween(1, 1_000_000_000)) },
    run({ member, body }) {
      if (member.balance < body.amount) return { status: 'balance' }
      member.balance -= body.amount
      member.gameMoney += body.amount
      const { balance, gameMoney, rolling } = member
      return { status: 'success', balance, gameMoney, rolling }
    },
  },
  'balance/apply_user_deposit': {
    movesMoney: true,
    shape: { amount: required(isWholeBetween(1, 1_000_000_000)), bankOwner: required(isOwnerName) },
    run({ db, member, body }) {
      if (member.deposits.some(({ settledAt }) => settledAt === null)) return { status: 'wait' }
      const deposit = createDeposit((db.nextId += 1), body.amount, 'wait', now())
      member.deposits.push(deposit)
      return { status: 'success', deposit: { ...deposit } }
    },
  },
  'balance/get_deposit_list': {
    shape: paging,
    // 9. Ignores the requested page.
    run: ({ member, body }) => paginate(member.deposits.toReversed(), { ...body, page: 1 }),
  },
  'balance/user_del_deposit': {
    shape: { id: required(isItemId) },
    run({ member, body }) {
      const deposit = member.deposits.find(({ id }) => id === body.id)
      if (deposit === undefined) return { status: 'cant_find_code' }
      // 10. Cancels a cancelled deposit again.
      if (deposit.status === 'already') return { status: 'already' }
      deposit.status = 'cansel'
      deposit.settledAt = now()
      return { status: 'success' }
    },
  },
}

function perform(db, { method, path, headers, text: sent = '' }) {
  const operation = operations[path.replace('/public/', '')]
  if (operation === undefined) return { status: 404, headers: {}, body: { message: 'Not Found' } }
  if (method !== 'POST') throw new RefusalError('method_not_allowed')
  const member = db.tokens.get(headers.authorization?.replace(/^Bearer /, ''))
  if (
    !operation.isForGuests &&
    (member === undefined || !headers.authorization.startsWith('Bearer '))
  ) {
    // 11. Answers another error than the contract's.
    return {
      status: 401,
      headers: { 'content-type': 'application/json' },
      body: { error: 'unauthorized' },
    }
  }
  if (sent.length > 65_536) throw new RefusalError('request_too_large')
  if (sent !== '' && !/^application\/json\s*(;|$)/.test(headers['content-type'] ?? ''))
    throw new RefusalError('media_type_unsupported')
  const { shape = {}, movesMoney, ignoresKeys, run } = operation
  if (sent === '' && Object.keys(shape).length > 0) throw invalidRequest('', 'is missing')
  // 12. A body that is not JSON throws an unhandled error.
  const parsedBody = sent === '' ? {} : JSON.parse(sent)
  const body = validateBody(parsedBody, shape)
  if (!movesMoney) return { status: 200, headers: {}, body: run({ db, member, body }) }

  const key = headers['idempotency-key'] ?? ''
  if (!/^[\w-]{16,64}$/.test(key)) throw invalidRequest('', 'needs an Idempotency-Key')
  const storedKey = `${member.id} ${path} ${key}`
  const storedAnswer = ignoresKeys ? undefined : db.answers.get(storedKey)
  if (storedAnswer !== undefined) {
    if (storedAnswer.sent !== sent) throw new RefusalError('idempotency_key_reused')
    return storedAnswer.answer
  }
  const answer = { status: 200, headers: {}, body: run({ db, member, body }) }
  db.answers.set(storedKey, { sent, answer })
  return answer
}

/** Answers a request as plain data: `{ method, path, headers, text }`, header names in lower case. */
export function createBackend() {
  const db = createDatabase()
  return (request) => {
    const requestId = request.headers['x-request-id'] ?? randomUUID()
    const respond = () => {
      try {
        return perform(db, request)
      } catch (error) {
        if (error instanceof RefusalError)
          return problemResponse(error.code, requestId, error.errors)
        return {
          status: 500,
          headers: {},
          body: { message: 'Internal Server Error', stack: error.stack },
        }
      }
    }
    const { status, headers, body } = respond()
    return {
      status,
      headers: { 'content-type': 'application/json', 'x-request-id': requestId, ...headers },
      text: JSON.stringify(body),
    }
  }
}
