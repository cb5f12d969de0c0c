import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/ports.ts'
import { CannotRunError } from '../../scripts/cannot-run-error.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'
import { writeBareApp } from './bare-app.ts'
import { waitUntilUp } from './wait-until-up.ts'
import { median, medianAndSpread, ratioText, withUnit } from './table.ts'
import type { Bench, Row } from './table.ts'

const RUNS = 3

type Command = readonly [script: string, ...args: string[]]

/** Duration of `npm run <script>` in milliseconds. */
async function measureCommand([script, ...args]: Command): Promise<number> {
  const start = performance.now()
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: repositoryRoot,
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0)
    throw new CannotRunError(`npm run ${script} ended with ${String(code)}: run it alone.`)
  return performance.now() - start
}

const demoMemberArgs = ['--user', 'demo', '--password', 'demo1234'] as const

/** Durations in milliseconds, after a run to warm up. */
async function measureCommands(command: Command): Promise<number[]> {
  await measureCommand(command)
  const durationsMs: number[] = []
  for (let run = 0; run < RUNS; run += 1) durationsMs.push(await measureCommand(command))
  return durationsMs
}

/** Durations of verifying the whole contract against a mock in its own process. */
async function measureVerify(): Promise<number[]> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const mock = spawn('npm', ['run', '--silent', 'mock'], {
    cwd: repositoryRoot,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MOCK_PORT: String(port) },
  })
  try {
    await waitUntilUp(url, 'The mock')
    return await measureCommands(['contract:verify', '--backend', url, ...demoMemberArgs])
  } finally {
    if (mock.pid !== undefined) process.kill(-mock.pid, 'SIGTERM')
  }
}

type DevStart = { readonly readyMs: number; readonly requests: number }

/** Starts the development server in `cwd`, and measures until its submit button is visible. */
async function measureDevStart(cwd: string): Promise<DevStart> {
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
    await waitUntilUp(url, '`npm run dev`')
    await page.goto(url)
    await page.locator('button[type=submit]').first().waitFor({ timeout: 60_000 })
    return { readyMs: performance.now() - start, requests }
  } finally {
    await browser.close()
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  }
}

function durationRow(name: string, durationsMs: readonly number[], maxMs: number): Row {
  return {
    name,
    ...medianAndSpread(durationsMs, 'ms'),
    goal: `at most ${withUnit(maxMs, 'ms')}`,
    isGoalReached: median(durationsMs) <= maxMs,
  }
}

/** Alternates starts of this site's development server and of a bare application's, and compares them. */
async function measureDevStarts(): Promise<Row[]> {
  const bareApp = writeBareApp()
  await measureDevStart(repositoryRoot)
  await measureDevStart(bareApp)
  const ownStarts: DevStart[] = []
  const bareDurationsMs: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    ownStarts.push(await measureDevStart(repositoryRoot))
    bareDurationsMs.push((await measureDevStart(bareApp)).readyMs)
  }
  const ownDurationsMs = ownStarts.map(({ readyMs }) => readyMs)
  const ratio = median(ownDurationsMs) / median(bareDurationsMs)
  return [
    durationRow(
      '`npm run dev`, from the command to a page that can be pressed',
      ownDurationsMs,
      1_500,
    ),
    {
      name: '`npm run dev` of a Vite application with React and one component, in turns',
      ...medianAndSpread(bareDurationsMs, 'ms'),
    },
    {
      name: "this site's against the bare application's",
      value: ratioText(ratio),
      goal: 'at most 1.5 times',
      isGoalReached: ratio <= 1.5,
    },
    {
      name: 'requests of that page',
      ...medianAndSpread(ownStarts.map(({ requests }) => requests)),
    },
  ]
}

const measure = async (): Promise<Row[]> => [
  durationRow('`npm run generate`', await measureCommands(['generate']), 2_000),
  durationRow('`npm run check`', await measureCommands(['check']), 20_000),
  durationRow(
    '`npm run contract:verify` of the whole API against the mock',
    await measureVerify(),
    4_000,
  ),
  ...(await measureDevStarts()),
]

export const developerCommands: Bench = {
  title: "Developers' loops",
  description: 'Each once to warm up, then three times.',
  measure,
}
