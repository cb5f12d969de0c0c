import type { Assumptions } from '#contract'
import { parseJson } from '#site/lib/json.ts'
import { createEvidence } from './assumptions/table.ts'
import { nothingToCleanUp } from './changes/change-log.ts'
import { CannotVerifyError } from './contract/model.ts'
import type { ApiCall, Operation } from './contract/model.ts'
import { entriesInHar, HarError, parseHar } from './har/read-har.ts'
import type { HarEntry } from './har/read-har.ts'
import { makeVerdict } from './report/make-verdict.ts'
import type { Verdict } from './report/verdict.ts'
import { isAbsent } from './runner/absence.ts'
import { beginRun } from './runner/begin-run.ts'
import { inspectRecorded } from './runner/inspect.ts'
import type { Run, Settings } from './run/run.ts'
import { reportMissing } from './runner/survey.ts'

/** Settings for checks without requests. */
export type RecordedSettings = Omit<Settings, 'transport' | 'sleep'>

/** A run over recorded calls, which sends no requests. */
export function beginRecordedRun(settings: RecordedSettings, assumptions: Assumptions): Run {
  const rejectRequest = () =>
    Promise.reject(new CannotVerifyError('Recorded traffic cannot answer requests.'))
  const offlineSettings = {
    ...settings,
    isSafe: false,
    transport: rejectRequest,
    sleep: rejectRequest,
  }
  return beginRun(offlineSettings, createEvidence(assumptions))
}

/** Checks recorded calls: only faults in single answers are found. */
export function verifyRecorded(
  settings: RecordedSettings,
  assumptions: Assumptions,
  recorded: readonly ApiCall[],
): Verdict {
  const run = beginRecordedRun(settings, assumptions)
  for (const { sent } of recorded) {
    // Recorded tokens are real, so reports mask them.
    const credential = sent.headers['authorization']?.split(' ')[1]
    if (credential !== undefined) run.state.sessions.set(credential, 'TOKEN')
  }
  for (const operation of run.operations) {
    const isOfOperation = ({ sent }: ApiCall) =>
      sent.method === 'POST' && sent.path.endsWith(operation.path)
    inspectAll(run, operation, recorded.filter(isOfOperation))
  }
  reportMissing(run)
  const text = 'None of the recorded calls is one of the contract.'
  const ended = run.calls.length === 0 ? { words: text, isFailure: true } : null
  return makeVerdict(run, assumptions, { ended, cleanUp: nothingToCleanUp })
}

/** An operation whose recorded answers are all 404, 405 or 501 is missing, as in a run. */
function inspectAll(run: Run, operation: Operation, calls: readonly ApiCall[]): void {
  const answeredCalls = calls.filter(({ received }) => received !== null)
  const [call] = answeredCalls
  if (
    call === undefined ||
    answeredCalls.some((answeredCall) => !isAbsent(operation, answeredCall))
  ) {
    for (const apiCall of calls) inspectRecorded(run, operation, apiCall)
    return
  }
  const text = `is not implemented: it answers HTTP ${call.received?.status} to every recorded request`
  run.state.absentOperations.set(operation.id, { kind: 'not implemented', text, call })
  run.state.calls.push(...calls)
}

const toCall = (entry: HarEntry): ApiCall => {
  const { status, answerHeaders: headers, answerText: text } = entry
  return {
    sent: {
      method: entry.method,
      path: new URL(entry.url).pathname,
      headers: entry.requestHeaders,
      text: entry.requestText,
    },
    received: status > 0 ? { status, headers, text } : null,
    failure: status > 0 ? null : 'no answer was recorded',
    json: parseJson(text),
    startedAt: entry.startedAt,
    milliseconds: entry.milliseconds,
  }
}

/**
 * Calls of a HAR file.
 * @throws CannotVerifyError for an invalid file
 */
export function callsInHar(text: string): readonly ApiCall[] {
  try {
    return entriesInHar(parseHar(text)).map((entry) => {
      if ('fault' in entry)
        throw new HarError(`Not a HAR file: entry ${entry.number} ${entry.fault}`)
      return toCall(entry.entry)
    })
  } catch (error) {
    throw error instanceof HarError ? new CannotVerifyError(error.message) : error
  }
}
