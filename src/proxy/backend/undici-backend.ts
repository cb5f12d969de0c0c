import { Readable } from 'node:stream'
import { Pool } from 'undici'
import { backendAddress } from './backend-address.ts'
import { BackendUnreachable } from './backend-errors.ts'
import type { BackendPort } from '../ports.ts'

const CONNECT_TIMEOUT_MS = 3_000
const CONNECTIONS = 128

/** Answers up to this size are read at once; larger ones stay a stream, which `readText` limits. */
const SMALL_BYTES = 262_144

const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS|ERR_SSL|UNABLE_TO)_.*|.*CERT.*)$/
const BODILESS: readonly number[] = [204, 205, 304]

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/**
 * The backend over HTTP, by a pool of keep-alive connections, without redirects or retries. Only the
 * caller's signal limits the time of a call. Rejects with `BackendUnreachable` when the backend
 * received nothing.
 */
export function createUndiciBackend(url: string): { send: BackendPort; close(): Promise<void> } {
  const { origin, prefix } = backendAddress(url)
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  return {
    send: async ({ path, headers, body, signal }) => {
      const options = { path: prefix + path, method: 'POST', headers: { ...headers }, body, signal }
      const answer = await pool.request(options).catch((error: unknown) => {
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
    close: () => pool.destroy(),
  }
}
