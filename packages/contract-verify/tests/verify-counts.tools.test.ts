import { expect, test } from 'vitest'
import type { Sent } from '../core/model.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { answering, at, json, stacked } from './zoo/layers.ts'

const found = async (layer: Layer): Promise<readonly string[]> => {
  const { findings } = await verifyMock(layer, {
    steer: undefined,
    generated: 0,
    probes: new Set(['read-is-marked', 'removed-is-gone']),
  })
  return findings.map(
    ({ check, operation, message, refutes = [] }) =>
      `${check} ${operation}: ${message} (${refutes.join(' ')})`,
  )
}

test('R-CALL-03 a missing number of changed items is one finding, and not a wrong number', async () => {
  const withoutCount = ({ count: _count, ...rest }: Record<string, unknown>) => rest
  expect(
    await found(
      stacked(answering('readAllNotes', withoutCount), answering('deleteAllNotes', withoutCount)),
    ),
  ).toEqual([
    'body-fits-schema readAllNotes: /count is missing (A-031)',
    'body-fits-schema deleteAllNotes: /count is missing (A-031)',
  ])
})

const claims =
  (count: number) =>
  async ({ headers }: Sent) =>
    json({ status: 'success', count }, 200, { 'x-request-id': headers['x-request-id'] ?? '' })

test('R-CALL-07 a wrong number of changed items refutes the assumption about it, and a call without an effect the one about success', async () => {
  const more = (body: Record<string, unknown>) => ({ ...body, count: Number(body['count']) + 1 })
  expect(
    await found(
      stacked(
        answering('deleteAllNotes', more),
        at('deleteAllHelp', claims(2)),
        at('readAllNotes', claims(2)),
      ),
    ),
  ).toEqual([
    'read-is-marked readAllNotes: answers success, and noteList still lists 2 unread (A-001)',
    'read-is-marked readAllNotes: answers success, and noteCount is still 2 (A-001)',
    'removed-is-gone deleteAllHelp: answers success, and helpList still lists 2 (A-001)',
    'removed-is-gone deleteAllHelp: removes all items, and helpRead still opens one (A-001)',
    'removed-is-gone deleteAllNotes: answers a count of 5, and 4 were listed (A-031)',
  ])
})
