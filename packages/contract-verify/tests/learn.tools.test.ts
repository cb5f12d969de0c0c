import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { contractUnderTest } from '../core/contract-under-test.ts'
import { overlayFor, renamesIn, withOverlay } from '../learn.ts'
import { theContract, verifyMock } from '../../../tests/support/verified-mock.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'

const spellings = [
  ['registeredAt', 'registered_at'],
  ['placedAt', 'placed_at'],
  ['minAmount', 'min_amount'],
] as const

const otherwise: Layer = (next) => async (sent) => {
  const received = await next(sent)
  const text = spellings.reduce(
    (told, [from, to]) => told.replaceAll(`"${from}"`, `"${to}"`),
    received.text,
  )
  return { ...received, text }
}

const shapes = { generated: 0, probes: new Set(['same-answer-twice', 'examples-are-answered']) }

test('R-CALL-03 an overlay with the backend’s spellings makes it conform', async () => {
  const { contract } = await theContract()
  const { findings } = await verifyMock(otherwise, shapes)
  const renames = renamesIn(findings)
  expect(renames.map(({ schema, from, to }) => `${schema}.${from} is ${to}`).toSorted()).toEqual([
    'Bet.placedAt is placed_at',
    'Member.registeredAt is registered_at',
    'PaymentOption.minAmount is min_amount',
    'WithdrawalTicket.minAmount is min_amount',
  ])

  const overlay = stringify(overlayFor(contract.document, renames, 'http://backend.test'), {
    aliasDuplicateObjects: false,
  })
  const changed = contractUnderTest(withOverlay(contract.document, overlay))
  const after = await verifyMock(otherwise, { ...shapes, contract: changed })
  expect(after.findings).toEqual([])
})

test('R-CALL-03 an overlay that does not fit the contract names the missing target', async () => {
  const { contract } = await theContract()
  const overlay = stringify({
    overlay: '1.0.0',
    info: { title: 'x', version: '1' },
    actions: [{ target: '$.components.schemas.Nothing.properties', remove: true }],
  })
  expect(() => withOverlay(contract.document, overlay)).toThrow(
    'The overlay changes $.components.schemas.Nothing.properties, which the contract does not have.',
  )
  expect(() => withOverlay(contract.document, '- 1')).toThrow('is not an OpenAPI Overlay')
})
