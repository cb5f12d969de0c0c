import { describe, expect, test } from 'vitest'
import type { OperationId } from '#mocks/handlers/contract.ts'
import { describeLeftover } from '../changes/change-log.ts'
import { conclusionOf } from '../report/conclusion.ts'
import type { Transport } from '../contract/model.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport, sarifReport } from '../report/machine-reports.ts'
import { terminalText } from '../report/terminal.ts'
import type { Settings } from '../run/run.ts'
import type { Verdict } from '../report/verdict.ts'
import { readTextProperty } from '#site/lib/json.ts'
import { verifyBy } from './verify-by.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { virtualTime } from '../../../tests/support/virtual-time.ts'
import { changeAnswer, atPath, bodyOf, json, stackLayers } from './zoo/layers.ts'
import type { Json } from './zoo/layers.ts'

const ask = async (backend: Transport, path: string, body: object, token = ''): Promise<Json> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const sent = { method: 'POST', path: `/public/${path}`, headers, text: JSON.stringify(body) }
  return JSON.parse((await backend(sent)).text) as Json
}

async function memberIn(backend: Transport, id: string, password: string) {
  const login = await ask(backend, 'user/do_login', { id, pw: password })
  const token = readTextProperty(login, 'token')
  if (token === null) return { login: login['status'] }
  const { balance, gameMoney, rolling } = await ask(backend, 'slot/get_in_game_balance', {}, token)
  const waiting = async (path: string) => {
    const { list } = await ask(backend, path, { pageSize: 100 }, token)
    return (list as Json[]).filter(({ status }) => status === 'wait' || status === 'reg').length
  }
  return {
    balance,
    gameMoney,
    rolling,
    deposits: await waiting('balance/get_deposit_list'),
    withdrawals: await waiting('balance/get_withdraw_list'),
  }
}

const membersIn = async (backend: Transport) => ({
  demo: await memberIn(backend, 'demo', 'demo1234'),
  sora: await memberIn(backend, 'sora', 'sora1234'),
})

type Cut = {
  readonly verdict: Verdict
  readonly before: Awaited<ReturnType<typeof membersIn>>
  readonly after: Awaited<ReturnType<typeof membersIn>>
}

/** Stops a run of one operation after it moved this much. */
async function stoppedAfter(
  operation: OperationId,
  check: string,
  { layer = (next) => next, least = 0 }: { layer?: Layer; least?: number } = {},
): Promise<Cut> {
  const stop = new AbortController()
  let backend: Transport | undefined
  let before: Cut['before'] | undefined
  const stopping = atPath(operation, async (sent, next) => {
    const received = await next(sent)
    const amount = Number(bodyOf(sent)?.['amount'] ?? 0)
    if (received.text.includes('"success"') && amount >= least) stop.abort()
    return received
  })
  const begin: Layer = (next) => async (sent) => {
    backend ??= next
    before ??= await membersIn(next)
    return next(sent)
  }
  const verdict = await verifyBy(stackLayers(begin, layer, stopping), [check], {
    signal: stop.signal,
    isWanted: ({ id }) => [operation, 'getMember', 'userWithdraw'].includes(id),
  })
  if (backend === undefined || before === undefined) throw new Error('Nothing was asked.')
  return { verdict, before, after: await membersIn(backend) }
}

const leftIn = ({ cleanUp }: Verdict) => cleanUp.leftovers.map(describeLeftover)

describe('a run that is stopped in the middle', () => {
  test.each<[string, OperationId, string, number]>([
    ['money in the games', 'userTransferIn', 'keys-move-once', 1],
    ['money out of the games', 'userWithdraw', 'keys-move-once', 1],
    ['the whole balance', 'userTransferIn', 'at-once-moves-once', 1_000],
    ['a deposit that waits', 'applyUserDeposit', 'created-is-listed', 1],
    ['a withdrawal that waits', 'applyUserWithdraw', 'created-is-listed', 1],
    ['a withdrawal with a ticket', 'payWithdrawal', 'tickets-serve-once', 1],
    ['another password', 'userExchangeToPass', 'passwords-hold', 0],
    ['a password that was reset', 'passwordResetWithoutLogin', 'passwords-hold', 0],
    ["another member's deposit", 'applyUserDeposit', 'others-stay-out', 1],
  ])('R-CALL-03 undoes %s', async (_name, operation, check, least) => {
    const { verdict, before, after } = await stoppedAfter(operation, check, { least })
    expect(verdict.ended?.words).toBe('It was stopped.')
    expect(after).toEqual(before)
    expect(verdict.cleanUp.restored).not.toEqual([])
    expect(leftIn(verdict).filter((leftover) => !leftover.includes('the contract has no'))).toEqual(
      [],
    )
    expect(conclusionOf(verdict).exitCode).toBe(2)
  })

  test('R-CALL-03 every report names what could not be undone and why', async () => {
    const { verdict } = await stoppedAfter('moneyToPoint', 'money-is-conserved')
    expect(leftIn(verdict)).toEqual([
      expect.stringMatching(
        /^demo: balance is \d+ instead of 1250000, rolling is \d+ instead of 18400: pointToMoney moves no less than 10000$/,
      ),
    ])
    const [line = ''] = leftIn(verdict)
    const reports = [
      terminalText(verdict, ''),
      htmlReport(verdict, '', new Date(0)),
      junitReport(verdict, ''),
      JSON.stringify(sarifReport(verdict)),
    ]
    for (const text of reports) expect(text).toContain(line)
  })

  const missing = (operation: OperationId): Layer => atPath(operation, async () => json({}, 404))
  const failing = (operation: OperationId): Layer => atPath(operation, async () => json({}, 500))

  test.each<[string, OperationId, string, Layer, RegExp]>([
    [
      'an operation is missing',
      'userTransferIn',
      'keys-move-once',
      missing('userWithdraw'),
      /^demo: balance is \d+ instead of \d+, gameMoney is \d+ instead of \d+: userWithdraw is not there, and pointToMoney moves no less than 10000$/,
    ],
    [
      'what would cancel it is missing',
      'applyUserDeposit',
      'created-is-listed',
      missing('userDelDeposit'),
      /^demo: applyUserDeposit \d+ still waits: it needs userDelDeposit, which is not implemented/,
    ],
    [
      'what would cancel it fails',
      'applyUserDeposit',
      'created-is-listed',
      failing('userDelDeposit'),
      /^demo: applyUserDeposit \d+ still waits: userDelDeposit answers HTTP 500$/,
    ],
    [
      'money is refused on its way back',
      'userTransferIn',
      'keys-move-once',
      failing('userWithdraw'),
      /^demo: balance is \d+ instead of \d+, gameMoney is \d+ instead of \d+: userWithdraw answers HTTP 500$/,
    ],
  ])('R-CALL-03 says so when %s', async (_name, operation, check, layer, words) => {
    const { verdict } = await stoppedAfter(operation, check, { layer })
    expect(leftIn(verdict)).toEqual([expect.stringMatching(words)])
  })

  test('R-CALL-03 names the suffix of a password that could not be restored', async () => {
    let isSet = false
    const once: Layer = atPath('userExchangeToPass', async (sent, next) => {
      if (isSet) return json({}, 500)
      const received = await next(sent)
      isSet = received.text.includes('"success"')
      return received
    })
    const { verdict } = await stoppedAfter('userExchangeToPass', 'passwords-hold', {
      layer: stackLayers(once, missing('passwordResetWithoutLogin')),
    })
    expect(leftIn(verdict)).toEqual([
      'demo: the password is not the given one: it has "-v1x" at its end: userExchangeToPass answers HTTP 500; it needs passwordResetWithoutLogin, which is not implemented: it answers HTTP 404 to every request',
    ])
  })
})

describe('a run whose time is over', () => {
  const cutAt = async (seconds: number, change: Partial<Settings> = {}) => {
    const time = virtualTime()
    const begun: { backend?: Transport; before?: Cut['before'] } = {}
    const slow: Layer = (next) => async (sent) => {
      await time.sleep(500)
      return time.atOnce(async () => {
        begun.backend ??= next
        begun.before ??= await membersIn(next)
        return next(sent)
      })
    }
    const verdict = await time.until(
      verifyBy(slow, ['keys-move-once', 'at-once-moves-once', 'passwords-hold'], {
        clock: time.now,
        sleep: time.sleep,
        deadline: seconds * 1_000,
        ...change,
      }),
    )
    const after = await time.until(membersIn(begun.backend!))
    return { verdict, before: begun.before!, after, took: time.now() }
  }

  test.each([34, 41, 48, 55, 62])(
    'R-CALL-03 after %i s restores the member within 15 s',
    async (seconds) => {
      const { verdict, before, after, took } = await cutAt(seconds)
      expect(verdict.ended).toMatchObject({ words: 'The time is over.', isTimeOver: true })
      const money = leftIn(verdict).some((leftover) => leftover.includes('moves no less than'))
      expect(money ? { ...after, demo: before.demo } : after).toEqual(before)
      expect(took).toBeLessThan((seconds + 17) * 1_000)
    },
  )
})

test('R-CALL-03 does not mistake balances read before a call for current ones', async () => {
  const sameAnswer = changeAnswer('userTransferIn', (answer) =>
    answer['status'] === 'success'
      ? { status: 'success', balance: 1, gameMoney: 2, rolling: 3 }
      : answer,
  )
  const { findings } = await verifyBy(sameAnswer, ['others-stay-out'], {
    isWanted: ({ id }) => id === 'userTransferIn',
  })
  expect(findings.map(({ message }) => message)).toEqual([])
})

describe('a run that knows no password', () => {
  let backend: Transport | undefined
  const keeping: Layer = (next) => (backend = next)
  const tokenOfDemo = async () => {
    const login = await ask(
      backend ?? (() => Promise.reject(new Error('Nothing was asked.'))),
      'user/do_login',
      {
        id: 'demo',
        pw: 'demo1234',
      },
    )
    return String(login['token'])
  }
  test.each<[string, Partial<Settings>]>([
    ['as a guest', { member: undefined, other: undefined }],
    [
      'with a given token',
      { member: { id: '', password: '' }, other: undefined, tokenFor: tokenOfDemo },
    ],
  ])('R-CALL-03 leaves every password as it was, %s', async (_name, settings) => {
    const verdict = await verifyBy(keeping, undefined, { ...settings })
    expect(verdict.ended).toBeNull()
    expect(await tokenOfDemo()).toMatch(/^[\w-]{32}$/)
    expect(verdict.skipped).toContainEqual({
      check: 'examples-are-answered',
      operation: 'passwordResetWithoutLogin',
      reason: 'it sets a password, and none is known to set back: give --user and --password',
    })
  })
})
