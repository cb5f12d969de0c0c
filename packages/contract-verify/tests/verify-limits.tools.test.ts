import { expect, test } from 'vitest'
import { isError } from '../report/grouped.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { at, withMemory } from './zoo/layers.ts'

/** Tells a withdrawal's limits every other time, as while another waits. */
const tellingAtTimes = withMemory(() => {
  let calls = 0
  return at('withdrawalLauncher', async (sent, next) => {
    const received = await next(sent)
    calls += 1
    return calls % 2 === 1 ? received : { ...received, text: '{"status":"wait"}' }
  })
})

test('R-CALL-03 amounts whose limits a backend refuses to tell are named as not verified, not as faults', async () => {
  const { findings, skipped, ended } = await verifyMock(tellingAtTimes, {
    probes: new Set(['edges-are-accepted']),
    generated: 0,
    steer: undefined,
  })
  expect([findings.filter(isError), ended]).toEqual([[], null])
  expect(skipped).toContainEqual({
    check: 'edges-are-accepted',
    operation: 'payWithdrawal',
    why: 'the limits of its amount could not be read',
  })
})
