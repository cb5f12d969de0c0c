import { nextSteps } from '../assumptions/table.ts'
import type { Verdict } from './verdict.ts'
import { conclusionOf, coverageOf, operationVerdicts } from './conclusion.ts'
import { isError, grouped, harmOf } from './grouped.ts'
import { curlLine, sessionLines } from './curl.ts'
import { leftWords } from '../changes/ledger.ts'
import { checksOf } from './verdict.ts'

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
    operations: operationVerdicts(verdict),
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
      curl: one.call === null ? null : curlLine(backend, one.call.sent, verdict.sessions),
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

const contractFileOf = ({ isOfRoutes }: Verdict): string =>
  isOfRoutes ? 'openapi/proxy.yaml' : 'openapi/public.yaml'

/** SARIF 2.1.0 for code hosts, located at the operation in the contract. */
export function sarifReport(verdict: Verdict): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'contract:verify',
            rules: checksOf(verdict).map(({ id, title }) => ({
              id,
              shortDescription: { text: title },
            })),
          },
        },
        invocations: [invocationOf(verdict)],
        results: grouped(verdict.findings).map(
          ({ check, message, isWarning, path, operation, alsoIn }) => ({
            ruleId: check,
            level: isWarning === true ? 'warning' : 'error',
            message: { text: `${[operation, ...alsoIn].join(', ')}: ${message}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: {
                    uri: contractFileOf(verdict),
                  },
                },
                logicalLocations: [{ name: operation, fullyQualifiedName: path, kind: 'function' }],
              },
            ],
          }),
        ),
      },
    ],
  }
}
