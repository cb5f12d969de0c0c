import { expect, test } from 'vitest'
import { startSignedInHarness } from './proxy-harness.ts'
import { text } from './scripted-backend.ts'

const NOTICES = 'community/notices'
const COUNT = 200_000

const listOf = (...items: readonly (readonly [string, number])[]) =>
  text(
    `{"status":"success","list":[${items.flatMap(([item, count]) => Array<string>(count).fill(item)).join(',')}]}`,
  )

test('a long list of invalid items delays no other call, and values that are not items are left out', async () => {
  const { backend, browser, log } = await startSignedInHarness()
  backend.stub(NOTICES, listOf(['5', 1], ['{}', COUNT], ['"odd"', 1]))
  const { status, body } = await browser.post('get-user-notices', {})
  expect([status, (body['list'] as unknown[]).length]).toEqual([200, COUNT])
  const drifts = log.filter(({ event }) => event === 'answer_unlike_contract')
  expect(new Set(drifts.map(({ keyword }) => keyword))).toEqual(new Set(['required', 'type']))
})

test('in the mode enforce such a list is refused, also when some items at its end are sound', async () => {
  const { backend, browser } = await startSignedInHarness({ ANSWER_MODE: 'enforce' })
  const sound = JSON.stringify({
    id: 1,
    title: '공지',
    content: '안내',
    createdAt: '2026-11-20T12:00:00Z',
  })
  backend.stub(NOTICES, listOf(['{}', COUNT], [sound, 3]))
  const { status, body } = await browser.post('get-user-notices', {})
  expect([status, body['code']]).toEqual([502, 'backend_answer_invalid'])
})
