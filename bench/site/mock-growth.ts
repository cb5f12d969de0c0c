import type { Bench, Row } from './measured/bench.model.ts'
import { median, times, withUnit } from './measured/median.ts'
import { freePort } from '../../scripts/ports.ts'
import { run, waitUntilHealthy } from '../../scripts/processes.ts'

const MOVES = 10_000
const SAMPLE = 100
/** Warm-up calls, while Node compiles. */
const WARM_UP = 500
const MOST_GROWTH = 1.5

type Answer = { readonly status: string; readonly token?: string }

async function measureMoves(url: string): Promise<number[]> {
  const post = async (path: string, body: object, token = ''): Promise<Answer> => {
    const response = await fetch(`${url}/public/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  }
  const { token } = await post('user/do_login', { id: 'demo', pw: 'demo1234' })
  const move = async (index: number): Promise<number> => {
    const path = index % 2 === 0 ? 'slot/user_transfer_in' : 'slot/user_withdraw'
    const start = performance.now()
    const { status } = await post(path, { amount: 1_000 }, token)
    const ms = performance.now() - start
    if (status !== 'success') throw new Error(`Move ${index} was answered with ${status}`)
    return ms
  }
  for (let index = 0; index < WARM_UP; index += 1) await move(index)
  const taken: number[] = []
  for (let index = 0; index < MOVES; index += 1) taken.push(await move(index))
  return taken
}

async function measure(): Promise<Row[]> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const mock = run({
    name: 'The mock backend',
    main: 'mocks/http/main.ts',
    env: { MOCK_PORT: String(port) },
    log: '.cache/logs/bench-mock.log',
  })
  try {
    await waitUntilHealthy(`${url}/healthz`, mock)
    const taken = await measureMoves(url)
    const [first, last] = [median(taken.slice(0, SAMPLE)), median(taken.slice(-SAMPLE))]
    return [
      { name: `a call, first ${SAMPLE} of ${MOVES}`, value: withUnit(first, 'ms') },
      {
        name: `a call, last ${SAMPLE}`,
        value: withUnit(last, 'ms'),
        ratio: times(last, first),
        goal: `at most ${MOST_GROWTH} times`,
        holds: last / first <= MOST_GROWTH,
      },
    ]
  } finally {
    await mock.stop()
  }
}

export const mockGrowth: Bench = {
  title: 'Does the mock slow down with what happened before?',
  about: `Money moves on one mock, one after the other; ${WARM_UP} before the first are not counted.`,
  run: async () => ({ rows: await measure() }),
}
