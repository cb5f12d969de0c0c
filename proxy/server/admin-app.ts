import { Hono } from 'hono'
import type { createMetrics } from './metrics.ts'

/** Plain text with `no-store`. */
export const plain = (text: string, status = 200, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

export const alive = (): Response => plain('alive\n')

type Metrics = Pick<ReturnType<typeof createMetrics>, 'text' | 'type'>

/**
 * The operators' endpoints on their own port: `/healthz`, `/readyz`, `/metrics`; 404 otherwise. `findMissing` returns
 * the reasons why the server is not ready.
 */
export function createAdminApp(
  findMissing: () => Promise<readonly string[]>,
  metrics: Metrics,
): Hono {
  const app = new Hono({ strict: false })
  app.get('/healthz', alive)
  app.get('/readyz', async () => {
    const missing = await findMissing()
    return missing.length === 0 ? plain('ready\n') : plain(`${missing.join('\n')}\n`, 503)
  })
  app.get('/metrics', async () => plain(await metrics.text(), 200, metrics.type))
  app.all('*', () => plain('Not found.\n', 404))
  return app
}
