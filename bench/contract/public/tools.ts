import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../../../src/lib/json.ts'
import { prepareSchemathesis, schemathesisProgram } from '../peers/schemathesis.ts'
import { jar as specmaticJar } from '../peers/specmatic.ts'
import { runProgram } from '../program/program.ts'
import type { Complaint } from './public-backend.model.ts'

type Task = {
  readonly url: string
  readonly contract: string
  /** A header of every request. */
  readonly header?: string | undefined
  /** A session, for tools that know the contract's login. */
  readonly token?: string | undefined
  /** Configuration of Schemathesis. */
  readonly toml?: string
  /** Maximum of examples per operation for Schemathesis, and Specmatic without generated tests; undefined: their defaults. */
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

/**
 * A contract without what Specmatic refuses: parameters with media types, XML, and logins by cookie, which become a
 * header; with the value of each login.
 */
function forSpecmatic(
  contract: unknown,
  token = '',
): { text: string; logins: Record<string, string> } {
  const logins: Record<string, string> = {}
  const text = JSON.stringify(contract, (key, value: unknown): unknown => {
    if (key === 'securitySchemes' && isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([scheme, told]) => {
          const isCookie = isRecord(told) && told['in'] === 'cookie'
          logins[scheme] = isCookie ? `${String(told['name'])}=${token}` : token
          return [scheme, isCookie ? { type: 'apiKey', in: 'header', name: 'Cookie' } : told]
        }),
      )
    if (key === 'parameters' && Array.isArray(value))
      return value.filter((one) => !isRecord(one) || !('content' in one))
    if (key === 'content' && isRecord(value))
      return Object.fromEntries(Object.entries(value).filter(([type]) => !type.includes('xml')))
    return value
  })
  return { text, logins }
}

/** Method, path and rules of each failure, and the invalid part of wrong requests. */
function failuresIn(junit: string): readonly Complaint[] {
  return junit.split('<testcase ').flatMap((testcase) => {
    const failure = /<failure[^>]*>(.*?)<\/failure>/s.exec(testcase)?.[1]
    if (failure === undefined) return []
    const operation = /API: ([A-Z]+ \S+)/.exec(failure)?.[1] ?? ''
    const name = /\bname="([^"]*)"/.exec(testcase)?.[1] ?? ''
    const wrong = / where (.*)$/s.exec(name)?.[1]
    const what = name.includes('-ve') ? `wrong request (${wrong ?? ''})` : 'right request'
    const told = failure.matchAll(
      /expected status \d+ but response contained status \d+|Expected \w+ status, but received \d+|Received \d+, but the specification does not contain a \w+|[A-Z]+\d{4}: [^\n&]*/g,
    )
    const rules = [...new Set([...told].map(([text]) => text))].join('; ')
    return [{ operation, kind: `${what}: ${rules}`, isWarning: false }]
  })
}

const specmatic: PublicTool = {
  id: 'specmatic',
  title: 'Specmatic',
  prepare: () => void specmaticJar(),
  async run({
    url,
    contract,
    header,
    examples,
    token = header?.replace(/^[^:]+: (?:Bearer )?/, ''),
    folder,
  }) {
    const text = /^https?:/.test(contract)
      ? await (await fetch(contract)).text()
      : readFileSync(contract, 'utf8')
    // JSON is YAML, too.
    const file = join(folder, 'openapi.yaml')
    const { text: accepted, logins } = forSpecmatic(parse(text), token)
    writeFileSync(file, accepted)
    await runProgram(
      'java',
      [
        ...['-XX:TieredStopAtLevel=1', '-jar', specmaticJar(), 'test', file],
        ...[`--testBaseURL=${url}`, `--junitReportDir=${folder}`],
      ],
      {
        cwd: folder,
        timeLimitMs: TIME_LIMIT_MS,
        env: { SPECMATIC_GENERATIVE_TESTS: String(examples === undefined), ...logins },
      },
    )
    const reports = readdirSync(folder).filter((one) => one.endsWith('.xml'))
    if (reports.length === 0) throw new Error('Specmatic wrote no report.')
    return distinct(reports.flatMap((one) => failuresIn(readFileSync(join(folder, one), 'utf8'))))
  },
}

export const publicTools: readonly PublicTool[] = [contractVerify, schemathesis, specmatic]
