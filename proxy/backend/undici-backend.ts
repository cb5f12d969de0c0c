import { Pool } from 'undici'
import type { Dispatcher } from 'undici'
import { backendAddress } from '../settings/backend-address.ts'
import { BackendUnreachable } from './backend-errors.ts'
import { MONEY_CALLS, SHARED_CALLS } from './call-limits.ts'
import { readBody } from './fetch-backend.ts'
import type { BackendPort, BackendRequest, BackendResponse } from '../ports/ports.ts'

const CONNECT_TIMEOUT_MS = 3_000

/** Idle connections close after this time, or a little before the backend's `Keep-Alive: timeout=`. */
const KEEP_ALIVE_MS = 3_000
const KEEP_ALIVE_AHEAD_MS = 2_000

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS|ERR_SSL|UNABLE_TO)_.*|.*CERT.*)$/
/** The connection broke; whether the backend received the request is unknown. */
const BROKEN = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Whether an error occurred before the connection was made, for example when no local port was free. */
const hasNeverConnected = (error: unknown): boolean => {
  const syscall = error instanceof Error && 'syscall' in error ? error.syscall : null
  return syscall === 'connect' || syscall === 'getaddrinfo' || NEVER_CONNECTED.test(codeOf(error))
}

const single = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null

/**
 * The backend over HTTP, with a pool of keep-alive connections and without redirects. Money requests use a new
 * connection each, because a kept connection may close while the request is being sent. A repeatable call is sent
 * again once, on a new connection, if its connection breaks before the answer. Only the caller's signal limits the
 * time of a call. Rejects with `BackendUnreachable` when the backend received nothing.
 */
export function createUndiciBackend(url: string): { send: BackendPort; close(): Promise<void> } {
  const { origin, prefix } = backendAddress(url)
  const common = {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  }
  const reused = new Pool(origin, {
    ...common,
    connections: SHARED_CALLS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveTimeoutThreshold: KEEP_ALIVE_AHEAD_MS,
  })
  // undici keeps no connection open when pipelining is 0.
  const fresh = new Pool(origin, {
    ...common,
    connections: SHARED_CALLS + MONEY_CALLS,
    pipelining: 0,
  })
  return {
    send: (request) => {
      const { path, headers, body, delivery, method = 'POST' } = request
      const options = { path: prefix + path, method, headers, body: body === '' ? null : body }
      const call = createCall(request)
      const response = call.ask(
        (handler) => void (delivery === 'fresh' ? fresh : reused).dispatch(options, handler),
        delivery === 'repeatable' ? (handler) => void fresh.dispatch(options, handler) : null,
      )
      return { response, abort: call.abort }
    },
    close: async () => {
      await Promise.all([reused.destroy(), fresh.destroy()])
    },
  }
}

type Head = Pick<BackendResponse, 'status' | 'contentType' | 'retryAfter' | 'headers'>
type Dispatch = (handler: Dispatcher.DispatchHandler) => void

/** Collects the response of one call; calls `again` if the connection broke before the response. */
function createCall({
  limitBytes,
  keepsHeaders = false,
}: Pick<BackendRequest, 'limitBytes' | 'keepsHeaders'>) {
  let isAborted = false
  let controller: Dispatcher.DispatchController | null = null
  let hasBegun = false
  const abort = () => {
    isAborted = true
    controller?.abort(new Error('the caller has disconnected'))
  }
  const ask = (dispatch: Dispatch, again: Dispatch | null) =>
    new Promise<BackendResponse>((resolve, reject) => {
      let head: Head = { status: 0, contentType: null, retryAfter: null }
      let coding = single(undefined)
      const chunks: Buffer[] = []
      let size = 0
      const count = (bytes: number) => {
        size += bytes
        if (size <= limitBytes) return
        resolve({ ...head, text: null, bodyFault: null })
        abort()
      }
      dispatch({
        onRequestStart: (started) => {
          controller = started
          if (isAborted) abort()
        },
        onResponseStart: (_, status, headers) => {
          if (status < 200) return
          hasBegun = true
          const contentType = single(headers['content-type'])
          head = { status, contentType, retryAfter: single(headers['retry-after']) }
          if (keepsHeaders) head = { ...head, headers }
          coding = [headers['content-encoding'] ?? []].flat().join(',')
          // A declared length over the limit fails before the body arrives.
          if (Number(headers['content-length']) > limitBytes) count(limitBytes + 1)
        },
        onResponseData: (_, chunk) => {
          chunks.push(chunk)
          count(chunk.length)
        },
        onResponseEnd: () => {
          const [only = empty] = chunks
          const body = chunks.length > 1 ? Buffer.concat(chunks) : only
          resolve({ ...head, ...readBody(body, coding) })
        },
        onResponseError: (_, error) => {
          if (again !== null && !hasBegun && !isAborted && BROKEN.test(codeOf(error))) {
            ask(again, null).then(resolve, reject)
            return
          }
          const isReceived = hasBegun || !hasNeverConnected(error)
          reject(isReceived ? error : new BackendUnreachable(codeOf(error), { cause: error }))
        },
      })
    })
  return { ask, abort }
}

const empty = Buffer.alloc(0)
