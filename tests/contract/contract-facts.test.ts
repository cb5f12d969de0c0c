import { describe, expect, test } from 'vitest'
import { isNamedInDocument, bundleContract } from '#contract'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { requestStatusMeanings, statusMeanings } from '../../src/generated/statuses.ts'
import { validators } from '../../proxy/http/validators.ts'

const knownRoutes = `user-do-login user-health-check user-register check-user-nick check-user-id
  get-reg-domain user-write-help user-del-note get-help-list read-help-message read-note-message
  del-all-help get-user-notices get-notice-popup get-user-note user-ask-account apply-user-deposit
  apply-user-withdraw roll-to-balance get-deposit-payment apply-deposit-payment
  get-withdrawal-payment withdrawal-launcher get-in-game-balance get-casino-setting
  get-sport-setting get-slot-setting get-slot-by-company open-game`.split(/\s+/)

const backendPaths = {
  user: `do_login user_health_check reg check_user_nick check_user_id getRegDomain get_member
    user_chang_to_point user_exchange_to_pass money_to_point point_to_money`,
  community: `write_help help_list help_read delete_all_help notices get_note delete_note read_note
    notice_popup password_reset_without_login read_all_notes delete_all_notes note_list
    advertisement`,
  slot: `get_in_game_balance get_casino_setting get_slot_setting get_sport_setting
    get_slot_by_company open_game get_slot_bets_list user_transfer_in user_withdraw`,
  balance: `apply_user_deposit apply_user_withdraw user_roll_to_balance get_deposit_list
    user_del_deposit get_withdraw_list user_del_withdraw get_balance_deposit_lock
    get_balance_withdraw_lock`,
  pay: `get_payment deposit get_payment_withdraw withdrawal_launcher withdrawal`,
}

const routeOf = (name: string) => proxyRoutes.find(({ path }) => path === `/api/routes/${name}`)

describe('the contract contains every fact of the source document', () => {
  test('R-CALL-01 routes are under /api/routes/ and lead to paths under /public/', () => {
    for (const { path, backend } of proxyRoutes) {
      expect(path).toMatch(/^\/api\/routes\/[a-z-]+$/)
      if (backend) expect(backend.path).toMatch(/^\/public\/[a-z]+\/[a-zA-Z_]+$/)
    }
  })

  test('R-CALL-02 the twenty-nine known routes are there', () => {
    expect(knownRoutes).toHaveLength(29)
    expect(knownRoutes.filter((name) => !routeOf(name))).toEqual([])
  })

  test('R-CALL-03 the document names these 48 operations, each behind a route; others are marked as ours', async () => {
    const expected = Object.entries(backendPaths).flatMap(([group, names]) =>
      names.split(/\s+/).map((name) => `/public/${group}/${name}`),
    )
    expect(expected).toHaveLength(48)
    const { paths } = await bundleContract('openapi/public.yaml')
    const named = Object.entries(paths).filter(([, { post }]) =>
      isNamedInDocument(post['x-source']),
    )
    expect(named.map(([path]) => path).toSorted()).toEqual(expected.toSorted())
    const reached = new Set<string>(proxyRoutes.flatMap(({ backend }) => backend?.path ?? []))
    expect(expected.filter((path) => !reached.has(path))).toEqual([])
  })

  test('R-CALL-04 these calls have an empty body, the others of the document carry parameters', () => {
    const empty = `user-health-check get-reg-domain del-all-help get-help-list get-user-notices
      get-notice-popup get-user-note user-ask-account get-in-game-balance get-casino-setting
      get-slot-setting get-sport-setting get-deposit-payment get-withdrawal-payment
      user-del-note`.split(/\s+/)
    const isEmpty = (name: string) => {
      const route = routeOf(name)
      // Deleting a message ignores its request body.
      const isDropped = JSON.stringify(route?.backend?.body) === '{}'
      return route?.request === 'EmptyBody' || isDropped
    }
    expect(knownRoutes.filter(isEmpty).toSorted()).toEqual(empty.toSorted())
  })

  test('R-CALL-05 names are spelt as the backend spells them', () => {
    const list = (name: string) => ({
      status: 'success',
      [name]: [{ code: 'a', nameKo: '가', nameEn: 'A' }],
    })
    const lists = [
      ['CasinoSettingAnswer', 'casiono'],
      ['SlotSettingAnswer', 'slot'],
      ['SportSettingAnswer', 'sport'],
      ['SlotGames', 'games'],
    ] as const
    for (const [schema, name] of lists) {
      expect([schema, validators[schema](list(name))]).toEqual([schema, true])
      expect([schema, validators[schema](list('list'))]).toEqual([schema, false])
    }
    expect(Object.keys(requestStatusMeanings)).toEqual(['wait', 'reg', 'already', 'cansel'])
    expect(routeOf('check-user-nick')?.answers).toHaveProperty('alread')
    expect(routeOf('check-user-id')?.answers).toHaveProperty('alread_have_user')
  })

  test('R-CALL-06 each status value of the document has a meaning, and some operation answers it', () => {
    const known = `success authenticated alread_have_user cant_find_code already alread wait time
      balance low_point pass`.split(/\s+/)
    expect(Object.keys(statusMeanings)).toEqual(expect.arrayContaining(known))
    const answered = new Set(backendOperations.flatMap(({ answers }) => Object.keys(answers)))
    expect([...answered]).toEqual(expect.arrayContaining(known))
  })

  test('R-CALL-07 R-ACCT-05 R-SESS-09 schemas have the fields of the document', async () => {
    const { components } = await bundleContract('openapi/proxy.yaml')
    const fieldsOf = (schema: string) =>
      Object.keys(components.schemas[schema]?.properties ?? {}).join(' ')
    expect({
      user: fieldsOf('User'),
      health: fieldsOf('HealthAnswer'),
      inGameBalance: fieldsOf('InGameBalanceAnswer'),
      openGame: fieldsOf('GameAddress'),
      login: fieldsOf('LoginRequest'),
      session: fieldsOf('SessionRunning'),
    }).toEqual({
      user: 'userId nick phone level balance in_balance rolling bankname bankOwner banknum noteCount helpCount',
      health: 'status user noteCount helpCount',
      inGameBalance: 'status gameMoney balance rolling userId',
      openGame: 'status gameUrl',
      login: 'id pw',
      session: 'status token sideUser expiresAt',
    })
  })

  test('each list that grows has a request, and so a page size, of its own', async () => {
    const { components } = await bundleContract('openapi/public.yaml')
    const requests = backendOperations
      .map(({ request }) => request)
      .filter((name) => components.schemas[name]?.properties?.['pageSize'])
    const ofTheDocument = [
      'NoteListRequest',
      'BetsRequest',
      'DepositListRequest',
      'WithdrawListRequest',
    ]
    expect(requests).toEqual(expect.arrayContaining(ofTheDocument))
    expect(requests).toEqual([...new Set(requests)])
  })

  test('of these calls those that move money carry an idempotency key, and no other does', async () => {
    const { paths } = await bundleContract('openapi/public.yaml')
    const withKey = proxyRoutes
      .filter(({ backend }) => backend && isNamedInDocument(paths[backend.path]?.post['x-source']))
      .filter((route) => route.hasIdempotencyKey)
      .map(({ path }) => path)
    expect(withKey.map((path) => path.replace('/api/routes/', '')).toSorted()).toEqual([
      'apply-deposit-payment',
      'apply-user-deposit',
      'apply-user-withdraw',
      'apply-withdrawal-payment',
      'change-to-point',
      'money-to-point',
      'point-to-money',
      'roll-to-balance',
      'transfer-in',
      'transfer-out',
    ])
  })
})
