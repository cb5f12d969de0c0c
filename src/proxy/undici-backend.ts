import { Pool } from 'undici'
import type { BackendPort } from './ports.ts'

/** The way to a backend over HTTP, by a pool of kept-alive connections. */
export function createUndiciBackend(url: string): { send: BackendPort; close(): Promise<void> } {
  const { origin, pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, { connections: 128, keepAliveTimeout: 10_000 })
  return {
    send: async ({ path, headers, body, signal }) => {
      const answer = await pool.request({
        path: prefix + path,
        method: 'POST',
        headers: { ...headers },
        body,
        signal,
      })
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'retry-after': String(answer.headers['retry-after'] ?? '') },
      })
    },
    close: () => pool.close(),
  }
}
