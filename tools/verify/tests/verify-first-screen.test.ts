import { expect, test } from 'vitest'
import { terminalText } from '../report/terminal.ts'
import { operationVerdicts } from '../report/conclusion.ts'
import { verifyBy } from './verify-by.ts'
import { changeAnswer, atPath, json, stackLayers } from './zoo/layers.ts'

const probes = new Set(['same-answer-twice', 'figures-agree'])

test('R-CALL-03 the report begins with the harm to players and the progress of the backend', async () => {
  const layer = stackLayers(
    atPath('helpList', async () => json({ message: 'Not Found' }, 404)),
    changeAnswer('getMember', ({ member, ...rest }) => ({
      ...rest,
      member: { ...(member as object), registeredAt: 7, password_hash: 'x' },
    })),
    changeAnswer('getDepositList', (answer) => ({ ...answer, list: [{}] })),
  )
  const verdict = await verifyBy(layer, probes)
  const [first, second, , operation, finding] = terminalText(verdict, 'http://b').split('\n')
  expect(first).toMatch(
    /^Errors: \d+ of members' accounts and data, \d+ of what players cannot use\.$/,
  )
  expect(second).toMatch(/^\d+ of 48 operations implemented, \d+ passed\.$/)
  expect(operation).toBe('getMember /public/user/get_member')
  expect(finding).toContain('error no-secret: /member/password_hash')
  const verdictOf = (id: string) =>
    operationVerdicts(verdict).find(({ operation: { id: name } }) => name === id)
  expect(verdictOf('helpList')).toMatchObject({ verdict: 'not implemented', answers: 0, errors: 1 })
  expect(verdictOf('getPayment')).toMatchObject({ verdict: 'holds' })
})

test('R-CALL-03 the report on a backend that answers success to everything is short', async () => {
  const layer =
    () =>
    async ({ path }: { path: string }) =>
      json(
        path.endsWith('/do_login')
          ? { status: 'authenticated', token: 'abc' }
          : { status: 'success' },
      )
  const verdict = await verifyBy(layer)
  const text = terminalText(verdict, 'http://b')
  expect(text.split('\n').filter((line) => line.startsWith('  error '))).toHaveLength(3)
  expect(text).toContain(
    'answers the status success to every request, also to one that is not JSON or has no session',
  )
  expect(text).toContain('Failed: 3 errors')
})
