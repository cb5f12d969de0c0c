import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readProxyLog, terminalText, verifyLog } from '#verify'
import { startSignedInHarness } from '../proxy/proxy-harness.ts'
import { json, member, problem } from '../proxy/scripted-backend.ts'
import { theContract } from '../support/verified-mock.ts'
import { verifyDefaults } from '../support/verify-defaults.ts'

async function loggedLines(): Promise<readonly string[]> {
  const { backend, browser, log } = await startSignedInHarness()
  const registered_at = '2026-01-05T10:00:00+09:00'
  const answer = { status: 'success', member: { user: member, registered_at, lastLoginAt: null } }
  backend.stub('user/get_member', json(answer))
  backend.stub('slot/get_slot_setting', problem(404, 'route_unknown'))
  const health = { status: 'success', user: member, noteCount: 2, helpCount: 1, password: 'x' }
  backend.stub('user/user_health_check', json(health))
  for (let count = 0; count < 12; count += 1) {
    await browser.post('get-member', {})
    await browser.post('get-slot-setting', {})
    await browser.post('user-health-check', {})
  }
  const balances = { gameMoney: 1, balance: 2, rolling: 3, userId: 'sora' }
  backend.stub('slot/get_in_game_balance', json({ status: 'success', ...balances }))
  await browser.post('get-in-game-balance', {})
  const lines: string[] = []
  const logger = pino({ base: null }, { write: (line) => void lines.push(line) })
  for (const { level, ...entry } of log) logger[level](entry)
  return lines
}

test('R-CALL-03 a proxy’s log gives the same findings and assumptions as a run', async () => {
  const { contract, effects, assumptions } = await theContract()
  const one = await loggedLines()
  const settings = { ...verifyDefaults, contract, effects, clock: () => 0 }
  const verdict = verifyLog(settings, assumptions, await readProxyLog([...one, 'no JSON']))
  const reports = verdict.findings.map(({ check, operation, message, refutes = [], isWarning }) => [
    isWarning === true ? 'warning' : 'error',
    `${check} ${operation}: ${message.replace(/, first at .*/, '')}`,
    refutes.join(),
  ])
  expect(reports).toEqual([
    [
      'error',
      'body-fits-schema getMember: /member/registeredAt is missing; `registered_at` looks like it (10 answers or more',
      'A-111',
    ],
    [
      'warning',
      'no-extra-field getMember: /member/registered_at was dropped (10 answers or more',
      '',
    ],
    ['error', 'no-secret userHealthCheck: /password was dropped (10 answers or more', ''],
    ['error', 'others-stay-out getInGameBalance: answers about another member, one answer', ''],
    [
      'error',
      'implemented getSlotSetting: is not implemented: it answers HTTP 404 to every call',
      '',
    ],
  ])
  const of = (id: string) => verdict.assumptions.find((row) => row.id === id)
  expect([of('A-111')?.verdict, of('A-072')?.verdict]).toEqual(['refuted', 'not refuted'])
  expect([of('A-112')?.verdict, of('A-112')?.confirmed]).toEqual(['confirmed', 12])
  expect(of('A-005')?.verdict).toBe('not seen')
  expect(terminalText(verdict, '')).toContain('37 requests: ')
})

test('R-CALL-03 logs of two processes are added up, and other files are refused', async () => {
  const one = await loggedLines()
  const later = one.map((line) => line.replaceAll('2026-11-20T12', '2026-11-21T12'))
  const { drifts } = await readProxyLog([...one, ...later])
  expect(drifts.map(({ count, firstSeen }) => [count, firstSeen.slice(0, 10)])).toEqual(
    drifts.map(() => [20, '2026-11-20']),
  )
  await expect(readProxyLog(['{"event":"listening"}', '', 'x'])).rejects.toThrow(
    'Not a log of the proxy: no line describes a call.',
  )
})
