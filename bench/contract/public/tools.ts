import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareSchemathesis, schemathesisProgram } from '../peers/schemathesis.ts'
import { runProgram } from '../program/program.ts'
import type { Complaint } from './public-backend.model.ts'

type Task = {
  readonly url: string
  readonly contract: string
  /** A header of every request. */
  readonly header?: string | undefined
  /** Configuration of Schemathesis. */
  readonly toml?: string
  /** Maximum of examples per operation for Schemathesis; undefined: its default. */
  readonly examples?: number
  /** More arguments of contract:verify, such as a profile. */
  readonly args?: readonly string[]
  readonly folder: string
}

export type PublicTool = {
  readonly id: string
  readonly title: string
  readonly prepare: () => void
  readonly run: (task: Task) => Promise<readonly Complaint[]>
}

const distinct = (all: readonly Complaint[]): readonly Complaint[] => [
  ...new Map(all.map((one) => [`${one.operation} ${one.kind}`, one])).values(),
]

type Report = {
  readonly findings: readonly {
    readonly check: string
    readonly operation: string
    readonly alsoIn: readonly string[]
    readonly severity: string
    readonly message: string
  }[]
}

const TIME_LIMIT_MS = 900_000
const main = join(import.meta.dirname, '../../../packages/contract-verify/main.ts')

const contractVerify: PublicTool = {
  id: 'contract-verify',
  title: 'contract:verify',
  prepare: () => undefined,
  async run({ url, contract, header, args = [], folder }) {
    const login = header === undefined ? [] : ['--header', header]
    await runProgram(
      process.execPath,
      [main, '--contract', contract, '--backend', url, ...login, ...args, '--report', folder],
      { timeLimitMs: TIME_LIMIT_MS },
    )
    const text = readFileSync(join(folder, 'report.json'), 'utf8')
    return distinct(
      (JSON.parse(text) as Report).findings.flatMap(
        ({ check, operation, alsoIn, severity, message }) =>
          [operation, ...alsoIn].map((one) => ({
            operation: one,
            kind: `${check}: ${message}`,
            isWarning: severity === 'warning',
          })),
      ),
    )
  },
}

/** A failure's title, with the status of the answer. */
function complaintsIn(junit: string): readonly Complaint[] {
  return junit.split('<testcase ').flatMap((testcase) => {
    const operation = /^name="([A-Z]+ [^"]+)"/.exec(testcase)?.[1]
    if (operation === undefined) return []
    const told = [...testcase.matchAll(/^- (.*?)$[\s\S]*?^\[(\d{3})\]/gm)].map(
      ([, text = '', status = '']) => `${text.trim().replaceAll(/\s+/g, ' ')} [${status}]`,
    )
    const errors = /<error[ >]/.test(testcase) ? ['error'] : []
    return [...told, ...errors].map((kind) => ({ operation, kind, isWarning: false }))
  })
}

const schemathesis: PublicTool = {
  id: 'schemathesis',
  title: 'Schemathesis',
  prepare: prepareSchemathesis,
  async run({ url, contract, header, toml = '', examples, folder }) {
    const most = examples === undefined ? [] : ['--max-examples', String(examples)]
    const report = join(folder, 'junit.xml')
    writeFileSync(join(folder, 'schemathesis.toml'), toml)
    await runProgram(
      schemathesisProgram,
      [
        ...['run', contract, '--url', url, ...(header === undefined ? [] : ['-H', header])],
        ...['--checks', 'all', '--seed', '1', '--continue-on-failure', '--no-color', ...most],
        ...['--report', 'junit', '--report-junit-path', report],
      ],
      { cwd: folder, timeLimitMs: TIME_LIMIT_MS },
    )
    return distinct(complaintsIn(readFileSync(report, 'utf8')))
  },
}

export const publicTools: readonly PublicTool[] = [contractVerify, schemathesis]
