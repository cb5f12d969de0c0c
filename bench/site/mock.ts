import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../../scripts/ports.ts'
import type { Bench, Row } from './measured/bench.model.ts'
import { fireInTurns } from './load/fire.ts'
import type { Target } from './load/fire.ts'
import { MEASURED_CORE, start, waitUntilUp } from './load/pinned.ts'
import type { Started } from './load/pinned.ts'
import { median, medianAndSpread, times } from './measured/median.ts'
import { installPeers } from './measured/peers.ts'

const ROUNDS = 5
const LEAST_OF_PRISM = 3

const login = z.object({ token: z.string() })

async function targetAt(name: string, port: number): Promise<Target> {
  const url = `http://127.0.0.1:${port}/public`
  const response = await fetch(`${url}/user/do_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
  })
  const { token } = login.parse(await response.json())
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  return { name, url: `${url}/user/user_health_check`, headers }
}

async function measure(): Promise<Row[]> {
  const started: Started[] = []
  const begin = async (name: string, commandAt: (port: number) => readonly string[]) => {
    const port = await freePort()
    const env = { MOCK_PORT: String(port) }
    const log = `.cache/logs/bench-${name}.log`
    started.push(start([process.execPath, ...commandAt(port)], { core: MEASURED_CORE, env, log }))
    await waitUntilUp(`http://127.0.0.1:${port}/healthz`, name)
    return targetAt(name, port)
  }
  const peers = installPeers('prism', { '@stoplight/prism-cli': '5.16.0' })
  const main = join(peers, 'node_modules/@stoplight/prism-cli/dist/index.js')
  try {
    const ours = await begin('mock', () => ['mocks/http/main.ts'])
    const prism = await begin('prism', (port) =>
      [main, 'mock', '-v', 'silent', '-p', String(port)].concat('openapi/public.yaml'),
    )
    const firedAt = await fireInTurns([ours, prism], ROUNDS)
    const ratesAt = (target: Target) => firedAt(target).map(({ perSecond }) => perSecond)
    const [own, peer] = [ratesAt(ours), ratesAt(prism)]
    const ratio = median(own) / median(peer)
    return [
      {
        name: 'ours, requests a second',
        ...medianAndSpread(own),
        ratio: `${times(median(own), median(peer))} Prism`,
        goal: `at least ${LEAST_OF_PRISM} times Prism`,
        holds: ratio >= LEAST_OF_PRISM,
      },
      { name: 'Prism, which keeps no state, requests a second', ...medianAndSpread(peer) },
    ]
  } finally {
    await Promise.all(started.map((one) => one.stop()))
  }
}

export const mock: Bench = {
  title: 'What does the mock backend cost a call?',
  about:
    'Health checks of one member over 32 connections; both servers validate request and answer against the contract. Each server has one core, the load another; they run in turns.',
  run: async () => ({ rows: await measure() }),
}
