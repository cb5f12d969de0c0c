import { describe, expect, test } from 'vitest'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { balancesOf } from '../../src/features/player/player.ts'
import type { Player } from '../../src/features/player/player.ts'
import { restoreSession, signIn } from '../../src/features/session/session.api.ts'
import { markBalances } from '../../src/features/wallet/balances.model.ts'
import { wholeAmount } from '../../src/lib/money.ts'
import { browseAt } from './browse-at.ts'
import { startHarness } from './proxy-harness.ts'
import {
  BACKEND_TOKEN,
  brokenAnswer,
  brokenSocket,
  json,
  member,
  text,
} from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

type Json = Record<string, unknown>

/** A text that no answer to the browser may contain. */
const SECRET = 'leaked-by-the-backend'
const truth = { total: 520_000, balance: 500_000, gameBalance: 20_000, comp: 3_000 }

const login = { status: 'authenticated', token: BACKEND_TOKEN, user: member }
const health = { status: 'success', user: member, noteCount: 2, helpCount: 1 }
const sora = { ...member, userId: 'sora', nick: '소라', balance: 987_654_321, banknum: SECRET }

type BrokenBackend = {
  readonly name: string
  readonly login: Act
  readonly health: Act
  /** Whether the login answers with a token that a header can carry. */
  readonly hasToken: boolean
}

/** The same change in login and health check. */
const ofUser = (name: string, change: (user: Json) => unknown): BrokenBackend => ({
  name,
  login: json({ ...login, user: change(member) }),
  health: json({ ...health, user: change(member) }),
  hasToken: true,
})
const ofLogin = (name: string, answer: unknown, hasToken = true): BrokenBackend => ({
  name,
  login: json(answer),
  health: json(health),
  hasToken,
})
const ofHealth = (name: string, act: Act): BrokenBackend => ({
  name,
  login: json(login),
  health: act,
  hasToken: true,
})
const withField = (field: string, value: unknown): BrokenBackend =>
  ofUser(`${field} is ${JSON.stringify(value)}`, (user) => ({ ...user, [field]: value }))

const brokenBackends: readonly BrokenBackend[] = [
  ...['balance', 'in_balance', 'rolling'].flatMap((field) =>
    [undefined, null, -1, 'a lot', '', true, [1], 1e300].map((value) => withField(field, value)),
  ),
  withField('noteCount', 'many'),
  withField('level', null),
  withField('nick', 7),
  withField('userId', 'DEMO'),
  ofUser('a password hash and an unknown field', (user) => ({
    ...user,
    passwordHash: SECRET,
    inner: { token: SECRET },
  })),
  ofLogin('a token under a second name', { ...login, accessToken: SECRET, jwt: { raw: SECRET } }),
  ofLogin('a login without a user', { ...login, user: undefined }),
  ofLogin('a login with another user', { ...login, user: sora }, false),
  ofLogin('a login whose end is no date', { ...login, expiresAt: 'soon' }),
  ofLogin('a login without a token', { ...login, token: undefined }, false),
  ofLogin('a login whose token breaks a header', { ...login, token: 'a\r\nb' }, false),
  ofHealth('a health check of another member', json({ ...health, user: sora })),
  ofHealth('a health check that is HTML', text('<h1>It works</h1>', 200, 'text/html')),
  ofHealth('a health check cut in the middle', brokenAnswer),
  ofHealth('a health check that closes the connection', brokenSocket),
  ofHealth('a health check without counts', json({ status: 'success', user: member })),
  ofHealth(
    'a 400 that tells secrets',
    json({ status: 400, code: 'request_invalid', title: SECRET, detail: SECRET }, 400),
  ),
]

const shownOf = (player: Player) => {
  const marked = Object.entries(markBalances(balancesOf(player), undefined))
  return {
    member: player.userId.toLowerCase(),
    unmarked: Object.fromEntries(
      marked.flatMap(([name, { amount, mark }]) =>
        mark.kind === 'fine' ? [[name, wholeAmount(amount)]] : [],
      ),
    ),
  }
}

test('there are 41 broken backends, so that the figures below mean something', () => {
  expect(new Set(brokenBackends.map(({ name }) => name)).size).toBe(41)
})

describe.each(['report', 'enforce'])('in the mode %s', (mode) => {
  test.each(brokenBackends)(
    'R-ACCT-03 R-SESS-09 $name: no wrong sum without a mark, nothing that the contract lacks, sign-in with a token',
    async (broken) => {
      const harness = await startHarness({ ANSWER_MODE: mode, BACKEND_TIMEOUT_MS: '2000' })
      harness.backend.stub('user/do_login', broken.login)
      harness.backend.stub('user/user_health_check', broken.health)
      const { received } = browseAt(harness.url)

      const signedIn = await signIn({ id: 'demo', password: 'demo1234' }).then(
        ({ outcome }) => outcome === 'signed-in',
        () => false,
      )
      expect(signedIn).toBe(broken.hasToken)
      const { player } = await restoreSession()
      expect(player !== null).toBe(broken.hasToken)
      const checked = broken.hasToken ? await checkHealth().catch(() => null) : null
      const reloaded = await restoreSession()

      for (const shown of [player, checked, reloaded.player]) {
        if (shown === null) continue
        const { member: who, unmarked } = shownOf(shown)
        expect(who).toBe('demo')
        expect(truth).toMatchObject(unmarked)
      }
      expect(received.join('\n')).not.toContain(SECRET)
      expect(received.join('\n')).not.toContain('987654321')
    },
  )
})
