import { observedSite } from '../observed/observed-site.ts'
import { saveForm, restoreForm } from './form-state.ts'

/** Closes the overlay of an edit that was undone, which changes no module. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

/** The server then makes ready for edits, with all of the processor. */
const IDLE_DELAY_MS = 1_000

const whenIdle = (act: () => void): void => {
  const wait = () => setTimeout(() => requestIdleCallback(act), IDLE_DELAY_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** `npm run dev`: what a running page does when files are edited. */
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
  whenIdle(() => import.meta.hot?.send('maru:page-ready'))
}
