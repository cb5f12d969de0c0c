import { seenSite } from '../seen/seen-site.ts'
import { keepForm, restoreForm } from './keep-form.ts'

/** Closes the overlay of an edit that was undone, which changes no module. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

/** The server then makes ready for edits, with all of the processor. */
const DRAWN_MS = 1_000

const whenDrawn = (act: () => void): void => {
  const wait = () => setTimeout(() => requestIdleCallback(act), DRAWN_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** `npm run dev`: what a running page does when files are edited. */
export function attendEdits(): void {
  // Vite looks for `import.meta.hot` in the text.
  if (import.meta.hot === undefined) return
  restoreForm()
  import.meta.hot.on('vite:beforeFullReload', keepForm)
  import.meta.hot.on('maru:valid', closeOverlay)
  // The new mock may answer differently.
  addEventListener(
    'maru:mock-replaced',
    () => void seenSite.read()?.queryClient.invalidateQueries(),
  )
  whenDrawn(() => import.meta.hot?.send('maru:page-ready'))
}
