const NAME = 'maru-type-errors'

const style = `:host { position: fixed; inset: auto 8px 8px auto; z-index: 2147483000; max-width: min(720px, 90vw); margin: 0; padding: 0; border: 0; background: none }
details { background: #2b1518; color: #ffd9d9; border: 1px solid #ff8a8a; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
summary { padding: 6px 12px; cursor: pointer }
pre { margin: 0; padding: 0 12px 12px; max-height: 40vh; overflow: auto; white-space: pre-wrap }`

/** Shows the type errors in a corner of the page, which stays usable; none: removes them. */
export function showTypeErrors(errors: readonly string[]): void {
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
