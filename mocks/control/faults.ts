import { parseJson } from '../../src/lib/json.ts'
import type { TextStorage } from '../db/storage.ts'
import type { CommandOf, FaultKind } from './commands.ts'
import { commandSchemas } from './commands.ts'

export type Fault = {
  readonly id: number
  /** An operation, or `*` for all operations without a fault of their own. */
  readonly operation: string
  /** Null: delays only. */
  readonly kind: FaultKind | null
  readonly when: 'before' | 'after'
  readonly pointer: string | null
  readonly delayMs: number | null
  /** Remaining calls; null: unlimited. */
  readonly times: number | null
}

export type Faults = {
  /** Faults of an operation with `times` apply first, in order of addition, then the last one without. */
  readonly add: (command: CommandOf<'fault'>) => Fault
  readonly list: () => readonly Fault[]
  /** Removes one fault by id, those of an operation, or all; false: unknown id. */
  readonly takeBack: (which?: { readonly id?: number; readonly operation?: string }) => boolean
  /** The fault for this call; uses up one of its times. */
  readonly take: (operation: string) => Fault | undefined
}

function nextOf(active: readonly Fault[], operation: string): Fault | undefined {
  const own = active.filter((fault) => fault.operation === operation)
  return own.find(({ times }) => times !== null) ?? own.at(-1)
}

export function createFaults(storage?: TextStorage): Faults {
  let active: readonly Fault[] = []
  let lastId = 0

  const keep = (faults: readonly Fault[]) => {
    active = faults
    storage?.write(JSON.stringify(faults))
  }

  const toFault = (command: CommandOf<'fault'>): Fault => ({
    id: (lastId += 1),
    operation: command.operation,
    kind: command.kind ?? null,
    when: command.when,
    pointer: command.pointer ?? null,
    delayMs: command.delayMs ?? null,
    times: command.times ?? null,
  })

  active = readKept(storage).map(toFault)

  return {
    add: (command) => {
      const fault = toFault(command)
      keep([...active, fault])
      return fault
    },
    list: () => active,
    takeBack: ({ id, operation } = {}) => {
      const isMeant = (fault: Fault) =>
        (id === undefined || fault.id === id) &&
        (operation === undefined || fault.operation === operation)
      const left = active.filter((fault) => !isMeant(fault))
      const hasGone = left.length < active.length
      if (hasGone) keep(left)
      return hasGone
    },
    take: (operation) => {
      const fault = nextOf(active, operation) ?? nextOf(active, '*')
      if (fault === undefined || fault.times === null) return fault
      const left = fault.times - 1
      keep(
        active.flatMap((one) => {
          if (one !== fault) return one
          return left === 0 ? [] : { ...one, times: left }
        }),
      )
      return fault
    },
  }
}

/** Ignores text not written by this program. */
function readKept(storage: TextStorage | undefined): readonly CommandOf<'fault'>[] {
  const stored = parseJson(storage?.read() ?? '[]')
  if (!Array.isArray(stored)) return []
  return stored.flatMap((fault: object) => {
    const { id: _id, ...rest } = fault as Partial<Fault>
    const entries = Object.entries(rest).filter(([, value]) => value !== null)
    const command = { command: 'fault', ...Object.fromEntries(entries) }
    const read = commandSchemas.fault.safeParse(command)
    return read.success ? [read.data] : []
  })
}
