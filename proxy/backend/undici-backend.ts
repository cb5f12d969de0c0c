import { Pool } from 'undici'
import { errorCode } from '../../src/lib/error-code.ts'
import type { BackendPort, BackendResponse } from '../ports/ports.ts'
import { backendAddress } from '../settings/backend-address.ts'
import { BackendUnreachableError } from './backend-errors.ts'
import { MONEY_CALLS, SHARED_CALLS } from './call-limits.ts'
import { collectResponse, createCancellation } from './collect-response.ts'
import { hasNeverConnected, isBroken } from './connection-errors.ts'

const CONNECT_TIMEOUT_MS = 3_000

/** Idle connections close after this time, or a little before the backend's `Keep-Alive: timeout=`. */
const KEEP_ALIVE_MS = 3_000
const KEEP_ALIVE_AHEAD_MS = 2_000

/**
 * The backend over HTTP, with a pool of keep-alive connections and without redirects. Money requests use a new
 * connection each, because a kept connection may close while the request is being sent. A repeatable call is sent
 * again once, on a new connection, if its connection breaks before the answer. Only the caller's signal limits the
 * time of a call. Rejects with `BackendUnreachableError` when the backend received nothing.
 */
export function createUndiciBackend(url: string): { send: BackendPort; close(): Promise<void> } {
  const { origin, prefix } = backendAddress(url)
  const commonOptions = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  }
  const keepAlivePool = new Pool(origin, {
    ...commonOptions,
    connections: SHARED_CALLS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveTimeoutThreshold: KEEP_ALIVE_AHEAD_MS,
  })
  // undici keeps no connection open when pipelining is 0.
  const singleUsePool = new Pool(origin, {
    ...commonOptions,
    connections: SHARED_CALLS + MONEY_CALLS,
    pipelining: 0,
  })
  return {
    send: (request) => {
      const { path, headers, body, delivery, method = 'POST' } = request
      const options = { path: prefix + path, method, headers, body: body === '' ? null : body }
      const cancellation = createCancellation()
      const attempt = (pool: Pool, isRepeatable: boolean): Promise<BackendResponse> =>
        new Promise((resolve, reject) => {
          const onError = (error: Error, hasBegun: boolean): void => {
            const mayRepeat = isRepeatable && !hasBegun && !cancellation.isAborted()
            if (mayRepeat && isBroken(error)) resolve(attempt(singleUsePool, false))
            else reject(!hasBegun && hasNeverConnected(error) ? unreachableError(error) : error)
          }
          pool.dispatch(options, collectResponse(request, cancellation, resolve, onError))
        })
      return {
        response: attempt(
          delivery === 'fresh' ? singleUsePool : keepAlivePool,
          delivery === 'repeatable',
        ),
        abort: cancellation.abort,
      }
    },
    close: async () => {
      await Promise.all([keepAlivePool.destroy(), singleUsePool.destroy()])
    },
  }
}

const unreachableError = (error: Error): BackendUnreachableError =>
  new BackendUnreachableError(errorCode(error), { cause: error })
