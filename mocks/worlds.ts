import { createMockBackend } from './backend.ts'
import type { MockBackend, MockBackendOptions } from './backend.ts'
import { CommandError, unknownNameFault } from './control/command-error.ts'
import { allSchemas, DEFAULT_WORLD, worldName } from './control/commands.ts'
import type { Command, WorldCommand, WorldCommandName, WorldCommandOf } from './control/commands.ts'
import { parseBy } from './control/parse-command.ts'
import type { Results } from './control/results.ts'
import { newWorldState } from './db/storage.ts'
import type { WorldState } from './db/storage.ts'

const MAX_WORLDS = 200
const MAX_DROPPED = 50

export type MockWorldsOptions = Pick<
  MockBackendOptions,
  'behaviours' | 'clock' | 'delay' | 'publicUrl' | 'random' | 'realBackend' | 'seed' | 'startState'
> & {
  /** Maximum number including `default`; the least recently used one is dropped. */
  readonly maxWorlds?: number
  readonly onDropped?: (name: string) => void
  /** State of each world, if it outlives this object. Its worlds are started immediately. */
  readonly states?: Map<string, WorldState>
}

export type WorldList = {
  readonly worlds: readonly {
    readonly name: string
    /** ISO 8601, by the real clock. */
    readonly lastUsed: string
  }[]
  /** Worlds dropped because there were too many, latest last. */
  readonly dropped: readonly string[]
}

/**
 * A command to all worlds or to one.
 * @throws CommandError
 */
type PerformInWorld = <Given extends Command | WorldCommand>(
  command: Given,
  world?: string,
) => Promise<(Results & Record<WorldCommandName, WorldList>)[Given['command']]>

export type MockWorlds = {
  /**
   * The mock of a world, created on first use; default: `default`.
   * @throws CommandError for an invalid name
   */
  readonly world: (name?: string) => MockBackend
  readonly has: (name: string) => boolean
  readonly perform: PerformInWorld
  readonly fetch: (request: Request) => Promise<Response>
}

const WORLD_HEADER = 'x-mock-world'

/** Splits `/worlds/<name>/…` into the name and the rest of the path. */
export function splitPath(path: string): { readonly name: string | null; readonly path: string } {
  const [, name, innerPath] = /^\/worlds\/([^/]*)(\/.*)?$/.exec(path) ?? []
  return name === undefined ? { name: null, path } : { name, path: innerPath ?? '/' }
}

/**
 * The world selected by path or `X-Mock-World`.
 * @throws CommandError for two names or an invalid one
 */
export function requireWorld({ url, headers }: Request): string {
  const byPath = splitPath(new URL(url).pathname).name
  const byHeader = headers.get(WORLD_HEADER)
  if (byPath !== null && byHeader !== null && byPath !== byHeader) {
    const message = `The path names the world "${byPath}", and ${WORLD_HEADER} "${byHeader}"`
    throw new CommandError([{ path: '', message }])
  }
  return requireName(byPath ?? byHeader ?? DEFAULT_WORLD)
}

/** @throws CommandError */
function requireName(name: string): string {
  const parsed = worldName.safeParse(name)
  if (parsed.success) return name
  const message = `"${name}" is not a valid name of a world: it ${parsed.error.issues[0]?.message ?? ''}`
  throw new CommandError([{ path: '', message }])
}

/** The running worlds; each begins when it is first asked for. */
function createWorldSet({
  maxWorlds = MAX_WORLDS,
  onDropped = () => undefined,
  states = new Map<string, WorldState>(),
  publicUrl,
  realBackend,
  startState,
  ...backendOptions
}: MockWorldsOptions) {
  type RunningWorld = { readonly backend: MockBackend; readonly usedAt: number }
  const worlds = new Map<string, RunningWorld>()
  let droppedNames: readonly string[] = []

  const createWorld = (name: string): MockBackend => {
    const existing = states.get(name)
    const { sideStorage, ...state } = existing ?? newWorldState()
    states.set(name, { sideStorage, ...state })
    return createMockBackend({
      ...backendOptions,
      ...state,
      // A restored world keeps its own start state.
      ...(existing === undefined && startState !== undefined ? { startState } : {}),
      realBackend: realBackend === undefined ? undefined : { ...realBackend, storage: sideStorage },
      publicUrl: name === DEFAULT_WORLD ? publicUrl : `${publicUrl}/worlds/${name}`,
    })
  }
  const remove = (name: string) => {
    worlds.delete(name)
    states.delete(name)
  }
  const removableNames = () => [...worlds.keys()].filter((name) => name !== DEFAULT_WORLD)
  const dropOldest = () => {
    const [oldest] = removableNames()
    if (worlds.size < maxWorlds || oldest === undefined) return
    remove(oldest)
    droppedNames = [...droppedNames, oldest].slice(-MAX_DROPPED)
    onDropped(oldest)
  }
  const world = (name = DEFAULT_WORLD): MockBackend => {
    const runningWorld = worlds.get(requireName(name))
    if (runningWorld === undefined) dropOldest()
    const backend = runningWorld?.backend ?? createWorld(name)
    worlds.delete(name)
    worlds.set(name, { backend, usedAt: Date.now() })
    return backend
  }
  for (const name of states.size === 0 ? [DEFAULT_WORLD] : [...states.keys()]) world(name)

  return {
    world,
    has: (name: string) => worlds.has(name),
    remove,
    removableNames,
    list: (): WorldList => ({
      worlds: [...worlds].map(([name, { usedAt }]) => ({
        name,
        lastUsed: new Date(usedAt).toISOString(),
      })),
      dropped: droppedNames,
    }),
  }
}

type Performers = {
  readonly [Name in WorldCommandName]: (
    command: WorldCommandOf<Name>,
  ) => WorldList | Promise<WorldList>
}

export function createMockWorlds(options: MockWorldsOptions): MockWorlds {
  const { world, has, remove, removableNames, list } = createWorldSet(options)

  const performers: Performers = {
    worlds: list,
    async 'create-world'({ name, scenario = options.startState, seed }) {
      await world(name).perform({
        command: 'scenario',
        ...(scenario === undefined ? {} : { name: scenario }),
        ...(seed === undefined ? {} : { seed }),
      })
      return list()
    },
    'remove-world'({ name }) {
      const names = removableNames()
      if (!names.includes(name)) {
        const kind = name === DEFAULT_WORLD ? 'world that can be removed' : 'world that there is'
        throw new CommandError([unknownNameFault('/name', kind, name, names)])
      }
      remove(name)
      return list()
    },
  }

  const perform = async (rawCommand: unknown, name?: string): Promise<unknown> => {
    const command = parseBy(allSchemas, rawCommand)
    if (!Object.hasOwn(performers, command.command)) return world(name).perform(command as Command)
    // The compiler cannot relate a command to its own performer through a key.
    const performCommand = performers[command.command as WorldCommandName] as (
      input: object,
    ) => unknown
    return performCommand(command)
  }

  return {
    world,
    has,
    perform: perform as PerformInWorld,
    fetch: (request) => world(requireWorld(request)).fetch(request),
  }
}
