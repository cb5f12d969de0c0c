import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Check } from './list.ts'
import { tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const patience = 1_200_000

export type Outcome = {
  readonly tally: Tally
  readonly seconds: number
  /** All that the tool printed. */
  readonly output: string
}

/** Runs one check, for 300 s at most; never throws. */
export async function runCheck(check: Check): Promise<Outcome> {
  const started = performance.now()
  const reportFile = check.report && join(top, check.report.file)
  if (reportFile) {
    await mkdir(dirname(reportFile), { recursive: true })
    await rm(reportFile, { force: true })
  }
  const { exitedWell, output } = await execute(check)
  const reported = check.report && reportFile ? await readReport(reportFile) : null
  return {
    tally: tallyOf(exitedWell, reported === null ? null : (check.report?.count(reported) ?? null)),
    seconds: (performance.now() - started) / 1_000,
    output,
  }
}

function execute(check: Check): Promise<{ exitedWell: boolean; output: string }> {
  const isScript = check.command.endsWith('.ts')
  const command = isScript ? process.execPath : join(top, 'node_modules/.bin', check.command)
  const args = isScript ? [join(top, check.command), ...check.args] : [...check.args]
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: top,
      env: { ...process.env, ...check.env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
    }
    child.on('error', (error) => {
      resolve({ exitedWell: false, output: error.message })
    })
    child.on('close', (code, signal) => {
      if (signal) said.push(`\n${check.command} was ended by ${signal}.\n`)
      resolve({ exitedWell: code === 0, output: said.join('') })
    })
  })
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
