import { nextSteps } from '../assumptions/next.ts'
import type { Verdict } from './verdict.ts'
import { conclusionOf } from './conclusion.ts'
import { coverageOf } from './coverage.ts'
import { grouped } from './grouped.ts'
import { harmOf } from './harm.ts'
import { curlLine } from './masked.ts'
import { operationVerdicts } from './operation-verdicts.ts'
import { sessionLines } from './session-lines.ts'

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
    findings: grouped(verdict.findings).map(
      ({
        check,
        operation,
        path,
        message,
        pointer,
        isWarning,
        count,
        alsoIn,
        refutes = [],
        call,
      }) => ({
        check,
        harm: harmOf({ check, isWarning }),
        severity: isWarning === true ? 'warning' : 'error',
        operation,
        path,
        alsoIn,
        message,
        pointer: pointer ?? null,
        count,
        refutes,
        status: call?.received?.status ?? null,
        curl: call === null ? null : curlLine(backend, call.sent, verdict.sessions),
      }),
    ),
    assumptions: verdict.assumptions,
    next: nextSteps(verdict.assumptions, verdict),
    skipped: verdict.skipped,
    changed: verdict.changed,
  }
}
