// Here, and not where they are used: of what is imported later the bundler chooses the order.
import './app/styles.css'
// React is evaluated with this file, the site in another task: one for both would hold up a slow phone.
import 'react/jsx-runtime'
import 'react-dom/client'

if (import.meta.env.DEV) {
  // Beside the mock, not after it: both are many files here.
  void import('./app/start.tsx').catch(() => undefined)
  const { startBrowserMock } = await import('../mocks/browser/start.ts')
  await startBrowserMock()
}

try {
  await new Promise((resolve) => setTimeout(resolve))
  const { start } = await import('./app/start.tsx')
  const root = document.getElementById('root')
  if (root !== null) await start(root)
} catch (error) {
  document.body.classList.add('failed')
  throw error
}
