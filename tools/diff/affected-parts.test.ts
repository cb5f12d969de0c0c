import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import type { Change } from './changes.ts'
import { surroundingsOf } from './surroundings.ts'
import { affectedBy } from './affected-parts.ts'

const root = join(import.meta.dirname, '../..')

const around = surroundingsOf(
  root,
  proxyRoutes.map(({ path, operationId, backend }) => ({
    path,
    operationId,
    backend: backend?.path ?? null,
  })),
)()

const change = (
  operation: { path: string; operationId: string },
  direction: 'request' | 'answer',
  status: string | null,
): Change => ({
  way: 'added',
  place: `${direction} of a test`,
  fact: { direction, kind: 'property', status, keywords: {} },
  keyword: null,
  operations: [operation],
})
const openGame = { path: '/public/slot/open_game', operationId: 'openGame' }

describe('places that a change of the contract affects', () => {
  test('R-CALL-02 an error of the backend: its route, the edges that take errors, the scenarios that have it', () => {
    expect(affectedBy(change(openGame, 'answer', '504'), 'public', around)).toEqual({
      routes: ['/api/routes/open-game'],
      edges: ['gameOpen opening.requesting: error openGame → ready.failed'],
      scenarios: expect.arrayContaining(['game-open/backend-too-late.yaml']),
      files: ['src/features/game-open/game-open.api.ts'],
    })
  })

  test('R-CALL-02 an outcome: the edges that take answers, and no scenario of another outcome', () => {
    const { edges, scenarios } = affectedBy(change(openGame, 'answer', 'balance'), 'public', around)
    expect(edges).toEqual([
      'gameOpen opening.requesting: done openGame [isPlayable] → opening.placing',
      'gameOpen opening.requesting: done openGame [isUnsafe] → ready',
      'gameOpen opening.requesting: done openGame [isClosed] → ready',
      'gameOpen opening.requesting: done openGame → ready',
    ])
    expect(scenarios).toContain('money-on-screen/no-money.yaml')
    expect(scenarios).not.toContain('game-open/backend-too-late.yaml')
  })

  test('R-CALL-02 a request touches every transition that handles its outcome', () => {
    const requestChange = affectedBy(change(openGame, 'request', null), 'public', around)
    expect(requestChange.edges).toHaveLength(5)
    expect(requestChange.scenarios).toContain('game-open/backend-too-late.yaml')
  })

  test('R-CALL-02 a route without a backend operation, and one that no machine calls', () => {
    const session = { path: '/api/routes/session', operationId: 'session' }
    expect(affectedBy(change(session, 'answer', 'authenticated'), 'proxy', around)).toMatchObject({
      routes: ['/api/routes/session'],
      files: ['src/features/idle-limit/idle-limit.api.ts', 'src/features/session/session.api.ts'],
    })
    const withdrawal = { path: '/public/balance/apply_user_withdraw', operationId: 'none' }
    expect(affectedBy(change(withdrawal, 'request', null), 'public', around)).toEqual({
      routes: ['/api/routes/apply-user-withdraw'],
      edges: [],
      scenarios: expect.any(Array),
      files: ['src/features/wallet/withdrawals/withdrawals.api.ts'],
    })
  })

  test('R-CALL-02 every route that the code calls is a route of the contract', () => {
    const routes = new Set<string>(proxyRoutes.map(({ path }) => path))
    expect([...around.calls.keys()].filter((path) => !routes.has(path))).toEqual([])
    expect(around.calls.get('/api/routes/get-advertisement')).toEqual([
      'src/features/home/advertisements.api.ts',
    ])
  })
})
