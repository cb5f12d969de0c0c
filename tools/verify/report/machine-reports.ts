import { xmlAttribute, xmlText } from '#site/lib/xml.ts'
import { describeLeftover } from '../changes/change-log.ts'
import { implementedCheck } from '../runner/survey.ts'
import { conclusionOf, operationVerdicts } from './conclusion.ts'
import type { OperationVerdict } from './conclusion.ts'
import { groupFindings, isError } from './group-findings.ts'
import { checksOf } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/** Whether the run was complete; otherwise missing results would look like success. */
function invocationOf(verdict: Verdict): object {
  const { kind, exitCode, words } = conclusionOf(verdict)
  const text = verdict.ended === null ? words : `${verdict.ended.words} ${words}`
  const notifications = [
    ...(kind === 'incomplete' ? [{ level: 'error', message: { text } }] : []),
    ...verdict.cleanUp.leftovers.map((leftover) => ({
      level: 'warning',
      message: { text: `Not put back: ${describeLeftover(leftover)}` },
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
        results: groupFindings(verdict.findings).map((group) => ({
          ruleId: group.check,
          level: isError(group) ? 'error' : 'warning',
          message: { text: `${[group.operation, ...group.alsoIn].join(', ')}: ${group.message}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri } },
              logicalLocations: [
                { name: group.operation, fullyQualifiedName: group.path, kind: 'function' },
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
const WITHOUT_MEMBER: ReadonlySet<string> = new Set([implementedCheck.id, 'sessions-are-required'])

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
    ...operationVerdicts(verdict).map((operationVerdict) => {
      const { id, path } = operationVerdict.operation
      const cases = checksOf(verdict).map(
        (check) =>
          [
            path,
            `${id} ${check.id}`,
            caseOf(verdict, backend, operationVerdict, check.id),
          ] as const,
      )
      return suite(id, cases)
    }),
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(name: string, cases: readonly (readonly [string, string, Case])[]): string {
  const count = (kind: Case['kind']) =>
    cases.filter(([, , testCase]) => testCase.kind === kind).length
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
  const failures = groups.filter((group) => group.check === check && isError(group))
  if (failures.length > 0) {
    const lines = failures.map(({ message, curl }) => {
      const curlText = xmlText(curl?.(backend) ?? '')
      return `      <failure message="${xmlAttribute(message)}">${curlText}</failure>`
    })
    return { kind: 'failure', lines: lines.join('\n') }
  }
  if (verdict === 'not implemented' || verdict === 'not usable')
    return skippedCase(`the operation is ${verdict}`)
  if (unaskable.includes(id) && !WITHOUT_MEMBER.has(check))
    return skippedCase('it is for members: give --user and --password')
  const isUnfinished = ended?.isFailure === true
  if (isUnfinished && checks === null) return errorCase(NOT_REACHED)
  const unreached = isUnfinished
    ? (checks?.unreached ?? []).filter((entry) => entry.operation === id)
    : []
  if (unreached.some((entry) => entry.check === check)) return errorCase(NOT_REACHED)
  const reason = skipped.find((entry) => entry.check === check && entry.operation === id)?.reason
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
