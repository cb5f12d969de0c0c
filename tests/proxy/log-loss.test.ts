import { execFileSync } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { browserAt } from './proxy-harness.ts'
import { proxyMain, realProxy, siteFolder, requestStatus } from './real-proxy.ts'

type Proxy = Awaited<ReturnType<typeof realProxy>>

/** More lines than fit into the limited file below. */
const CALLS = 150
/** More than fits into a pipe. */
const MANY_CALLS = 600

async function useIt({ url }: Proxy, calls = CALLS) {
  const browser = browserAt(url)
  const signedIn = await browser.signIn()
  for (let left = calls; left > 0; left -= 50) {
    await Promise.all(Array.from({ length: 50 }, () => browser.post('no-such-route', {})))
  }
  return [
    signedIn.answer.status,
    await requestStatus(`${url}/`),
    await requestStatus(`${url}/healthz`),
  ]
}

const lostEntries = async ({ adminUrl }: Proxy) => {
  const figures = await (await fetch(`${adminUrl}/metrics`)).text()
  return Number(/^log_entries_lost_total (\d+)$/m.exec(figures)?.[1])
}

describe.runIf(process.platform === 'linux').concurrent('a log that cannot be written', () => {
  const outputs: [string, () => number | 'pipe', number, number][] = [
    ['a full disk', () => openSync('/dev/full', 'w'), CALLS, CALLS],
    ['a pipe that nobody reads', () => 'pipe', MANY_CALLS, 0],
  ]
  test.for(outputs)(
    '%s: calls are answered, lost lines are counted, and the proxy stops',
    async ([, stdout, calls, lost], { expect }) => {
      const proxy = await realProxy({ stdio: ['ignore', stdout(), openSync('/dev/full', 'w')] })
      expect(await useIt(proxy, calls)).toEqual([200, 200, 200])
      await expect.poll(() => lostEntries(proxy)).toBeGreaterThanOrEqual(lost)
      process.kill(proxy.group, 'SIGTERM')
      expect(await proxy.ended).toEqual([0, null])
    },
  )

  test('a warning of Node that finds the disk full ends nothing', async ({ expect }) => {
    const warn = "process.on('SIGUSR2',()=>process.emitWarning('a warning'))"
    const proxy = await realProxy({
      stdio: ['ignore', openSync('/dev/full', 'w'), openSync('/dev/full', 'w')],
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(warn)}` },
    })
    for (let count = 0; count < 3; count += 1) {
      process.kill(proxy.group, 'SIGUSR2')
      expect(await requestStatus(`${proxy.url}/healthz`)).toBe(200)
    }
    expect(await useIt(proxy)).toEqual([200, 200, 200])
    process.kill(proxy.group, 'SIGTERM')
    expect(await proxy.ended).toEqual([0, null])
  })

  test('when there is space again, the log continues with the number of lost lines', async ({
    expect,
  }) => {
    const file = join(siteFolder(), 'proxy.log')
    const proxy = await realProxy({
      command: ['sh', '-c', 'ulimit -S -f 8; exec "$0" "$1"', process.execPath, proxyMain],
      stdio: ['ignore', openSync(file, 'w'), 'ignore'],
    })
    expect(await useIt(proxy)).toEqual([200, 200, 200])
    const lost = await lostEntries(proxy)
    expect(lost).toBeGreaterThan(CALLS / 2)
    execFileSync('prlimit', ['--pid', String(proxy.group), '--fsize=unlimited'])
    await browserAt(proxy.url).post('session', {})
    process.kill(proxy.group, 'SIGTERM')
    expect(await proxy.ended).toEqual([0, null])
    const entries = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Record<string, unknown>] : []))
    expect(entries.slice(-3)).toMatchObject([
      { event: 'request', route: '/api/routes/session' },
      { event: 'log_entries_lost', count: expect.any(Number) },
      { event: 'stopped' },
    ])
    // Lines are written in batches, so some may have been pending when the count was read.
    expect(entries.at(-2)?.['count']).toBeGreaterThanOrEqual(lost)
  })
})
