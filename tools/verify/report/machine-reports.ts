import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { nextSteps } from '../assumptions/table.ts'
import { describeLeftover } from '../changes/change-log.ts'
import { implemented } from '../runner/survey.ts'
import { conclusionOf, coverageOf, operationVerdicts } from './conclusion.ts'
import type { OperationVerdict } from './conclusion.ts'
import { sessionSetupLines } from './curl.ts'
import { groupFindings, harmOf, isError } from './group-findings.ts'
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
    session: sessionSetupLines(verdict, backend),
    coverage: coverageOf(verdict),
    operations: operationVerdicts(verdict).map(({ operation, groups: _, ...seen }) => ({
      operation: operation.id,
      ...seen,
    })),
    findings: groupFindings(verdict.findings).map((one) => ({
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
    assumptions: verdict.assumptions.map(({ refuted, ...row }) => ({
      ...row,
      refuted: refuted.map(({ operation, observation }) => ({ operation, found: observation })),
    })),
    next: nextSteps(verdict.assumptions, verdict),
    skipped: verdict.skipped.map(({ reason, ...rest }) => ({ ...rest, why: reason })),
    changed: {
      putBack: verdict.cleanUp.restored,
      left: verdict.cleanUp.leftovers.map(({ member, subject, reason }) => ({
        member,
        what: subject,
        why: reason,
      })),
    },
  }
}

/** Whether the run was complete; otherwise missing results would look like success. */
function invocationOf(verdict: Verdict): object {
  const { kind, exitCode, words } = conclusionOf(verdict)
  const text = verdict.ended === null ? words : `${verdict.ended.words} ${words}`
  const notifications = [
    ...(kind === 'incomplete' ? [{ level: 'error', message: { text } }] : []),
    ...verdict.cleanUp.leftovers.map((one) => ({
      level: 'warning',
      message: { text: `Not put back: ${describeLeftover(one)}` },
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
        results: groupFindings(verdict.findings).map((one) => ({
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
      ['contract:verify', 'the run is complete', completenessCase(verdict)],
      ['contract:verify', 'changes of the run are undone', cleanUpCase(verdict)],
    ]),
    ...operationVerdicts(verdict).map((seen) => {
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

const PASSED: Case = { kind: 'holds', lines: '' }

function completenessCase(verdict: Verdict): Case {
  const { kind, words } = conclusionOf(verdict)
  return kind === 'incomplete' ? errorCase(`${verdict.ended?.words ?? ''} ${words}`) : PASSED
}

function cleanUpCase({ cleanUp }: Verdict): Case {
  const text = cleanUp.leftovers.map(describeLeftover).join('; ')
  return text === '' ? PASSED : skippedCase(`Not put back: ${text}`)
}

function caseOf(
  { checks, ended, skipped, unaskable }: Verdict,
  backend: string,
  { operation: { id }, verdict, groups }: OperationVerdict,
  check: string,
): Case {
  const failures = groups.filter((one) => one.check === check && isError(one))
  if (failures.length > 0) {
    const lines = failures.map(({ message, curl }) => {
      const again = xmlText(curl?.(backend) ?? '')
      return `      <failure message="${xmlAttribute(message)}">${again}</failure>`
    })
    return { kind: 'failure', lines: lines.join('\n') }
  }
  if (verdict === 'not implemented' || verdict === 'not usable')
    return skippedCase(`the operation is ${verdict}`)
  if (unaskable.includes(id) && !WITHOUT_MEMBER.has(check))
    return skippedCase('it is for members: give --user and --password')
  const isCut = ended?.isFailure === true
  if (isCut && checks === null) return errorCase(NOT_REACHED)
  const unreached = isCut ? (checks?.unreached ?? []).filter((one) => one.operation === id) : []
  if (unreached.some((one) => one.check === check)) return errorCase(NOT_REACHED)
  const reason = skipped.find((one) => one.check === check && one.operation === id)?.reason
  if (reason !== undefined) return skippedCase(reason)
  return unreached.length > 0 ? skippedCase(NOT_REACHED) : PASSED
}

const errorCase = (message: string): Case => ({
  kind: 'error',
  lines: `      <error message="${xmlAttribute(message)}"/>`,
})

const skippedCase = (message: string): Case => ({
  kind: 'skipped',
  lines: `      <skipped message="${xmlAttribute(message)}"/>`,
})
