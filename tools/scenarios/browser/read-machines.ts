import { statePaths } from '../machines/snapshot-states.ts'

type Fiber = {
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}
type Root = { readonly current: Fiber }

type Snapshot = {
  readonly value?: unknown
  readonly machine?: { readonly id: string }
  readonly children?: Readonly<Record<string, Actor | undefined>>
}
type Actor = {
  readonly getSnapshot: () => Snapshot
  readonly send: (event: { readonly type: string }) => void
}

const roots = new Set<Root>()
/** Actors by machine id; they are kept even while no screen uses them. */
const actors = new Map<string, Actor>()

/** Uses React's devtools hook, which built sites also call, so the site needs no code for it. */
export function watchReact(touch: () => void): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, root: Root) => {
        roots.add(root)
        touch()
      },
    },
  })
}

const isActor = (value: unknown): value is Actor =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { getSnapshot?: unknown }).getSnapshot === 'function'

function recordActor(value: unknown): void {
  if (!isActor(value)) return
  const snapshot = value.getSnapshot()
  if (typeof snapshot !== 'object') return
  const id = snapshot.machine?.id ?? ('matches' in snapshot ? 'session' : undefined)
  if (id !== undefined) actors.set(id, value)
}

/** Each money form has an actor; the one that was shown last counts. */
function recordLatest(latest: unknown): void {
  if (typeof latest === 'function') recordActor((latest as () => unknown)())
}

function recordActorsOf({ memoizedProps }: Fiber): void {
  if (typeof memoizedProps !== 'object' || memoizedProps === null) return
  const { value, actor } = memoizedProps as { readonly value?: unknown; readonly actor?: unknown }
  recordActor(actor)
  recordActor(value)
  if (typeof value === 'object' && value !== null && 'latest' in value) recordLatest(value.latest)
  if (typeof value === 'object' && value !== null && 'actor' in value) recordActor(value.actor)
}

function visitFibers(fiber: Fiber | null): void {
  for (let current = fiber; current !== null; current = current.sibling) {
    recordActorsOf(current)
    visitFibers(current.child)
  }
}

export function readMachines(): Readonly<Record<string, readonly string[]>> {
  for (const { current } of roots) visitFibers(current)
  const snapshots = [...actors].map(([id, actor]) => [id, actor.getSnapshot()] as const)
  const healthCheck = snapshots.find(([id]) => id === 'session')?.[1].children?.['healthCheck']
  const allSnapshots =
    healthCheck === undefined
      ? snapshots
      : [...snapshots, ['healthCheck', healthCheck.getSnapshot()] as const]
  return Object.fromEntries(allSnapshots.map(([id, snapshot]) => [id, statePaths(snapshot.value)]))
}

/** Sends the session an event that has no press. */
export function testSession(type: string): void {
  readMachines()
  actors.get('session')?.send({ type })
}
