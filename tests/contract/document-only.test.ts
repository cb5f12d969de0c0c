import { expect, test } from 'vitest'
import { verifyMock } from '../support/verified-mock.ts'
import { statusOnlyBackend } from '../support/status-only-backend.ts'

const lacks = (operation: string, list: string, count: number) =>
  `warning ${operation}: /${list}/*/code is missing in ${count} of ${count} items (A-006)`

test('R-CALL-07 contract:verify has no finding for a backend whose providers and games have only names, and names the refuted assumption', async () => {
  const { findings, assumptions } = await verifyMock(undefined, { generated: 2 }, 'document-only')
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
    generated: 2,
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
    generated: 0,
    steer: undefined,
    probes: new Set(['others-stay-out']),
  })
  expect(findings.filter(({ check }) => check === 'others-stay-out')).toEqual([])
})
