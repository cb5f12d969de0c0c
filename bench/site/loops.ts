import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/ports.ts'
import { CannotRun } from '../../scripts/cannot-run.ts'
import { writeBareApp } from './bare-app.ts'
import { median, medianAndSpread, withUnit } from './rows.ts'
import type { Bench, Row } from './rows.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const RUNS = 3

/** Duration of `npm run <script>` in milliseconds. */
async function measureRun([script, ...args]: readonly [string, ...string[]]): Promise<number> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: repositoryRoot,
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new CannotRun(`npm run ${script} ended with ${String(code)}: run it alone.`)
  return performance.now() - start
}

const member = ['--user', 'demo', '--password', 'demo1234'] as const

async function measureRuns(script: readonly [string, ...string[]]): Promise<number[]> {
  await measureRun(script)
  const runs: number[] = []
  for (let turn = 0; turn < RUNS; turn += 1) runs.push(await measureRun(script))
  return runs
}

/** The whole contract against the mock, which is a process of its own. */
async function timesOfVerify(): Promise<number[]> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const mock = spawn('npm', ['run', '--silent', 'mock'], {
    cwd: repositoryRoot,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MOCK_PORT: String(port) },
  })
  try {
    while ((await fetch(url).catch(() => null)) === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return await measureRuns(['contract:verify', '--backend', url, ...member])
  } finally {
    if (mock.pid !== undefined) process.kill(-mock.pid, 'SIGTERM')
  }
}

type DevStart = { readonly toPage: number; readonly requests: number }

async function startDev(cwd: string): Promise<DevStart> {
  const port = await freePort()
  const start = performance.now()
  const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port)], {
    cwd,
    stdio: 'ignore',
    detached: true,
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  })
  try {
    const page = await browser.newPage()
    let requests = 0
    page.on('request', () => (requests += 1))
    const url = `http://localhost:${port}/`
    while ((await fetch(url).catch(() => null)) === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await page.goto(url)
    await page.locator('button[type=submit]').first().waitFor({ timeout: 60_000 })
    return { toPage: performance.now() - start, requests }
  } finally {
    await browser.close()
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  }
}

function rowOf(name: string, runs: readonly number[], maxMs: number): Row {
  return {
    name,
    ...medianAndSpread(runs, 'ms'),
    goal: `at most ${withUnit(maxMs, 'ms')}`,
    holds: median(runs) <= maxMs,
  }
}

async function measure(): Promise<Row[]> {
  const generate = await measureRuns(['generate'])
  const check = await measureRuns(['check'])
  const verify = await timesOfVerify()
  const bare = writeBareApp()
  await startDev(repositoryRoot)
  await startDev(bare)
  const starts: DevStart[] = []
  const bareStarts: DevStart[] = []
  for (let turn = 0; turn < RUNS; turn += 1) {
    starts.push(await startDev(repositoryRoot))
    bareStarts.push(await startDev(bare))
  }
  const bareMs = median(bareStarts.map(({ toPage }) => toPage))
  const ratio = median(starts.map(({ toPage }) => toPage)) / bareMs
  return [
    rowOf('`npm run generate`', generate, 2_000),
    rowOf('`npm run check`', check, 20_000),
    rowOf('`npm run contract:verify` of the whole API against the mock', verify, 4_000),
    rowOf(
      '`npm run dev`, from the command to a page that can be pressed',
      starts.map(({ toPage }) => toPage),
      1_500,
    ),
    {
      name: '`npm run dev` of a Vite application with React and one component, in turns',
      ...medianAndSpread(
        bareStarts.map(({ toPage }) => toPage),
        'ms',
      ),
    },
    {
      name: 'ours against that',
      value: `${ratio.toFixed(2)} times`,
      goal: 'at most 1.5 times',
      holds: ratio <= 1.5,
    },
    {
      name: 'requests of that page',
      ...medianAndSpread(starts.map(({ requests }) => requests)),
    },
  ]
}

export const loops: Bench = {
  title: "Developers' loops",
  about: 'Each once to warm up, then three times.',
  measure,
}
