import type { Database } from '../db/database.ts'
import { timeOf } from '../db/clock.ts'
import { settle } from '../db/settle.ts'
import type { RunTransaction } from '../db/store.ts'
import { createState } from '../seeds/create-state.ts'
import { startStateOf } from '../seeds/start-states.ts'
import type { StartStateName } from '../seeds/start-states.ts'
import type { CallLog } from './call-log.ts'
import type { Command, CommandName, CommandOf, RandomSeed } from './commands.ts'
import { CommandError } from './command-error.ts'
import { keepSessions, memberStates, sessionsIn } from './member-states.ts'
import { clockState, moveClock } from './move-clock.ts'
import type { Overrides } from './overrides.ts'
import { parseCommand } from './parse-command.ts'
import { performEvent } from './perform-event.ts'
import type { Results } from './results.ts'
import { requireAnswer } from './set-answer.ts'
import { sidePerformers } from './side-commands.ts'
import type { Sides } from './sides.ts'

type Ports = {
  readonly transact: RunTransaction
  /** The underlying clock, in milliseconds. */
  readonly systemTime: () => number
  /** Replaces the state; null: none yet. */
  readonly replace: (
    buildState: (currentState: Database | null, name: StartStateName) => Promise<Database>,
  ) => Promise<void>
  readonly seed: RandomSeed | null
  readonly overrides: Overrides
  readonly log: CallLog
  readonly sides: Sides
}

/**
 * Validates and performs one command.
 * @throws CommandError
 */
export type Perform = <Given extends Command>(command: Given) => Promise<Results[Given['command']]>

type Performers = {
  readonly [Name in CommandName]: (
    command: CommandOf<Name>,
  ) => Results[Name] | Promise<Results[Name]>
}

const withoutMembers = (
  counts: Readonly<Record<string, number>>,
  keptSessions: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([member]) => !(member in keptSessions)))

async function startScenario(
  { systemTime, replace, overrides, seed: defaultSeed }: Ports,
  { name, seed: requestedSeed, ...options }: CommandOf<'scenario'>,
): Promise<Results['scenario']> {
  const seed = requestedSeed ?? defaultSeed
  overrides.remove()
  let result: Results['scenario'] | undefined
  await replace(async (currentState, currentName) => {
    const clock = options.keepSessions ? currentState?.meta.clock : undefined
    const now = clock === undefined ? systemTime() : timeOf(clock, systemTime())
    const sessionsBefore = currentState === null ? {} : sessionsIn(currentState, now)
    const db = await createState(name ?? currentName, now, seed)
    if (clock !== undefined) db.meta.clock = clock
    if (currentState !== null && options.keepSessions) keepSessions(currentState, db)
    const sessions = sessionsIn(db, now)
    const scenario = startStateOf(db.meta.scenario)
    result = { scenario, seed, kept: sessions, ended: withoutMembers(sessionsBefore, sessions) }
    return db
  })
  if (result === undefined) throw new Error('No scenario began')
  return result
}

export function createControl(ports: Ports): Perform {
  const { transact, systemTime, overrides, log, sides } = ports

  const performers: Performers = {
    scenario: (command) => startScenario(ports, command),

    answer({ operation, answer, times = null, breaksContract }) {
      const value = requireAnswer(operation, answer, breaksContract)
      overrides.answer(operation, { value, breaksContract, recordedAt: null }, times)
      return overrides.list()
    },

    fault({ operation, kind = null, when, delayMs = null, pointer = null, times = null }) {
      const refuse = (path: string, message: string) => {
        throw new CommandError([{ path, message }])
      }
      if (kind === null && delayMs === null) {
        refuse('/kind', 'is missing: a fault needs a kind, or delayMs')
      }
      if (when === 'before' && kind !== null && kind !== 'abort') {
        const message = `is "before", which only abort and delayMs support; ${kind} needs an answer`
        refuse('/when', message)
      }
      if (pointer !== null && kind !== 'wrongType') {
        refuse('/pointer', 'is only for the kind wrongType')
      }
      const id = overrides.fault(operation, { kind, when, delayMs, pointer }, times)
      return { id, ...overrides.list() }
    },

    faults: () => overrides.list(),

    'take-back'(filter) {
      if (!overrides.remove(filter) && filter.id !== undefined) {
        const { answers, faults } = overrides.list()
        const allowed = [...answers, ...faults].map(({ id }) => String(id))
        const message = `is ${filter.id}: no such answer or fault`
        throw new CommandError([{ path: '/id', message, allowed }])
      }
      return overrides.list()
    },

    event: (command) => transact((db, now) => performEvent(db, command, now)),

    clock: (command) =>
      transact(async (db) => {
        const time = systemTime()
        db.meta.clock = moveClock(db.meta.clock, time, command)
        await settle(db, timeOf(db.meta.clock, time))
        return clockState(db.meta, time)
      }),

    approval: ({ automatic }) =>
      transact(async (db, now) => {
        db.meta.isAutomatic = automatic
        await settle(db, now)
        return { automatic }
      }),

    calls({ operation = '*', after = 0, last, clear }) {
      const calls = log
        .list()
        .filter((call) => operation === '*' || call.operation === operation)
        .filter(({ number }) => number > after)
      if (clear) log.clear()
      return { calls: last === undefined ? calls : calls.slice(-last) }
    },

    ...sidePerformers({ overrides, log, sides }),

    state: () =>
      transact((db, now) => ({
        scenario: startStateOf(db.meta.scenario),
        seed: db.meta.seed,
        clock: clockState(db.meta, systemTime()),
        approval: { automatic: db.meta.isAutomatic },
        members: memberStates(db, now),
        states: db.meta.states,
      })),
  }

  const perform = async (rawCommand: unknown): Promise<unknown> => {
    const command = parseCommand(rawCommand)
    // The table pairs each command with its own performer, which the compiler cannot follow through a key.
    return (performers[command.command] as (input: typeof command) => unknown)(command)
  }
  return perform as Perform
}
