import { seenSite } from '../seen/seen-site.ts'
import { keepForm, restoreForm } from './keep-form.ts'

const NAME = 'maru-type-errors'

const style = `:host { position: fixed; inset: auto 8px 8px auto; z-index: 2147483000; max-width: min(720px, 90vw); margin: 0; padding: 0; border: 0; background: none }
details { background: #2b1518; color: #ffd9d9; border: 1px solid #ff8a8a; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
summary { padding: 6px 12px; cursor: pointer }
pre { margin: 0; padding: 0 12px 12px; max-height: 40vh; overflow: auto; white-space: pre-wrap }`

/** Shows the type errors in a corner of the page, which stays usable; none: removes them. */
function showTypeErrors(errors: readonly string[]): void {
  document.querySelector(NAME)?.remove()
  if (errors.length === 0) return
  const host = document.createElement(NAME)
  host.setAttribute('popover', 'manual')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const [details, summary, list] = ['details', 'summary', 'pre'].map((tag) =>
    document.createElement(tag),
  ) as [HTMLDetailsElement, HTMLElement, HTMLElement]
  summary.textContent = `${errors.length} type ${errors.length === 1 ? 'error' : 'errors'}`
  list.textContent = errors.join('\n')
  details.append(summary, list)
  details.open = true
  root.append(details)
  document.documentElement.append(host)
  // Above dialogs.
  host.showPopover()
}

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
  import.meta.hot.on('maru:types', ({ errors }: { errors: readonly string[] }) =>
    showTypeErrors(errors),
  )
  // The new mock may answer differently.
  addEventListener('maru:mock-replaced', () => {
    const refetch = seenSite.read()?.queryClient.invalidateQueries()
    void refetch?.finally(() => import.meta.hot?.send('maru:answered'))
  })
  whenDrawn(() => import.meta.hot?.send('maru:page-ready'))
}
