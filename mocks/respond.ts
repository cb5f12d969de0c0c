import type { BackendOperation } from '../src/generated/backend-operations.ts'
import type { AnsweredBy, CallLog, FinishedCall, LoggedFault } from './control/call-log.ts'
import {
  ConnectionLostError,
  cutResponse,
  faultyAnswer,
  toResponse,
} from './control/faulty-answer.ts'
import type { Fault, Overrides } from './control/overrides.ts'
import { randomOf } from './db/draw-random.ts'
import type { RunTransaction } from './db/store.ts'
import { answerRequest } from './answer-request.ts'
import type { Behaviours } from './answer-request.ts'
import { problemAnswer } from './handlers/problem.ts'
import type { Answer } from './handlers/problem.ts'
import type { Call, RealSide } from './real-side.ts'
import { faultOfCall, drawDelay, rulesOf, startStateOf } from './seeds/start-states.ts'
import type { CallFault } from './seeds/start-states.ts'

type Ports = {
  readonly transact: RunTransaction
  readonly publicUrl: string
  readonly behaviours: Behaviours
  readonly overrides: Overrides
  readonly log: CallLog
  readonly realSide: RealSide | null
  readonly delay: (ms: number) => Promise<void>
  readonly random: () => number
  /** Runs a request; undefined: one with its idempotency key is still running. */
  readonly runOncePerKey: <Result>(
    headers: Headers,
    run: () => Promise<Result>,
  ) => Promise<Result | undefined>
}

/** `answer` null: none; `fault`: of the scenario. */
type CallResult = Pick<FinishedCall, 'at' | 'answeredBy' | 'fault' | 'failure'> & {
  readonly answer: Answer | null
}

const neverAborted = new AbortController().signal

const startStateFault = (kind: CallFault, delayMs: number | null): LoggedFault | null =>
  kind === 'none'
    ? null
    : { by: 'scenario', kind, when: kind === 'refused' ? 'before' : 'after', delayMs }

const loggedFault = ({ kind, when, delayMs }: Fault): LoggedFault => ({
  by: 'command',
  kind: kind ?? 'delay',
  when,
  delayMs,
})

/** The path of a call without `/worlds/<name>`, with which it begins if there are several worlds. */
export const contractPath = (url: string): string =>
  new URL(url).pathname.replace(/^\/worlds\/[^/]+(?=\/)/, '')

export function createResponder(ports: Ports) {
  const { transact, publicUrl, behaviours, overrides, log, realSide } = ports
  const { delay, random, runOncePerKey } = ports

  function answerCall(call: Call): Promise<CallResult> {
    let answeredBy: AnsweredBy = 'checks'
    const reportSource = (source: AnsweredBy) => void (answeredBy = source)
    return transact(async (db, now) => {
      const rules = rulesOf(startStateOf(db.meta.scenario))
      db.meta.calls += 1
      const kind = faultOfCall(rules.faults, db.meta.calls)
      const fault = startStateFault(kind, kind === 'late' ? drawDelay(randomOf(db, random)) : null)
      const state = { db, rules, now, publicUrl, behaviours, overrides, reportSource }
      const fullAnswer =
        kind === 'refused'
          ? problemAnswer({ code: 'backend_unreachable' }, call.requestId)
          : await answerRequest(state, call)
      const isCut = kind === 'cut' && fullAnswer.status === 200
      const answer = isCut
        ? { ...fullAnswer, text: fullAnswer.text.slice(0, fullAnswer.text.length / 2) }
        : fullAnswer
      return { answer, at: now, answeredBy, fault, failure: null }
    })
  }

  // The state itself may fail.
  const timeNow = () => transact((_db, now) => now).catch(() => Date.now())

  /** Requests that do not reach the handlers. */
  const resultOfChecks = async (answer: Answer | null): Promise<CallResult> => ({
    answer,
    at: await timeNow(),
    answeredBy: 'checks',
    fault: null,
    failure: null,
  })

  const isReal = (call: Call): boolean =>
    realSide?.isFor(call) === true && !overrides.hasAnswer(call.operation?.operationId ?? '')

  async function answerOfSide(call: Call): Promise<CallResult> {
    if (realSide !== null && isReal(call)) {
      const { answer, failure } = await realSide.answer(call)
      return { ...(await resultOfChecks(answer)), answeredBy: 'real', failure }
    }
    const refusal = (await realSide?.acceptSession(call)) ?? null
    return refusal === null
      ? answerCall(call)
      : resultOfChecks(problemAnswer(refusal, call.requestId))
  }

  async function performCall(call: Call, fault: Fault | null) {
    if (fault?.when === 'before' && fault.delayMs !== null) await delay(fault.delayMs)
    if (fault?.when === 'before' && fault.kind === 'abort') return resultOfChecks(null)
    const result = await answerOfSide(call)
    if (result.fault?.delayMs != null) await delay(result.fault.delayMs)
    if (fault?.when === 'after' && fault.delayMs !== null) await delay(fault.delayMs)
    return result
  }

  async function performOnce(call: Call, fault: Fault | null) {
    const { headers, requestId } = call
    try {
      const result = await (isReal(call)
        ? performCall(call, fault)
        : runOncePerKey(headers, () => performCall(call, fault)))
      return (
        result ?? (await resultOfChecks(problemAnswer({ code: 'request_in_progress' }, requestId)))
      )
    } catch (error) {
      if (call.signal.aborted) return resultOfChecks(null)
      console.error('The mock backend failed:', error)
      const detail = error instanceof Error ? error.message : String(error)
      return resultOfChecks(problemAnswer({ code: 'internal_fault', detail }, requestId))
    }
  }

  /** @throws ConnectionLostError */
  return async (
    request: Request,
    requestId: string,
    operation: BackendOperation | undefined,
  ): Promise<Response> => {
    const startedAt = performance.now()
    const { method, headers, url } = request
    const signal = realSide === null ? neverAborted : request.signal
    const path = contractPath(url)
    const text = await request.text()
    const call: Call = { operation, path, method, headers, text, requestId, signal }
    const fault =
      operation === undefined ? null : overrides.takeNext('fault', operation.operationId)

    const { answer, ...result } = await performOnce(call, fault)
    const sentAnswer =
      fault?.kind === 'abort' ? null : answer && faultyAnswer(answer, fault, operation)
    const delivered = fault?.kind === 'cut' ? 'cut' : 'whole'
    const contentType = sentAnswer?.headers['content-type'] ?? null
    log.add({
      ...call,
      ...result,
      sentAnswer: sentAnswer && {
        status: sentAnswer.status,
        contentType,
        text: sentAnswer.text,
        delivered,
      },
      durationMs: performance.now() - startedAt,
      fault: fault === null ? result.fault : loggedFault(fault),
    })
    if (sentAnswer === null) throw new ConnectionLostError('fetch failed')
    return delivered === 'cut' ? cutResponse(sentAnswer) : toResponse(sentAnswer)
  }
}
