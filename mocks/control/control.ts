import type { Database } from '../db/database.ts'
import { timeOf } from '../db/clock-setting.ts'
import { settle } from '../db/settle.ts'
import type { Operate } from '../db/store.ts'
import { OverrideRefused } from '../overrides/overrides.ts'
import type { Overrides, UncheckedOverride } from '../overrides/overrides.ts'
import { scenarioOf } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import type { CallLog } from './call-log.ts'
import type { Command, CommandName, CommandOf, Seed } from './commands.ts'
import { CommandRefused } from './events/command-refused.ts'
import { performEvent } from './events/perform-event.ts'
import type { Faults } from './faults.ts'
import { keepSessions, sessionsIn } from './keep-sessions.ts'
import { clockState, movedClock } from './move-clock.ts'
import { parseCommand } from './parse-command.ts'
import type { InForce, Results } from './results.ts'
import type { Sides } from './sides.ts'
import { memberStates } from './state-of.ts'
import { trafficPerformers } from './traffic-commands.ts'

type Ports = {
  readonly operate: Operate
  /** The underlying clock, in milliseconds. */
  readonly givenTime: () => number
  /** Replaces the state; null: none yet. */
  readonly replace: (
    next: (running: Database | null, name: ScenarioName) => Promise<Database>,
  ) => Promise<void>
  readonly begin: (name: ScenarioName, now: number, seed: Seed | null) => Promise<Database>
  readonly seed: Seed | null
  readonly overrides: Overrides
  readonly faults: Faults
  readonly log: CallLog
  readonly sides: Sides
}

/**
 * Validates and performs one command.
 * @throws CommandRefused
 */
export type Perform = <Given extends Command>(command: Given) => Promise<Results[Given['command']]>

type Performers = {
  readonly [Name in CommandName]: (
    command: CommandOf<Name>,
  ) => Results[Name] | Promise<Results[Name]>
}

const without = (
  all: Readonly<Record<string, number>>,
  kept: Readonly<Record<string, number>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(all).filter(([member]) => !(member in kept)))

export function createControl(ports: Ports): Perform {
  const { operate, givenTime, replace, begin, overrides, faults, log, sides } = ports
  const inForce = (): InForce => ({ answers: overrides.list(), faults: faults.list() })

  const performers: Performers = {
    async scenario({ name, seed = ports.seed, ...options }) {
      overrides.takeBack()
      faults.takeBack()
      let result: Results['scenario'] | undefined
      await replace(async (running, runningName) => {
        const clock = options.keepSessions ? running?.meta.clock : undefined
        const now = clock === undefined ? givenTime() : timeOf(clock, givenTime())
        const before = running === null ? {} : sessionsIn(running, now)
        const db = await begin(name ?? runningName, now, seed)
        if (clock !== undefined) db.meta.clock = clock
        if (running !== null && options.keepSessions) keepSessions(running, db)
        const sessions = sessionsIn(db, now)
        const scenario = scenarioOf(db.meta.scenario)
        result = { scenario, seed, kept: sessions, ended: without(before, sessions) }
        return db
      })
      if (result === undefined) throw new Error('No scenario began')
      return result
    },

    answer({ operation, answer, times, breaksContract }) {
      const options = { breaksContract, ...(times === undefined ? {} : { times }) }
      try {
        ;(overrides.override as UncheckedOverride)(operation, answer, options)
      } catch (error) {
        if (!(error instanceof OverrideRefused)) throw error
        throw new CommandRefused([{ path: '/answer', message: error.message }])
      }
      return inForce()
    },

    fault(command) {
      const { kind, when, delayMs, pointer } = command
      const refuse = (path: string, message: string) => {
        throw new CommandRefused([{ path, message }])
      }
      if (kind === undefined && delayMs === undefined) {
        refuse('/kind', 'is missing: a fault needs a kind, or delayMs')
      }
      if (when === 'before' && kind !== undefined && kind !== 'abort') {
        refuse(
          '/when',
          `is "before", which only abort and delayMs support; ${kind} needs an answer`,
        )
      }
      if (pointer !== undefined && kind !== 'wrongType') {
        refuse('/pointer', 'is only for the kind wrongType')
      }
      const { id } = faults.add(command)
      return { id, ...inForce() }
    },

    faults: inForce,

    'take-back'({ operation, id }) {
      const isAll = operation === undefined && id === undefined
      const which = {
        ...(id === undefined ? {} : { id }),
        ...(operation === undefined ? {} : { operation }),
      }
      const hasGone = faults.takeBack(which)
      if (id !== undefined && !hasGone) {
        const allowed = faults.list().map((fault) => String(fault.id))
        throw new CommandRefused([{ path: '/id', message: `is ${id}: no such fault`, allowed }])
      }
      if (isAll) overrides.takeBack()
      else if (operation !== undefined && id === undefined) overrides.takeBack(operation)
      return inForce()
    },

    event: (command) => operate((db, now) => performEvent(db, command, now)),

    clock: (command) =>
      operate(async (db) => {
        const time = givenTime()
        db.meta.clock = movedClock(db.meta.clock, time, command)
        await settle(db, timeOf(db.meta.clock, time))
        return clockState(db.meta, time)
      }),

    approval: ({ automatic }) =>
      operate(async (db, now) => {
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

    ...trafficPerformers({ overrides, log, sides }),

    state: () =>
      operate((db, now) => ({
        scenario: scenarioOf(db.meta.scenario),
        seed: db.meta.seed,
        clock: clockState(db.meta, givenTime()),
        approval: { automatic: db.meta.isAutomatic },
        members: memberStates(db, now),
        states: db.meta.states,
      })),
  }

  const perform = async (given: unknown): Promise<unknown> => {
    const command = parseCommand(given)
    // The table pairs each command with its own performer, which the compiler cannot follow through a key.
    return (performers[command.command] as (of: typeof command) => unknown)(command)
  }
  return perform as Perform
}
