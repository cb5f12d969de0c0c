import { start } from './app/start.tsx'

if (import.meta.env.DEV) {
  const { startBrowserMock } = await import('../mocks/browser/start.ts')
  await startBrowserMock()
}

const root = document.getElementById('root')
if (root !== null) await start(root)
