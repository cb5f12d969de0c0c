import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { nextSteps } from '../assumptions/table.ts'
import { leftWords } from '../changes/ledger.ts'
import { implemented } from '../runner/survey.ts'
import { conclusionOf, coverageOf, operationsSeen } from './conclusion.ts'
import type { OperationSeen } from './conclusion.ts'
import { sessionLines } from './curl.ts'
import { grouped, harmOf, isError } from './grouped.ts'
import { checksOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'

export function jsonReport(verdict: Verdict, backend: string): object {
  return {
    backend,
    verdict: conclusionOf(verdict),
    ended: verdict.ended,
    checks: verdict.checks,
    notImplemented: verdict.missing,
    milliseconds: Math.round(verdict.milliseconds),
    session: sessionLines(verdict, backend),
    coverage: coverageOf(verdict),
    operations: operationsSeen(verdict).map(({ operation, groups: _, ...seen }) => ({
      operation: operation.id,
      ...seen,
    })),
    findings: grouped(verdict.findings).map((one) => ({
      check: one.check,
      harm: harmOf(one),
      severity: isError(one) ? 'error' : 'warning',
      operation: one.operation,
      path: one.path,
      alsoIn: one.alsoIn,
      message: one.message,
      pointer: one.pointer ?? null,
      count: one.count,
      refutes: one.refutes ?? [],
      status: one.call?.received?.status ?? null,
      curl: one.curl?.(backend) ?? null,
    })),
    assumptions: verdict.assumptions,
    next: nextSteps(verdict.assumptions, verdict),
    skipped: verdict.skipped,
    changed: verdict.changed,
  }
}

/** Whether the run was complete; otherwise missing results would look like success. */
function invocationOf(verdict: Verdict): object {
  const { kind, exitCode, words } = conclusionOf(verdict)
  const text = verdict.ended === null ? words : `${verdict.ended.words} ${words}`
  const notifications = [
    ...(kind === 'incomplete' ? [{ level: 'error', message: { text } }] : []),
    ...verdict.changed.left.map((one) => ({
      level: 'warning',
      message: { text: `Not put back: ${leftWords(one)}` },
    })),
  ]
  return {
    executionSuccessful: kind !== 'incomplete',
    exitCode,
    ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
  }
}

/** SARIF 2.1.0 for code hosts, located at the operation in the contract. */
export function sarifReport(verdict: Verdict): object {
  const uri = verdict.isOfRoutes ? 'openapi/proxy.yaml' : 'openapi/public.yaml'
  const rules = checksOf(verdict).map(({ id, title }) => ({
    id,
    shortDescription: { text: title },
  }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'contract:verify', rules } },
        invocations: [invocationOf(verdict)],
        results: grouped(verdict.findings).map((one) => ({
          ruleId: one.check,
          level: isError(one) ? 'error' : 'warning',
          message: { text: `${[one.operation, ...one.alsoIn].join(', ')}: ${one.message}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri } },
              logicalLocations: [
                { name: one.operation, fullyQualifiedName: one.path, kind: 'function' },
              ],
            },
          ],
        })),
      },
    ],
  }
}

/** A case's result; empty: passed. */
type Case = { readonly kind: 'failure' | 'error' | 'skipped' | 'holds'; readonly lines: string }

/** Checks that also cover members' operations without a member. */
const WITHOUT_MEMBER: ReadonlySet<string> = new Set([implemented.id, 'sessions-are-required'])

const NOT_REACHED = 'not reached: the run ended before'

/** The JUnit report: a suite per operation with a case per check, and one for the run. */
export function junitReport(verdict: Verdict, backend: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    suite('contract:verify', [
      ['contract:verify', 'the run is complete', completeness(verdict)],
      ['contract:verify', 'changes of the run are undone', changesOf(verdict)],
    ]),
    ...operationsSeen(verdict).map((seen) => {
      const { id, path } = seen.operation
      const cases = checksOf(verdict).map(
        (check) => [path, `${id} ${check.id}`, caseOf(verdict, backend, seen, check.id)] as const,
      )
      return suite(id, cases)
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(name: string, cases: readonly (readonly [string, string, Case])[]): string {
  const count = (kind: Case['kind']) => cases.filter(([, , one]) => one.kind === kind).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`
  return [
    `  <testsuite name="${xmlAttribute(name)}" ${counts}>`,
    ...cases.map(([className, title, { lines }]) => {
      const opening = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(title)}"`
      return lines === '' ? `${opening}/>` : `${opening}>\n${lines}\n    </testcase>`
    }),
    '  </testsuite>',
  ].join('\n')
}

const HOLDS: Case = { kind: 'holds', lines: '' }

function completeness(verdict: Verdict): Case {
  const { kind, words } = conclusionOf(verdict)
  return kind === 'incomplete' ? error(`${verdict.ended?.words ?? ''} ${words}`) : HOLDS
}

function changesOf({ changed }: Verdict): Case {
  const words = changed.left.map(leftWords).join('; ')
  return words === '' ? HOLDS : leftOut(`Not put back: ${words}`)
}

function caseOf(
  { checks, ended, skipped, unaskable }: Verdict,
  backend: string,
  { operation: { id }, verdict, groups }: OperationSeen,
  check: string,
): Case {
  const found = groups.filter((one) => one.check === check && isError(one))
  if (found.length > 0) {
    const lines = found.map(({ message, curl }) => {
      const again = xmlText(curl?.(backend) ?? '')
      return `      <failure message="${xmlAttribute(message)}">${again}</failure>`
    })
    return { kind: 'failure', lines: lines.join('\n') }
  }
  if (verdict === 'not implemented' || verdict === 'not usable')
    return leftOut(`the operation is ${verdict}`)
  if (unaskable.includes(id) && !WITHOUT_MEMBER.has(check))
    return leftOut('it is for members: give --user and --password')
  const isCut = ended?.isFailure === true
  if (isCut && checks === null) return error(NOT_REACHED)
  const missed = isCut ? (checks?.unreached ?? []).filter((one) => one.operation === id) : []
  if (missed.some((one) => one.check === check)) return error(NOT_REACHED)
  const why = skipped.find((one) => one.check === check && one.operation === id)?.why
  if (why !== undefined) return leftOut(why)
  return missed.length > 0 ? leftOut(NOT_REACHED) : HOLDS
}

const error = (message: string): Case => ({
  kind: 'error',
  lines: `      <error message="${xmlAttribute(message)}"/>`,
})

const leftOut = (message: string): Case => ({
  kind: 'skipped',
  lines: `      <skipped message="${xmlAttribute(message)}"/>`,
})
