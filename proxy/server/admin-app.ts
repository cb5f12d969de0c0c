import { Hono } from 'hono'
import type { createMetrics } from './metrics.ts'

/** Plain text with `no-store`. */
export const plainText = (
  text: string,
  status = 200,
  type = 'text/plain; charset=utf-8',
): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

export const respondAlive = (): Response => plainText('alive\n')

type MetricsText = Pick<ReturnType<typeof createMetrics>, 'text' | 'type'>

/**
 * The operators' endpoints on their own port: `/healthz`, `/readyz`, `/metrics`; 404 otherwise. `findReasons` returns
 * the reasons why the server is not ready.
 */
export function createAdminApp(
  findReasons: () => Promise<readonly string[]>,
  metrics: MetricsText,
): Hono {
  const app = new Hono({ strict: false })
  app.get('/healthz', respondAlive)
  app.get('/readyz', async () => {
    const reasons = await findReasons()
    return reasons.length === 0 ? plainText('ready\n') : plainText(`${reasons.join('\n')}\n`, 503)
  })
  app.get('/metrics', async () => plainText(await metrics.text(), 200, metrics.type))
  app.all('*', () => plainText('Not found.\n', 404))
  return app
}
