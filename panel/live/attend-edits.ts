import { seenSite } from '../seen/seen-site.ts'
import { keepForm, restoreForm } from './keep-form.ts'
import { showTypeErrors } from './type-errors.ts'

/** The overlay of an edit that was mended without any change. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
}

/** `npm run dev`: what a running page does when files are edited. */
export function attendEdits(): void {
  const { hot } = import.meta
  if (hot === undefined) return
  restoreForm()
  hot.on('vite:beforeFullReload', keepForm)
  hot.on('maru:valid', closeOverlay)
  hot.on('maru:types', ({ errors }: { errors: readonly string[] }) => showTypeErrors(errors))
  // The new mock may answer otherwise.
  addEventListener('maru:mock-replaced', () => {
    void seenSite.read()?.queryClient.invalidateQueries()
  })
  hot.send('maru:page-ready')
}
