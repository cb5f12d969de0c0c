// These styles are imported first, because the bundler reorders styles of later imports.
import './app/styles.css'
import './generated/brand/roles.css'
// React is evaluated with this file and the site in another task; one task for both would block a slow phone.
import 'react/jsx-runtime'
import 'react-dom/client'

if (import.meta.env.DEV) {
  // Built pages have it as an inline script.
  void import('./app/inline-scripts.ts').then(({ showTheme }) => showTheme())
  // The site loads in parallel with the mock, because both are many files in development.
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
