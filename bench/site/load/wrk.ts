import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'
import { LOAD_CORE, pinToCore } from './pinned-program.ts'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 5
const ROUND_SECONDS = 2

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Result of some seconds of load; times in milliseconds. */
export type LoadResult = {
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const execFileAsync = promisify(execFile)

const MS_PER_UNIT: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 }

function readLatencyMs(output: string, percent: string): number {
  const [, number = '', unit = ''] =
    new RegExp(`\\n\\s+${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(number) * (MS_PER_UNIT[unit] ?? Number.NaN)
}

/** Puts load on the target by wrk. */
async function runWrk({ name, url, headers }: Target, seconds: number): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const scriptPath = join(folder, 'post.lua')
  const headerLines = Object.entries({ 'content-type': 'application/json', ...headers }).map(
    ([header, value]) => `wrk.headers[${JSON.stringify(header)}] = ${JSON.stringify(value)}`,
  )
  writeFileSync(scriptPath, ['wrk.method = "POST"', 'wrk.body = "{}"', ...headerLines].join('\n'))
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', scriptPath]
  try {
    const [program, args] = pinToCore(LOAD_CORE, ['wrk', ...options, url])
    const output = (await execFileAsync(program, args)).stdout
    if (/Non-2xx/.test(output))
      throw new CannotRunError(`${name} answers the bench with an error status.`)
    const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
    return {
      requestsPerSecond,
      p50Ms: readLatencyMs(output, '50'),
      p99Ms: readLatencyMs(output, '99'),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Loads all targets alternately, so that machine noise affects all of them. */
export async function measureInTurns<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  rounds: number,
): Promise<Readonly<Record<Name, readonly LoadResult[]>>> {
  const entries = Object.entries<Target>(targets)
  const results = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    LoadResult[]
  >
  for (const [, target] of entries) await runWrk(target, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, target] of entries)
      results[name as Name].push(await runWrk(target, ROUND_SECONDS))
  return results
}
