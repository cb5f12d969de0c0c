import { SESSION_LIFETIME_MS } from '../../../src/lib/business-constants.ts'
import { waitBriefly, withoutWait } from './request-wait.ts'
import { StoreUnavailableError } from './store-errors.ts'
import type { HashedRevocation, OperationName, Operations, StoreCalls } from './operations.ts'

const RETRY_MS = 1_000
const MAX_WRITES = 10_000

/** Keeps hashes of sessions whose removal could not be written, for all processes that share the store. */
export type RemovedSessions = {
  /** Whether a process has added it. @throws StoreUnavailableError when that cannot be read */
  has(hash: string): boolean
  /** Rejects when they are not there for every process, and after a crash. */
  add(hashes: readonly string[]): Promise<void>
  forget(hashes: readonly string[]): Promise<void>
}

/** An empty list: only the process itself hides a session that it could not remove. */
export const noRemovedSessions: RemovedSessions = {
  has: () => false,
  add: () => Promise.resolve(),
  forget: () => Promise.resolve(),
}

type PostponedName = Extract<
  OperationName,
  'removeSession' | 'settleMoney' | 'forgetMoney' | 'performProtection'
>
type PostponedWrite = { readonly until: number; write(): Promise<void> }

/**
 * Retries writes that must succeed eventually, every second for the lifetime of a session. A session counts as
 * removed at once, and its removal survives a crash.
 */
export function createLaterWrites(
  calls: StoreCalls,
  removedSessions: RemovedSessions,
  clock: { now(): number },
  warn: (reason: string) => void,
) {
  const removedHashes = new Set<string>()
  const writes = new Set<PostponedWrite>()
  let timer: NodeJS.Timeout | null = null

  const scheduleRetry = () => {
    timer ??= setTimeout(() => void withoutWait(retry), RETRY_MS).unref()
  }
  const retry = async () => {
    for (const postponed of writes) {
      if (postponed.until > clock.now() && !(await succeeds(postponed))) break
      writes.delete(postponed)
    }
    timer = null
    if (writes.size > 0) scheduleRetry()
  }
  const enqueue = (write: () => Promise<void>) => {
    const [oldest] = writes.size < MAX_WRITES ? [] : writes
    if (oldest !== undefined) writes.delete(oldest)
    writes.add({ until: clock.now() + SESSION_LIFETIME_MS, write })
    scheduleRetry()
  }
  const postpone = (error: unknown, write: () => Promise<void>) => {
    if (writes.size === 0) warn(`A write was deferred: ${String(error)}`)
    enqueue(write)
  }
  /** The request waits only its own time; the write continues without it. */
  const write = <Name extends PostponedName>(
    name: Name,
    makeArgs: () => Parameters<Operations[Name]>,
  ): Promise<void> => {
    const attempt = async () => void (await calls.call(name, ...makeArgs()))
    return waitBriefly(
      withoutWait(attempt).catch((error: unknown) => void postpone(error, attempt)),
    )
  }
  /** If unreadable, the session is assumed to exist. */
  const exists = (hash: string): Promise<boolean> =>
    calls.call('getSession', hash).then(
      (record) => record !== null,
      () => true,
    )

  const enqueueRemoval = (hash: string, logout: string | null) => {
    enqueue(async () => {
      try {
        await calls.call('removeSession', hash, clock.now(), logout)
      } catch (error) {
        // An earlier attempt may have failed, or the file was replaced since.
        await removedSessions.add([hash])
        throw error
      }
      await removedSessions.forget([hash])
      removedHashes.delete(hash)
    })
  }
  /** Hides a member's other sessions until they are revoked. Returns their hashes. */
  const hideOthers = async ({ member, ownHash }: HashedRevocation): Promise<readonly string[]> => {
    const sessions = await calls.call('getSessions', member, clock.now())
    const hashes = sessions.map(({ hash }) => hash).filter((hash) => hash !== ownHash)
    for (const hash of hashes) removedHashes.add(hash)
    await removedSessions.add(hashes).catch(warnOfLocalHiding)
    return hashes
  }
  const warnOfLocalHiding = (error: unknown) => {
    warn(`A removed session is hidden from this process alone: ${String(error)}`)
  }

  return {
    write,
    /** The session counts as removed in this process; the removal is retried. */
    postponeRemoval: (hash: string, logout: string | null): void => {
      removedHashes.add(hash)
      enqueueRemoval(hash, logout)
    },
    /** @throws StoreUnavailableError when another process may have removed it */
    isRemoved: (hash: string): boolean => removedHashes.has(hash) || removedSessions.has(hash),
    /**
     * Removes the session from the store, or hides it from every process until the store can be written.
     * @throws StoreUnavailableError when neither is possible; it counts as removed in this process
     */
    removeSession: async (hash: string, logout: string | null): Promise<void> => {
      removedHashes.add(hash)
      try {
        await calls.call('removeSession', hash, clock.now(), logout)
        removedHashes.delete(hash)
      } catch (error) {
        if (writes.size === 0) warn(`A write was deferred: ${String(error)}`)
        if (await exists(hash)) {
          enqueueRemoval(hash, logout)
          await removedSessions.add([hash]).catch((fault: unknown) => {
            throw new StoreUnavailableError(`a removed session cannot be kept: ${String(fault)}`)
          })
        } else removedHashes.delete(hash)
      }
    },
    /** Ends a member's other sessions, now or later; never rejects. */
    revokeOthers: (revocation: HashedRevocation): Promise<void> => {
      const at = clock.now()
      let hiddenHashes: readonly string[] = []
      const attempt = async () => {
        await calls.call('revokeSessions', revocation, at)
        await removedSessions.forget(hiddenHashes)
        for (const hash of hiddenHashes) removedHashes.delete(hash)
      }
      const hideAndRevoke = async () => {
        hiddenHashes = await hideOthers(revocation).catch(() => [])
        await attempt().catch((error: unknown) => void postpone(error, attempt))
      }
      return waitBriefly(withoutWait(hideAndRevoke))
    },
    /**
     * Completes removals of an earlier process. The file may have been replaced, so removals that still fail are
     * added to it.
     */
    removeRemaining: async (remaining: readonly string[]): Promise<void> => {
      const unsaved = [...removedHashes].filter((hash) => !remaining.includes(hash))
      for (const hash of remaining) {
        if (removedHashes.has(hash)) continue
        removedHashes.add(hash)
        enqueueRemoval(hash, null)
      }
      if (unsaved.length > 0) await removedSessions.add(unsaved)
    },
    /** Retries the remaining writes once. */
    close: async (): Promise<void> => {
      if (timer !== null) clearTimeout(timer)
      await retry()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

const succeeds = ({ write }: PostponedWrite): Promise<boolean> =>
  write().then(
    () => true,
    () => false,
  )
