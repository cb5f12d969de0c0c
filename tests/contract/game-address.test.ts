import { describe, expect, test } from 'vitest'
import { changeAnswer } from '#verify/zoo/layers'
import { validators } from '../../proxy/http/validators.ts'
import { noAddresses, soundAddresses, unsafeAddresses } from '../support/game-addresses.ts'
import { verifyMock } from '../support/verified-mock.ts'

const openAnswer = (gameUrl: unknown) => ({
  status: 'success',
  ...(gameUrl === undefined ? {} : { gameUrl }),
})

const verifyAddress = (gameUrl: unknown) =>
  verifyMock(
    changeAnswer('openGame', (answer) =>
      answer['status'] === 'success' ? openAnswer(gameUrl) : answer,
    ),
    {
      probes: new Set(['examples-are-answered']),
      isWanted: ({ id }) => id === 'openGame',
    },
  )

describe('the address of a game', () => {
  test.each(Object.entries({ ...unsafeAddresses, ...noAddresses }))(
    'R-GAME-04 R-CALL-03 a game that opens with %s is a finding, and refutes the assumption about it',
    async (_name, gameUrl) => {
      const { findings } = await verifyAddress(gameUrl)
      const found = findings.map(({ check, operation, pointer, refutes }) => ({
        check,
        operation,
        pointer,
        refutes,
      }))
      expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(
        new Set([
          JSON.stringify({
            check: 'body-fits-schema',
            operation: 'openGame',
            pointer: '/gameUrl',
            refutes: ['A-198'],
          }),
        ]),
      )
    },
  )

  test.each(soundAddresses)(
    'R-GAME-03 R-CALL-03 a game that opens at %s is as it should be',
    async (gameUrl) => {
      expect(validators.GameAddress(openAnswer(gameUrl))).toBe(true)
      expect((await verifyAddress(gameUrl)).findings).toEqual([])
    },
  )
})
