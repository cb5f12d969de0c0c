import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findNginx, skipMessages } from '../../scripts/test-servers.ts'
import { buildProxyIfStale } from '../../scripts/build.ts'
import { CannotRunError } from '../../scripts/cannot-run-error.ts'
import { printResult } from './print-result.ts'
import { runChaos } from './run.ts'

const usage = 'npm run test:chaos [-- --seed 7 --seconds 120 --members 200 --slack 1]'
const folder = fileURLToPath(new URL('../../.cache/chaos', import.meta.url))
const MAX_SEED = 1_000_000

function wholeNumber(text: string, min: number, name: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= min) return value
  throw new CannotRunError(`--${name} takes a whole number from ${min} on; usage: ${usage}`)
}

function readWords() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string', default: String(randomInt(MAX_SEED)) },
        seconds: { type: 'string', default: '120' },
        members: { type: 'string', default: '200' },
        // How many times as long a busy machine may take to recover.
        slack: { type: 'string', default: '1' },
      },
    }).values
  } catch (error) {
    if (error instanceof TypeError) throw new CannotRunError(`${error.message}; usage: ${usage}`)
    throw error
  }
}

function readOptions() {
  const values = readWords()
  return {
    seed: wholeNumber(values.seed, 0, 'seed'),
    seconds: wholeNumber(values.seconds, 1, 'seconds'),
    members: wholeNumber(values.members, 1, 'members'),
    slack: wholeNumber(values.slack, 1, 'slack'),
  }
}

function assertInstalled(): void {
  const missing = [
    ...skipMessages(),
    ...(findNginx() === null ? ['skipped: no nginx. Install it: apt-get install nginx'] : []),
  ]
  if (missing.length > 0) throw new CannotRunError(missing.join('\n'))
}

try {
  const options = readOptions()
  assertInstalled()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await buildProxyIfStale()
  const { seed, seconds, members } = options
  console.log(`Seed ${seed}: ${members} members, faults for ${seconds} s`)
  const result = await runChaos({ ...options, logs: folder, say: (line) => console.log(line) })
  printResult(result)
  if (result.violations.length > 0) {
    const file = join(folder, `history-${seed}.json`)
    writeFileSync(file, JSON.stringify(result, null, 1))
    console.log(`The history is in ${file}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof CannotRunError ? error.message : error)
  process.exitCode = 2
}
// Node keeps handles of sockets that were reset.
process.exit()
