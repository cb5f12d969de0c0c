import { describe, expect, test } from 'vitest'
import { noAddresses, soundAddresses, unsafeAddresses } from '../support/game-addresses.ts'
import { startHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'

const lobby = { kind: 'casino', company: 'evolution' }
const refusedAddresses = Object.entries({ ...unsafeAddresses, ...noAddresses })

async function open(mode: 'report' | 'enforce', gameUrl: unknown) {
  const harness = await startHarness({ ANSWER_MODE: mode })
  const browser = harness.browser()
  await browser.signIn()
  harness.backend.stub('slot/open_game', json({ status: 'success', gameUrl }))
  const { status, body } = await browser.post('open-game', lobby)
  const drift = harness.log.filter(({ event }) => event === 'answer_unlike_contract')
  return { status, body, drift: drift.map(({ pointer, assumptions }) => [pointer, assumptions]) }
}

describe('a backend that opens a game with an address that is none', () => {
  test.each(refusedAddresses)(
    'R-GAME-04 R-CALL-03 %s: counted as drift',
    async (_name, gameUrl) => {
      const { status, drift } = await open('report', gameUrl)
      expect([status, drift]).toEqual([200, [['/gameUrl', ['A-198']]]])
    },
  )

  test.each(refusedAddresses)(
    'R-GAME-04 %s: refused by the mode enforce',
    async (_name, gameUrl) => {
      const { status, body, drift } = await open('enforce', gameUrl)
      expect([status, body, drift]).toMatchObject([
        502,
        { code: 'backend_answer_invalid' },
        [['/gameUrl', ['A-198']]],
      ])
      expect(JSON.stringify(body)).not.toContain('example.com')
    },
  )
})

test.each(soundAddresses)('R-GAME-03 the mode enforce passes on %s', async (gameUrl) => {
  const { status, body, drift } = await open('enforce', gameUrl)
  expect([status, body, drift]).toEqual([200, { status: 'success', gameUrl }, []])
})
