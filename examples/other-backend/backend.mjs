// A backend that keeps the list of operations and says everything else in its own way: snake case, an envelope with
// result codes, a session key in a header, money in hundredths, milliseconds, pages by offset, and money calls that
// answer nothing. backend-map.yaml tells the site how to read it.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import {
  CANCELLED,
  createMember,
  createPayment,
  games,
  HOUR_MS,
  providers,
  WAITING,
} from './records.mjs'

/** What it holds is `state`; `close` stops it. */
export function createOtherBackend() {
  const state = {
    members: new Map(
      [createMember('demo', '데모', 1_000), createMember('sora', '소라', 2_000)].map((one) => [
        one.user_id,
        one,
      ]),
    ),
    applicants: [],
    launches: [],
    locked: { in: false, out: false },
    news: [1, 2].map((one) => ({
      news_id: one,
      subject: `News ${one}`,
      text: `<p>Text ${one}</p>`,
      written_ms: Date.now() - one * 9 * HOUR_MS,
    })),
    sessions: new Map(),
    next: 9_000,
  }
  const answer = async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const operation = operations[pathname.replace('/api/v2/', '')]
    const body =
      request.method === 'GET'
        ? Object.fromEntries(searchParams)
        : text === ''
          ? {}
          : JSON.parse(text)
    const user = state.sessions.get(request.headers['x-session-key'])
    const respond = (code, result, headers = {}) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(
        JSON.stringify({
          result_code: code,
          result_message: code === 'OK' ? '' : `Refused: ${code}`,
          result,
        }),
      )
    if (operation === undefined) return response.writeHead(404).end('no such operation')
    if (operation.needsSession === true && user === undefined) return respond('E_SESSION')
    const [code, result, headers] = operation.run({ state, user, data: body.data ?? body })
    respond(code, result, headers)
  }
  const server = createServer((request, response) => {
    // Reading fails when a client disconnects before its body ends.
    answer(request, response).catch(() => response.destroy())
  })
  return { server, state, close: () => server.closeAllConnections() ?? server.close() }
}

const ok = (result, headers) => ['OK', result, headers]
const unreadOf = (list) => list.filter((one) => one.opened_ms === 0)
const forGuest = (run) => ({ run })
const forMember = (run) => ({ run, needsSession: true })

const profileOf = (user) => ({
  user_id: user.user_id,
  nick: user.nick,
  phone: user.phone,
  level: user.level,
  bank: user.bank,
  wallet: { balance: user.balance, game_money: user.game_money, comp_points: user.comp_points },
})

const pageOf = (all, { offset, limit }) => ({
  rows: all.slice(Number(offset), Number(offset) + Number(limit)),
  row_count: all.length,
})

const move = (from, to, isPoints = false) =>
  forMember(({ user, data: { amount, points } }) => {
    const price = from === 'comp_points' ? points : amount
    if (user[from] < price) return [isPoints ? 'E_POINTS' : 'E_FUNDS']
    user[from] -= price
    // A point is a won.
    user[to] += from === 'comp_points' ? price * 100 : to === 'comp_points' ? price / 100 : price
    return ok()
  })

const requestPayment = (way, cost) =>
  forMember(({ state, user, data: { amount, owner } }) => {
    if (state.locked[way]) return ['E_LOCKED']
    if (amount < 10_000_00) return ['E_MINIMUM']
    if (user.payments[way].some(({ stage }) => stage === WAITING)) return ['E_PENDING']
    if (user.balance < cost * amount) return ['E_FUNDS']
    user.balance -= cost * amount
    user.payments[way].unshift(createPayment(state.next++, amount, WAITING, 0, owner ?? null))
    return ok()
  })

const cancelPayment = (way, back) =>
  forMember(({ user, data: { payment_id } }) => {
    const payment = user.payments[way].find((one) => one.payment_id === payment_id)
    if (payment === undefined) return ['E_UNKNOWN']
    if (payment.stage !== WAITING) return ['E_DONE']
    Object.assign(payment, { stage: CANCELLED, done_ms: Date.now() })
    user.balance += back * payment.amount
    return ok()
  })

const openEntry = (name, id) =>
  forMember(({ user, data }) => {
    const entry = user[name].find((one) => one[id] === data[id])
    if (entry === undefined) return ['E_UNKNOWN']
    entry.opened_ms ||= Date.now()
    return ok({ [id.replace('_id', '')]: entry })
  })

const clearEntries = (name) =>
  forMember(({ user }) => {
    const removedCount = user[name].length
    user[name] = []
    return ok({ affected: removedCount })
  })

const operations = {
  'user/do_login': forGuest(({ state, data: { user_id, secret } }) => {
    const user = state.members.get(user_id)
    if (user?.password !== secret) return ['E_PASSWORD']
    const key = randomUUID()
    state.sessions.set(key, user)
    return ok(undefined, { 'x-session-key': key })
  }),
  'user/reg': forGuest(({ state, data }) => {
    if (state.members.has(data.user_id)) return ['E_LOGIN_TAKEN']
    state.applicants.push(data)
    return ok()
  }),
  'user/check_user_id': forGuest(({ state, data: { user_id } }) =>
    state.members.has(user_id) ? ['E_LOGIN_TAKEN'] : ok(),
  ),
  'user/check_user_nick': forGuest(({ state, data: { nick } }) =>
    [...state.members.values()].some((one) => one.nick === nick) ? ['E_NICK_TAKEN'] : ok(),
  ),
  'user/getRegDomain': forGuest(() => ok({ partner: 'P7' })),
  'user/user_health_check': forMember(({ user }) => ok(profileOf(user))),
  'user/counts': forMember(({ user }) =>
    ok({ letters: unreadOf(user.letters).length, questions: unreadOf(user.questions).length }),
  ),
  'user/get_member': forMember(({ user }) =>
    ok({ ...profileOf(user), joined_ms: user.joined, seen_ms: 0 }),
  ),
  'user/user_exchange_to_pass': forMember(({ user, data: { secret, new_secret } }) => {
    if (user.password !== secret) return ['E_PASSWORD']
    user.password = new_secret
    return ok()
  }),
  'user/user_chang_to_point': move('game_money', 'comp_points'),
  'user/money_to_point': move('balance', 'comp_points'),
  'user/point_to_money': move('comp_points', 'balance', true),
  'balance/user_roll_to_balance': move('comp_points', 'balance', true),
  'slot/user_transfer_in': move('balance', 'game_money'),
  'slot/user_withdraw': move('game_money', 'balance'),
  'slot/get_in_game_balance': forMember(({ user }) => ok(profileOf(user))),

  'community/password_reset_without_login': forGuest(() => ['E_UNKNOWN']),
  'community/notice_popup': forGuest(({ state }) => ok({ rows: state.news.slice(0, 1) })),
  'community/notices': forMember(({ state }) => ok({ rows: state.news })),
  'community/advertisement': forGuest(() => ok({ rows: null })),
  'community/write_help': forMember(({ state, user, data: { subject, text } }) => {
    const question_id = state.next++
    const replyFields = { reply: '', replied_ms: 0, opened_ms: 0 }
    user.questions.unshift({ question_id, subject, text, written_ms: Date.now(), ...replyFields })
    return ok({ question_id })
  }),
  'community/help_list': forMember(({ user }) => ok({ rows: user.questions })),
  'community/help_read': openEntry('questions', 'question_id'),
  'community/delete_all_help': clearEntries('questions'),
  'community/get_note': forMember(({ user }) => ok({ rows: unreadOf(user.letters) })),
  'community/note_list': forMember(({ user, data }) => ok(pageOf(user.letters, data))),
  'community/read_note': openEntry('letters', 'letter_id'),
  'community/delete_note': forMember(({ user }) => {
    const readLetters = user.letters.filter((one) => one.opened_ms > 0)
    user.letters = user.letters.filter((one) => one !== readLetters[0])
    return readLetters.length === 0 ? ['E_DONE'] : ok()
  }),
  'community/read_all_notes': forMember(({ user }) => {
    const affected = unreadOf(user.letters).length
    for (const one of user.letters) one.opened_ms ||= Date.now()
    return ok({ affected })
  }),
  'community/delete_all_notes': clearEntries('letters'),

  'slot/get_casino_setting': forGuest(() => ok({ rows: providers.CA })),
  'slot/get_slot_setting': forGuest(() => ok({ rows: providers.SL })),
  'slot/get_sport_setting': forGuest(() => ok({ rows: providers.SP })),
  'slot/get_slot_by_company': forMember(({ data: { provider_code } }) => {
    if (provider_code === 'north') return ok({ rows: games })
    return [
      Object.values(providers.CA).some((one) => one.provider_code === provider_code)
        ? 'E_KIND'
        : 'E_UNKNOWN',
    ]
  }),
  'slot/open_game': forMember(({ state, user, data: { game_kind, provider_code, game_code } }) => {
    const provider = Object.values(providers[game_kind]).find(
      (one) => one.provider_code === provider_code,
    )
    if (provider === undefined) return ['E_UNKNOWN']
    if (!provider.live) return ['E_LOCKED']
    const url = `https://games.example/${provider_code}/${game_code ?? 'lobby'}`
    state.launches.push({ user_id: user.user_id, game_kind, url })
    return ok({ url })
  }),
  'slot/get_slot_bets_list': forMember(({ user, data }) => {
    const { game_kind, since_ms = 0, until_ms = Infinity } = data
    const isAsked = (one) =>
      (game_kind ?? one.game_kind) === one.game_kind &&
      one.played_ms >= since_ms &&
      one.played_ms < until_ms
    return ok(pageOf(user.rounds.filter(isAsked), data))
  }),

  'balance/apply_user_deposit': requestPayment('in', 0),
  'balance/apply_user_withdraw': requestPayment('out', 1),
  'balance/get_deposit_list': forMember(({ user, data }) => ok(pageOf(user.payments.in, data))),
  'balance/get_withdraw_list': forMember(({ user, data }) => ok(pageOf(user.payments.out, data))),
  'balance/user_del_deposit': cancelPayment('in', 0),
  'balance/user_del_withdraw': cancelPayment('out', 1),
  'balance/get_balance_deposit_lock': forMember(({ state }) =>
    ok({ open: state.locked.in ? 0 : 1 }),
  ),
  'balance/get_balance_withdraw_lock': forMember(({ state }) =>
    ok({ open: state.locked.out ? 0 : 1 }),
  ),

  'pay/get_payment': forMember(() =>
    ok({ rows: [{ way: 'usdt', title: 'USDT', least: 30_000_00, most: 900_000_00 }] }),
  ),
  'pay/get_payment_withdraw': forMember(() =>
    ok({ rows: [{ way: 'usdt', title: 'USDT', least: 30_000_00, most: 900_000_00 }] }),
  ),
  'pay/deposit': requestPayment('in', 0),
  'pay/withdrawal_launcher': forMember(({ data: { way } }) =>
    way === 'usdt' ? ok({ ticket_id: 'T1', least: 30_000_00, most: 900_000_00 }) : ['E_UNKNOWN'],
  ),
  'pay/withdrawal': requestPayment('out', 1),
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 4_030)
  createOtherBackend().server.listen(port, 'localhost', () =>
    console.log(`http://localhost:${port}`),
  )
}
