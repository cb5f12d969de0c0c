import { freePort } from '../ports.ts'
import { run, waitUntilHealthy } from '../processes.ts'

const MOVES = 10_000
const SAMPLE = 100
/** Node compiles during the first calls, which would make the start look dear. */
const WARM_UP = 500
const MOST_GROWTH = 1.5

type Answer = { readonly status: string; readonly token?: string }

/** Milliseconds of each of 10,000 calls that move money, one after the other, on one mock. */
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Does a call of the mock cost more, the more happened before? Prints the median of the first and
 * of the last 100 of 10,000 moves, after 500 that warm up and are not counted; false when the last cost more than 1.5 times the first.
 */
export async function mockGrowth(): Promise<boolean> {
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
    const growth = last / first
    console.log(`  first ${SAMPLE} of ${MOVES} money moves: ${first.toFixed(2)} ms a call (median)`)
    console.log(`  last ${SAMPLE}: ${last.toFixed(2)} ms, ${growth.toFixed(2)} times as much`)
    console.log(
      `  allowed: ${MOST_GROWTH} times; ${WARM_UP} moves before the first are left out as warm-up`,
    )
    return growth <= MOST_GROWTH
  } finally {
    await mock.stop()
  }
}
