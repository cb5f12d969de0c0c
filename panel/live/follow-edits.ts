import { observedSite } from '../observed/observed-site.ts'
import { saveForm, restoreForm } from './form-state.ts'

/** Closes the overlay of an edit that was undone, which changes no module. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

/** After this delay the server prepares for edits, which takes the whole processor. */
const IDLE_DELAY_MS = 1_000

const runWhenIdle = (callback: () => void): void => {
  const wait = () => setTimeout(() => requestIdleCallback(callback), IDLE_DELAY_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** `npm run dev`: handles edited files in a running page. */
export function followEdits(): void {
  // Vite looks for `import.meta.hot` in the text.
  if (import.meta.hot === undefined) return
  restoreForm()
  import.meta.hot.on('vite:beforeFullReload', saveForm)
  import.meta.hot.on('maru:valid', closeOverlay)
  // The new mock may answer differently.
  addEventListener(
    'maru:mock-replaced',
    () => void observedSite.read()?.queryClient.invalidateQueries(),
  )
  runWhenIdle(() => import.meta.hot?.send('maru:page-ready'))
}
