import { Readable } from 'node:stream'
import { Pool } from 'undici'
import { backendAddress } from './backend-address.ts'
import { BackendUnreachable } from './backend-errors.ts'
import { MONEY_CALLS, SHARED_CALLS } from './call-limits.ts'
import type { BackendPort } from '../ports.ts'

const CONNECT_TIMEOUT_MS = 3_000

/**
 * Idle connections end here before they end there: after this time, or so much earlier than the
 * backend says in `Keep-Alive: timeout=`.
 */
const KEEP_ALIVE_MS = 3_000
const KEEP_ALIVE_AHEAD_MS = 2_000

/** Answers up to this size are read at once; larger ones stay a stream, which `readText` limits. */
const SMALL_BYTES = 262_144

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS|ERR_SSL|UNABLE_TO)_.*|.*CERT.*)$/
/** The connection broke; whether the backend received the request is unknown. */
const BROKEN = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/
const BODILESS: readonly number[] = [204, 205, 304]

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/**
 * The backend over HTTP, by a pool of keep-alive connections, without redirects. What moves money goes
 * over a connection of its own: a kept one may close while the request is on its way. A repeatable
 * call is asked once more, on a new connection, when its connection breaks before the answer. Only
 * the caller's signal limits the time of a call. Rejects with `BackendUnreachable` when the backend
 * received nothing.
 */
export function createUndiciBackend(url: string): { send: BackendPort; close(): Promise<void> } {
  const { origin, prefix } = backendAddress(url)
  const common = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  }
  const kept = new Pool(origin, {
    ...common,
    connections: SHARED_CALLS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveTimeoutThreshold: KEEP_ALIVE_AHEAD_MS,
  })
  // Without pipelining undici keeps no connection.
  const fresh = new Pool(origin, {
    ...common,
    connections: SHARED_CALLS + MONEY_CALLS,
    pipelining: 0,
  })
  return {
    send: async ({ path, headers, body, signal, delivery }) => {
      const options = { path: prefix + path, method: 'POST', headers: { ...headers }, body, signal }
      const first = delivery === 'fresh' ? fresh : kept
      const answer = await first
        .request(options)
        .catch((error: unknown) => {
          const isBroken = BROKEN.test(codeOf(error)) && !signal.aborted
          if (delivery === 'repeatable' && isBroken) return fresh.request(options)
          throw error
        })
        .catch((error: unknown) => {
          if (!NEVER_CONNECTED.test(codeOf(error))) throw error
          throw new BackendUnreachable(codeOf(error), { cause: error })
        })
      const headersKept = ['content-type', 'content-length', 'retry-after'].flatMap((name) => {
        const value = single(answer.headers[name])
        return value === undefined ? [] : [[name, value] as const]
      })
      const init = { status: answer.statusCode, headers: Object.fromEntries(headersKept) }
      if (BODILESS.includes(answer.statusCode)) {
        await answer.body.dump()
        return new Response(null, init)
      }
      const isSmall = Number(init.headers['content-length']) <= SMALL_BYTES
      if (isSmall) return new Response(await answer.body.text(), init)
      return new Response(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, init)
    },
    close: async () => {
      await Promise.all([kept.destroy(), fresh.destroy()])
    },
  }
}
