import { createRoot } from 'react-dom/client'
import { shownStateOf } from '../../mocks/browser/shown-state.ts'

const root = createRoot(document.getElementById('root') ?? document.body)
const state = shownStateOf(location.hostname)

// The page itself has other styles than the parts that it shows.
if (state === null) {
  const { StatesPage } = await import('./states-page.tsx')
  root.render(<StatesPage />)
} else {
  const { PartsFrame } = await import('./parts-frame.tsx')
  root.render(<PartsFrame language={state.language} />)
}
