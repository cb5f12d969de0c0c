import { answerChecks } from '../answers/list.ts'
import { effectOf } from '../contract/effects.ts'
import { idsOf } from '../contract/model.ts'
import type { ApiCall, Evidence, Fault, Operation } from '../contract/model.ts'
import { backendHop } from '../hop/backend-hop.ts'
import { createGate } from '../sending/gate.ts'
import type { Gate } from '../sending/gate.ts'
import { sendAndCheck } from './ask.ts'
import type { Run, Settings } from '../run/run.ts'
import { bookOf, createState, emptyBook, memberOf } from '../run/run-state.ts'
import type { Book, RunState } from '../run/run-state.ts'
import { waitForAll } from './schedule.ts'

const DEFAULT_PARALLEL = 32

type SharedParts = Pick<Run, 'settings' | 'evidence' | 'state' | 'gate'>
type JobParts = Pick<Run, 'check' | 'book' | 'counter'>

export function beginRun(settings: Settings, evidence: Evidence): Run {
  const state = createState(settings)
  settings.onStart?.(state.progress)
  return createRun({ settings, evidence, state, gate: gateOf(settings), ...jobPartsOf(state, 0) })
}

const gateOf = ({ parallel = DEFAULT_PARALLEL, rate, clock, sleep }: Settings): Gate =>
  createGate({ parallel, rate, clock, sleep })

const jobPartsOf = (state: RunState, job: number, check = ''): JobParts => ({
  check,
  book: bookOf(state, job),
  counter: { job, count: 0 },
})

function createRun(parts: SharedParts & JobParts): Run {
  const { settings, evidence, state, book, check, counter } = parts
  const operations = settings.contract.operations.filter((operation) =>
    isUnderTest(settings, operation),
  )
  const effect = ({ id }: Operation) => effectOf(settings.effects, id)
  const reportAs = reportTo(settings, state, book)
  const run: Run = {
    ...settings,
    ...parts,
    hop: settings.hop ?? backendHop,
    operations,
    calls: state.calls,
    ask: (target, body, options) => sendAndCheck(run, target, body, options),
    report: (operation, fault, call) => reportAs(check, operation, asFault(fault), call),
    reportAs,
    judge(isRight, operation, fault, call, assumption) {
      if (isRight) run.confirm(assumption, operation)
      else reportAs(check, operation, { refutes: idsOf(assumption), ...asFault(fault) }, call)
      return isRight
    },
    skip: ({ id: operation }, reason) => void book.skipped.push({ check, operation, reason }),
    effect,
    operationsHaving: (key) =>
      operations.flatMap((operation) => {
        const { [key]: value, proves } = effect(operation)
        return value === undefined ? [] : [{ operation, value, proves }]
      }),
    confirm: (id, operation) => evidence.confirm(idsOf(id), operation.id),
    count: () => String(counter.job * 10_000 + (counter.count += 1)).padStart(8, '0'),
    token: () => state.member.token,
    password: () => state.member.password,
    beginOtherRun: beginRun,
    inOvertime: (ms) => {
      const settingsInOvertime = overtimeSettings(settings, ms)
      const overtimeParts = jobPartsOf(state, state.progress.planned + 1)
      return createRun({
        ...parts,
        settings: settingsInOvertime,
        gate: gateOf(settingsInOvertime),
        ...overtimeParts,
      })
    },
    asGuest: () => {
      const noMembers = { member: memberOf(undefined), other: memberOf(undefined) }
      Object.assign(state, { ...noMembers, isLoginForeign: true })
      const noSession = { member: undefined, other: undefined, tokenFor: undefined }
      return createRun({ ...parts, settings: { ...settings, ...noSession } })
    },
    inJob: (job, jobCheck) => createRun({ ...parts, ...jobPartsOf(state, job, jobCheck) }),
    all: async (items, task) => {
      const itemBooks = items.map((item) => ({ item, book: emptyBook() }))
      try {
        await waitForAll(
          itemBooks.map((entry) => task(createRun({ ...parts, book: entry.book }), entry.item)),
        )
      } finally {
        for (const entry of itemBooks) {
          book.findings.push(...entry.book.findings)
          book.skipped.push(...entry.book.skipped)
        }
      }
    },
  }
  return run
}

const asFault = (fault: Fault | string): Fault =>
  typeof fault === 'string' ? { message: fault } : fault

const isUnderTest = ({ effects, isWanted, isSafe }: Settings, operation: Operation): boolean => {
  const { lasting, reads } = effectOf(effects, operation.id)
  return isWanted(operation) && lasting !== true && (!isSafe || reads === true)
}

const reportTo =
  (settings: Settings, state: RunState, book: Book): Run['reportAs'] =>
  (check, { id, path }, fault, call = null) => {
    const judgedFault = withoutProof(check, fault, call)
    const finding = {
      ...judgedFault,
      check,
      operation: id,
      ...withBackendNames(path, judgedFault, call),
    }
    book.findings.push(finding)
    if (settings.stopsAt?.(finding) === true) state.hasStopped = true
  }

/** Through a map, a finding has the backend's own path, request and name of the place. */
function withBackendNames(path: string, { message, pointer = '' }: Fault, call: ApiCall | null) {
  const { origin, backendRequest } = call?.received ?? {}
  const source = origin?.pointers.get(pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'))
  return {
    path: origin?.path ?? path,
    message: source === undefined ? message : `${message} (from ${source})`,
    call: call !== null && backendRequest !== undefined ? { ...call, sent: backendRequest } : call,
  }
}

const answerCheckIds: ReadonlySet<string> = new Set(answerChecks.map(({ id }) => id))

/** A failed request proves nothing about the checked behaviour. */
function withoutProof(check: string, fault: Fault, call: ApiCall | null): Fault {
  const hasFailed = call !== null && (call.received?.status ?? 500) >= 500
  return hasFailed && !answerCheckIds.has(check) ? { ...fault, refutes: [] } : fault
}

const overtimeSettings = (settings: Settings, ms: number): Settings => ({
  ...settings,
  isWanted: () => true,
  deadline: settings.clock() + ms,
  sleep: settings.sleepAfterEnd ?? settings.sleep,
  signal: undefined,
})
