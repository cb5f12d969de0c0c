import { freePort } from '../../scripts/ports.ts'
import { run, waitUntilHealthy } from '../../scripts/processes.ts'

export type DevServer = { readonly siteUrl: string; readonly stop: () => Promise<void> }

/** `npm run dev` on a free port, with the mock in the page unless BACKEND_URL is set. */
export async function startDevServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const vite = run({
    name: 'The development server',
    main: 'tests/support/serve-dev.ts',
    env: { PORT: String(port), ...settings },
    log: `.cache/logs/dev-${port}.log`,
  })
  try {
    // A page is answered when its files are compiled, or after 3 s.
    await waitUntilHealthy(`${siteUrl}/favicon.svg`, vite)
  } catch (error) {
    await vite.stop()
    throw error
  }
  return { siteUrl, stop: vite.stop }
}
