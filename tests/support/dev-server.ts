import { freePort } from '../../scripts/ports.ts'
import { run, waitUntilHealthy } from '../../scripts/processes.ts'

export type DevServer = { readonly siteUrl: string; readonly stop: () => Promise<void> }

/** `npm run dev` on a free port: no backend, no proxy, the mock inside the page. */
export async function startDevServer(): Promise<DevServer> {
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const vite = run({
    name: 'The development server',
    main: 'tests/support/serve-dev.ts',
    env: { PORT: String(port) },
    log: `.cache/logs/dev-${port}.log`,
  })
  try {
    await waitUntilHealthy(`${siteUrl}/`, vite)
  } catch (error) {
    await vite.stop()
    throw error
  }
  return { siteUrl, stop: vite.stop }
}
