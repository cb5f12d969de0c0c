import { describe, expect, test } from 'vitest'
import { checkHealth } from '../../src/features/health-check/health-check.api.ts'
import { restoreSession, signIn } from '../../src/features/session/session.api.ts'
import { getBalances } from '../../src/features/wallet/wallet.api.ts'
import { browseAt } from './browse-at.ts'
import { startHarness } from './proxy-harness.ts'
import { json, member } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const TOKEN = 'token-of-the-document'
const forMember =
  (value: unknown): Act =>
  (response, request) => {
    const isTheirs = request.headers.authorization === `Bearer ${TOKEN}`
    json(isTheirs ? value : {}, isTheirs ? 200 : 401)(response, request)
  }

describe.each(['report', 'enforce'])(
  'a backend that answers only the fields of the source document, in the mode %s',
  (mode) => {
    test.each([['demo'], ['MARU-000123'], [7]])(
      'R-SESS-04 R-SESS-09 R-CALL-07 lets a member with the id %j sign in and read the balance',
      async (userId) => {
        const { backend, url } = await startHarness({ ANSWER_MODE: mode })
        const user = { ...member, userId }
        const { balance, rolling, in_balance: gameMoney } = user
        // The document's login has token and sideUser; its health check has status, user, noteCount and helpCount.
        backend.stub(
          'user/do_login',
          json({ status: 'authenticated', token: TOKEN, sideUser: user }),
        )
        backend.stub(
          'user/user_health_check',
          forMember({ status: 'success', user, noteCount: 2, helpCount: 1 }),
        )
        backend.stub(
          'slot/get_in_game_balance',
          forMember({ status: 'success', gameMoney, balance, rolling, userId }),
        )
        browseAt(url)
        expect(await signIn({ id: 'demo', password: 'demo1234' })).toEqual({
          outcome: 'signed-in',
          name: member.nick,
        })
        const { player } = await restoreSession()
        expect(player).toMatchObject({ userId: String(userId), nick: member.nick })
        expect(await checkHealth()).toMatchObject({ userId: String(userId), noteCount: 2 })
        expect(await getBalances()).toMatchObject({ balance: { won: balance } })
      },
    )
  },
)
