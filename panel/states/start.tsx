import { createRoot } from 'react-dom/client'
import { shownStateOf } from '../../mocks/browser/screen-states.ts'

const root = createRoot(document.getElementById('root') ?? document.body)

// The page itself has other styles than the components that it frames.
if (shownStateOf(location.hostname) === null) {
  const { StatesPage } = await import('./states-page.tsx')
  root.render(<StatesPage />)
} else {
  const { Gallery } = await import('./gallery.tsx')
  root.render(<Gallery />)
}
