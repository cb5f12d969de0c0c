import type { Verdict } from '../verify.ts'
import { coverageOf } from './coverage.ts'
import { grouped } from './grouped.ts'
import { curlLine } from './masked.ts'

/** Everything that a run found, for programs. */
export function jsonReport(verdict: Verdict, backend: string): object {
  return {
    backend,
    ended: verdict.ended,
    milliseconds: Math.round(verdict.milliseconds),
    coverage: coverageOf(verdict),
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
        severity: isWarning === true ? 'warning' : 'error',
        operation,
        path,
        alsoIn,
        message,
        pointer: pointer ?? null,
        count,
        refutes,
        status: call?.received?.status ?? null,
        curl: call === null ? null : curlLine(backend, call.sent),
      }),
    ),
    assumptions: verdict.assumptions,
    skipped: verdict.skipped,
  }
}
