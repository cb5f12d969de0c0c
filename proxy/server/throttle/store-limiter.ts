import { RateLimiterMemory, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible'
import type { RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Counter, CounterStore } from '../../ports/ports.ts'
import { ProblemError } from '../../http/problem.ts'

// The package declares this base class of all its stores but does not export it.
const StoreAbstract = Object.getPrototypeOf(RateLimiterSQLite) as typeof RateLimiterStoreAbstract

type Options = {
  readonly counters: CounterStore
  readonly clock: { now(): number }
  /** Separates the counters of limiters. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** A longer timer of Node ends at once. */
const MAX_TIMER_SECONDS = Math.floor((2 ** 31 - 1) / 1_000)

/** Counts in this process, for at most 24 days. */
class ProcessLimiter extends RateLimiterMemory {
  override set(key: string | number, points: number, seconds: number): Promise<RateLimiterRes> {
    return super.set(key, points, Math.min(seconds, MAX_TIMER_SECONDS))
  }
}

/**
 * A limiter on counters of the store, shared by all processes. While the store is unavailable, each process counts
 * alone.
 */
export class StoreLimiter extends StoreAbstract {
  readonly #counters: CounterStore
  readonly #clock: { now(): number }

  constructor({ counters, clock, name, points, seconds }: Options) {
    const limits = { points, duration: seconds }
    super({
      ...limits,
      storeClient: counters,
      keyPrefix: name,
      insuranceLimiter: new ProcessLimiter({ ...limits, keyPrefix: name }),
    })
    this.#counters = counters
    this.#clock = clock
  }

  /** The base class calls this method and the next three. */
  _get(key: string): Promise<Counter | null> {
    return this.#counters.get(key)
  }

  _delete(key: string): Promise<boolean> {
    return this.#counters.remove(key)
  }

  _upsert(key: string, points: number, durationMs: number, isForced: boolean): Promise<Counter> {
    return this.#counters.upsert(key, points, durationMs, isForced)
  }

  _getRateLimiterRes(_key: string, changed: number, { points, expiresAt }: Counter) {
    const msLeft = expiresAt === null ? -1 : Math.max(0, expiresAt - this.#clock.now())
    return new RateLimiterRes(Math.max(0, this.points - points), msLeft, points, points === changed)
  }
}

/** @throws ProblemError 429 with the seconds until the next allowed request */
export async function consume(
  limiter: StoreLimiter | null,
  key: string,
  options?: { readonly customDuration: number },
): Promise<void> {
  try {
    await limiter?.consume(key, 1, options)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooMany(error.msBeforeNext)
  }
}

const tooMany = (ms: number): ProblemError =>
  new ProblemError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) })
