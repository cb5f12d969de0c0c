import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { CannotRun } from '../../../scripts/processes.ts'
import { installPeers } from '../measured/peers.ts'
import { isInstalled, LOAD_CORE, onCore } from './pinned.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 5
const ROUND_SECONDS = 2

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Result of some seconds of load; times in milliseconds. */
export type Fired = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

type Fire = (target: Target, seconds: number) => Promise<Fired>

const run = promisify(execFile)

async function runOnCore(command: readonly string[]): Promise<string> {
  const [program, args] = onCore(LOAD_CORE, command)
  return (await run(program, args)).stdout
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 }

function timeIn(output: string, percent: string): number {
  const [, number = '', unit = ''] =
    new RegExp(`\\n\\s+${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(number) * (MS[unit] ?? Number.NaN)
}

const withType = (headers: Target['headers']) => ({
  'content-type': 'application/json',
  ...headers,
})

const fireWithWrk: Fire = async ({ name, url, headers }, seconds) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const script = join(folder, 'post.lua')
  const fields = Object.entries(withType(headers)).map(
    ([header, value]) => `wrk.headers[${JSON.stringify(header)}] = ${JSON.stringify(value)}`,
  )
  writeFileSync(script, ['wrk.method = "POST"', 'wrk.body = "{}"', ...fields].join('\n'))
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script]
  try {
    const output = await runOnCore(['wrk', ...options, url])
    if (/Non-2xx/.test(output)) throw new CannotRun(`${name} refuses what the bench asks of it.`)
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
    return { perSecond, p50: timeIn(output, '50'), p99: timeIn(output, '99') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const report = z.object({
  non2xx: z.number(),
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
})

function fireWithAutocannon(): Fire {
  const folder = installPeers('autocannon', { autocannon: '9.0.0' })
  const program = join(folder, 'node_modules/autocannon/autocannon.js')
  return async ({ name, url, headers }, seconds) => {
    const sent = Object.entries(withType(headers)).flatMap(([header, value]) => [
      '-H',
      `${header}=${value}`,
    ])
    const options = ['-m', 'POST', '-b', '{}', '-c', String(CONNECTIONS), '-d', String(seconds)]
    const command = [process.execPath, program, '--json', ...options, ...sent, url]
    const { non2xx, requests, latency } = report.parse(JSON.parse(await runOnCore(command)))
    if (non2xx > 0) throw new CannotRun(`${name} refuses what the bench asks of it.`)
    return { perSecond: requests.average, ...latency }
  }
}

/** Loads all targets in turns, so that machine noise affects all of them. */
export async function fireInTurns(
  targets: readonly Target[],
  rounds: number,
): Promise<(target: Target) => readonly Fired[]> {
  const load = isInstalled('wrk') ? fireWithWrk : fireWithAutocannon()
  const fired = new Map<Target, Fired[]>(targets.map((target) => [target, []]))
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1) {
    for (const [target, results] of fired) results.push(await load(target, ROUND_SECONDS))
  }
  return (target) => fired.get(target) ?? []
}
