import { SESSION_LIFETIME_MS } from '../../../lib/business-constants.ts'
import { waitAWhile, withoutWait } from '../port/request-wait.ts'
import type { OperationName, Operations, StoreCalls } from './operations.ts'

const RETRY_MS = 1_000
const MAX_WRITES = 10_000

/** A place for hashes of sessions whose removal could not be written. */
type RemovedSessions = {
  add(hash: string): Promise<void>
  forget(hash: string): Promise<void>
}

type LaterName = Extract<
  OperationName,
  'removeSession' | 'revokeSessions' | 'settleMoney' | 'forgetMoney' | 'performProtection'
>
type Later = { readonly until: number; write(): Promise<void> }

/**
 * Writes that must succeed eventually: retried every second for the lifetime of a session. A session counts as
 * removed at once, and its removal survives a crash.
 */
export function createLaterWrites(
  calls: StoreCalls,
  removedSessions: RemovedSessions,
  clock: { now(): number },
  warn: (reason: string) => void,
) {
  const removed = new Set<string>()
  const writes = new Set<Later>()
  let timer: NodeJS.Timeout | null = null

  const plan = () => {
    timer ??= setTimeout(() => void withoutWait(retry), RETRY_MS).unref()
  }
  const retry = async () => {
    for (const later of writes) {
      if (later.until > clock.now() && !(await succeeds(later))) break
      writes.delete(later)
    }
    timer = null
    if (writes.size > 0) plan()
  }
  const keep = (write: () => Promise<void>) => {
    const [oldest] = writes.size < MAX_WRITES ? [] : writes
    if (oldest !== undefined) writes.delete(oldest)
    writes.add({ until: clock.now() + SESSION_LIFETIME_MS, write })
    plan()
  }
  const putOff = (error: unknown, write: () => Promise<void>) => {
    if (writes.size === 0) warn(`A write was deferred: ${String(error)}`)
    keep(write)
  }
  /** The request waits only its own time; the write continues without it. */
  const write = <Name extends LaterName>(
    name: Name,
    takes: () => Parameters<Operations[Name]>,
  ): Promise<void> => {
    const attempt = async () => void (await calls.call(name, ...takes()))
    return waitAWhile(withoutWait(attempt).catch((error: unknown) => void putOff(error, attempt)))
  }
  /** If unreadable, the session is assumed to exist. */
  const exists = (hash: string): Promise<boolean> =>
    calls.call('getSession', hash).then(
      (record) => record !== null,
      () => true,
    )

  const keepRemoval = (hash: string, logout: string | null) => {
    keep(async () => {
      await calls.call('removeSession', hash, clock.now(), logout)
      await removedSessions.forget(hash)
      removed.delete(hash)
    })
  }
  const rememberRemoval = async (hash: string) => {
    try {
      await removedSessions.add(hash)
    } catch (error) {
      warn(`A removed session could reappear after a crash: ${String(error)}`)
    }
  }

  return {
    write,
    /** The session counts as removed in this process; the removal is retried. */
    postponeRemoval: (hash: string, logout: string | null): void => {
      removed.add(hash)
      keepRemoval(hash, logout)
    },
    isRemoved: (hash: string): boolean => removed.has(hash),
    removeSession: async (hash: string, logout: string | null): Promise<void> => {
      removed.add(hash)
      try {
        await calls.call('removeSession', hash, clock.now(), logout)
        removed.delete(hash)
      } catch (error) {
        if (writes.size === 0) warn(`A write was deferred: ${String(error)}`)
        if (await exists(hash)) {
          keepRemoval(hash, logout)
          await rememberRemoval(hash)
        } else removed.delete(hash)
      }
    },
    /**
     * Completes removals of an earlier process. The file may have been replaced, so removals that still fail are
     * added to it.
     */
    removeLeft: async (left: readonly string[]): Promise<void> => {
      const own = [...removed].filter((hash) => !left.includes(hash))
      for (const hash of left) {
        if (removed.has(hash)) continue
        removed.add(hash)
        keepRemoval(hash, null)
      }
      for (const hash of own) if (removed.has(hash)) await rememberRemoval(hash)
    },
    /** Retries the remaining writes once. */
    close: async (): Promise<void> => {
      if (timer !== null) clearTimeout(timer)
      await retry()
      if (timer !== null) clearTimeout(timer)
    },
  }
}

const succeeds = ({ write }: Later): Promise<boolean> =>
  write().then(
    () => true,
    () => false,
  )
