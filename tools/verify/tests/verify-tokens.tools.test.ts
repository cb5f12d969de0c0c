import { expect, test } from 'vitest'
import { readOptions } from '../options.ts'
import type { Transport } from '../contract/model.ts'
import { tokenFaultOf } from '../state/logins.ts'
import { verifyBy } from './verify-by.ts'
import { requirePath } from './zoo/layers.ts'

const jwt = (signature: string, alg = 'HS256'): string =>
  [JSON.stringify({ alg }), JSON.stringify({ sub: 'demo' })]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.') + `.${signature}`

test.each([
  ['of random letters', ['Zk3f9QmX2cVb7LpA0sDh', 'p0QeRtYuIoAsDfGhJkLz', 'mNbVcXzAqWsEdRfTgYh1']],
  [
    'that are UUIDs',
    [
      '0b0c4a4e-7f8f-4a53-9f0e-6f6c3f6f4c11',
      'f2c1d9aa-11c3-4f0b-8a75-0d9a1c77be02',
      '6a7b1c9e-90ab-4c1d-b2f3-c4d5e6f70819',
    ],
  ],
  ['that are signed', [jwt('abc'), jwt('def'), jwt('ghi')]],
])('R-CALL-03 tokens %s have no finding', (_words, tokens) => {
  expect(tokenFaultOf(tokens, 'demo')).toBeNull()
})

test('R-CALL-03 a run with a given token that only reads signs nobody in and changes nothing', async () => {
  let ask: Transport | undefined
  const verdict = await verifyBy(
    (next) => {
      ask = next
      return next
    },
    ['same-answer-twice', 'passwords-hold', 'tokens-are-unguessable', 'others-stay-out'],
    {
      isSafe: true,
      other: undefined,
      tokenFor: async () => {
        const login = await ask?.({
          method: 'POST',
          path: requirePath('doLogin'),
          headers: { 'content-type': 'application/json' },
          text: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
        })
        return (JSON.parse(login?.text ?? '{}') as { token: string }).token
      },
    },
  )
  const paths = new Set(verdict.calls.map(({ sent }) => sent.path))
  expect(paths).not.toContain(requirePath('doLogin'))
  expect(paths).not.toContain(requirePath('userTransferIn'))
  expect(paths).toContain(requirePath('getDepositList'))
  expect([verdict.findings, verdict.ended]).toEqual([[], null])
})

test('R-CALL-03 a run that only reads asks for a token instead of a password', () => {
  const url = ['--backend', 'http://localhost:4010']
  expect(() => readOptions([...url, '--read-only', '--user', 'demo', '--password', 'x'])).toThrow(
    '--read-only does not sign in: give --token or --token-command.',
  )
  expect(readOptions([...url, '--read-only', '--token', 'abc'])).toMatchObject({
    safe: true,
    member: { id: 'member', password: '' },
    token: 'abc',
  })
})

test.each([
  ['that varies by the second of its login has no finding', 1_000, []],
  ['that stays for an hour has one', 3_600_000, ['gives the same token at each login']],
])('R-CALL-03 a signed token %s', async (_words, unitMs, findings) => {
  let clock = 0
  let pass: (ms: number) => void = () => undefined
  const real = new Map<string, string>()
  const verdict = await verifyBy(
    (next, passMock) => {
      pass = passMock
      return async (sent) => {
        const { authorization = '' } = sent.headers
        const own = real.get(authorization.replace('Bearer ', ''))
        const headers =
          own === undefined ? sent.headers : { ...sent.headers, authorization: `Bearer ${own}` }
        const answer = await next({ ...sent, headers })
        if (sent.path !== requirePath('doLogin')) return answer
        const body = JSON.parse(answer.text) as { token?: string }
        if (body.token === undefined) return answer
        const token = jwt(`s${Math.floor(clock / unitMs)}`)
        real.set(token, body.token)
        return { ...answer, text: JSON.stringify({ ...body, token }) }
      }
    },
    ['tokens-are-unguessable'],
    {
      other: undefined,
      sleep: async (ms) => {
        clock += ms
        pass(ms)
      },
    },
  )
  expect(verdict.findings.map(({ message }) => message)).toEqual(findings)
})
