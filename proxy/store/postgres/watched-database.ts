import type { RecordCipher } from '../shared/record-cipher.ts'
import { databaseFault } from '../shared/engine-faults.ts'
import {
  StoreUnavailableError,
  UnexpectedStoreError,
  StoreFaultError,
} from '../shared/store-errors.ts'
import { createConnections, isTimeout } from './connections.ts'
import { checkStore } from './identity.ts'
import type { OpenStore } from './identity.ts'
import { isForeign } from './statements.ts'
import type { Connection } from './statements.ts'
import { endAbandonedCommits, sweep } from './sweep.ts'

const WATCH_MS = 500
const WAITING_NOTE_MS = 3_000
const SWEEP_MS = 60_000
const OWN_CALL_MS = 1_000
const STANDBY_NOTE_MS = 5_000
const STANDBY_AWAY =
  ': commits wait for the synchronous standby; bring it back, or remove it from synchronous_standby_names'

type WatchOptions = {
  /** One connection string per host. */
  readonly addresses: readonly string[]
  readonly cipher: RecordCipher
  readonly storeId: string | null
  /** Receives the reason when the store must not be used. */
  readonly warn: (reason: string) => void
  readonly tell: (event: 'store_waiting' | 'store_ready', sentence: string) => void
}

export type WatchedDatabase = {
  /**
   * Runs work on the expected store.
   * @throws UnexpectedStoreError when the database must not be used
   * @throws StoreUnavailableError when the work fails or takes longer than `ms`
   */
  run<Result>(
    work: (connection: Connection, store: OpenStore) => Promise<Result>,
    ms: number,
  ): Promise<Result>
  /** The id of the store; null: it has not been open yet. */
  storeId(): string | null
  stopWatching(): void
  close(): Promise<void>
}

/**
 * Connects to a database and checks twice a second that it is the expected store. Resolves after the first check,
 * whatever it found.
 */
export async function watchDatabase({
  addresses,
  cipher,
  storeId,
  warn,
  tell,
}: WatchOptions): Promise<WatchedDatabase> {
  let store: OpenStore | null = null
  let fault: string | null = null
  let isClosed = false

  const check = async (connection: Connection) => {
    const expectation = { cipher, storeId, knownStore: store, writers: connections.writers() }
    const identity = await checkStore(connection, expectation)
    if (store !== null && store.incarnation !== identity.incarnation) connections.forgetWriters()
    store = identity
  }
  const connections = createConnections(addresses, check)
  let standbyMissedAt = -Infinity
  const standbyHint = (error: unknown): string => {
    const isMissed = performance.now() - standbyMissedAt < STANDBY_NOTE_MS
    return isMissed && isTimeout(error) ? STANDBY_AWAY : ''
  }
  const refuse = (reason: string) => {
    if (fault !== reason) warn(new UnexpectedStoreError(reason).message)
    fault = reason
  }
  const assertExpected = () => {
    if (fault !== null) throw new UnexpectedStoreError(fault)
  }
  const run = async <Result>(
    work: (connection: Connection, open: OpenStore) => Promise<Result>,
    ms: number,
  ): Promise<Result> => {
    assertExpected()
    try {
      return await connections.run((connection) => {
        if (store === null) throw new StoreUnavailableError('the database is not open')
        return work(connection, store)
      }, ms)
    } catch (error) {
      if (error instanceof StoreFaultError) refuse(error.message)
      if (isForeign(error)) void watch()
      assertExpected()
      throw new StoreUnavailableError(`${databaseFault(error)}${standbyHint(error)}`)
    }
  }
  let lastNoteAt = performance.now()
  /** Whether the last check reached the database. */
  let isReached = false
  const checkNow = async () => {
    try {
      await connections.run(async (connection) => {
        await check(connection)
        if (await endAbandonedCommits(connection)) standbyMissedAt = performance.now()
      }, OWN_CALL_MS)
      if (fault !== null || !isReached) {
        tell('store_ready', `The store ${store?.id ?? ''} is open.`)
      }
      isReached = true
      fault = null
    } catch (error) {
      if (error instanceof StoreFaultError) refuse(error.message)
      else noteWaiting(error)
    }
  }
  const noteWaiting = (error: unknown) => {
    isReached = false
    const at = performance.now()
    if (isClosed || at - lastNoteAt < WAITING_NOTE_MS) return
    lastNoteAt = at
    tell(
      'store_waiting',
      `The database cannot be used now: ${databaseFault(error)}${standbyHint(error)}.`,
    )
  }
  let runningCheck: Promise<void> | null = null
  const watch = (): Promise<void> => {
    runningCheck ??= checkNow().finally(() => {
      runningCheck = null
    })
    return runningCheck
  }
  await watch()
  const watchTimer = setInterval(() => void watch(), WATCH_MS).unref()
  const sweepTimer = setInterval(() => {
    const writers = connections.writers().map(({ id }) => id)
    run((connection) => sweep(connection, writers), OWN_CALL_MS).catch(() => undefined)
  }, SWEEP_MS).unref()

  return {
    run,
    storeId: () => store?.id ?? null,
    stopWatching: () => {
      isClosed = true
      clearInterval(watchTimer)
      clearInterval(sweepTimer)
    },
    close: async () => {
      await runningCheck
      await connections.close()
    },
  }
}
