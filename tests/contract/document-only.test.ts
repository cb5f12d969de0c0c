import { expect, test } from 'vitest'
import type { ReceivedResponse, Transport } from '#verify'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { parseJson, readProperty } from '../../src/lib/json.ts'
import { member } from '../proxy/scripted-backend.ts'
import { verifyMock } from '../support/verified-mock.ts'

const json = (body: object, status = 200): ReceivedResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

const passwords: Readonly<Record<string, string>> = { demo: 'demo1234', sora: 'sora1234' }
/** Calls that this backend answers without a session, although the contract needs one for some. */
const open = /check_user|getRegDomain|reg$|_setting|notice|advertisement|without_login/
const withNames = (nameKo: string, nameEn: string) => [{ nameKo, nameEn }]

const successOf = (call: string, userId: string): object => {
  const user = { ...member, userId }
  const { balance, in_balance: gameMoney, rolling, noteCount, helpCount } = user
  switch (call) {
    case 'user_health_check':
      return { user, noteCount, helpCount }
    case 'get_in_game_balance':
      return { gameMoney, balance, rolling, userId }
    case 'get_casino_setting':
      return { casiono: withNames('하늘 라이브', 'Haneul Live') }
    case 'get_slot_setting':
      return { slot: withNames('달빛 플레이', 'Dalbit Play') }
    case 'get_sport_setting':
      return { sport: withNames('한복 스포츠', 'Hanbok Sports') }
    case 'get_slot_by_company':
      return { games: withNames('달빛 여행', 'Moon Trip') }
    case 'open_game':
      return { gameUrl: 'https://games.test/play' }
    default:
      return {}
  }
}

/** Answers the 48 paths with the fields that the source document lists, and where it lists none with a status alone. */
const statusOnlyBackend: Transport = async (sent): Promise<ReceivedResponse> => {
  const isKnown = backendOperations.some(({ path }) => path === sent.path)
  if (!isKnown) return json({ status: 'error' }, 404)
  if (sent.method !== 'POST') return json({ status: 'error' }, 405)
  const call = sent.path.split('/').at(-1) ?? ''
  if (call === 'do_login') {
    const body = parseJson(sent.text ?? '')
    const id = String(readProperty(body, 'id'))
    const isRight = passwords[id] !== undefined && passwords[id] === readProperty(body, 'pw')
    return json(isRight ? { status: 'authenticated', token: `token-of-${id}` } : { status: 'pass' })
  }
  const [, userId = ''] = /^Bearer token-of-(\w+)$/.exec(sent.headers['authorization'] ?? '') ?? []
  if (passwords[userId] === undefined && !open.test(call)) return json({ status: 'error' }, 401)
  return json({ status: 'success', ...successOf(call, userId) })
}

const lacks = (operation: string, list: string, count: number) =>
  `warning ${operation}: /${list}/*/code is missing in ${count} of ${count} items (A-006)`

test('R-CALL-07 contract:verify has no finding for a backend whose providers and games have only names, and names the refuted assumption', async () => {
  const { findings, assumptions } = await verifyMock(undefined, {}, 'document-only')
  const reports = findings.map(({ operation, message, isWarning, refutes = [] }) => {
    const severity = isWarning === true ? 'warning' : 'error'
    return `${severity} ${operation}: ${message} (${refutes.join(' ')})`
  })
  expect([...new Set(reports)].toSorted()).toEqual([
    lacks('getCasinoSetting', 'casiono', 12),
    lacks('getSlotByCompany', 'games', 95),
    lacks('getSlotSetting', 'slot', 24),
    lacks('getSportSetting', 'sport', 20),
  ])
  expect(assumptions.filter(({ verdict }) => verdict === 'refuted').map(({ id }) => id)).toEqual([
    'A-006',
  ])
})

/** What a backend does over several calls: these say what is wrong, and no assumption has another form of it. */
const ofBehaviour = new Set(['money-is-conserved', 'reads-follow-writes', 'tokens-are-unguessable'])

test('R-CALL-03 R-CALL-07 contract:verify names an assumption for every difference of a backend that answers only listed fields and statuses', async () => {
  const { findings } = await verifyMock(() => statusOnlyBackend, {
    steer: undefined,
  })
  expect(new Set(findings.map(({ check }) => check))).toContain('wrong-requests-are-refused')
  const unnamed = findings.filter(
    ({ check, refutes = [] }) => refutes.length === 0 && !ofBehaviour.has(check),
  )
  expect(
    unnamed.map(({ check, operation, message }) => `${check} ${operation}: ${message}`),
  ).toEqual([])
})

test('R-CALL-03 a backend where a transfer has no effect is not accused of mixing the keys of two members', async () => {
  const { findings } = await verifyMock(() => statusOnlyBackend, {
    steer: undefined,
    probes: new Set(['others-stay-out']),
  })
  expect(findings.filter(({ check }) => check === 'others-stay-out')).toEqual([])
})
