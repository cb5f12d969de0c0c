/** Toasts, dialogs, and the warning that replaces a screen. */
const MESSAGE_SELECTOR = 'section[aria-live="polite"] li, dialog[open], main p[role="alert"]'

export function watchMessages(
  document: Document,
  Observer: typeof MutationObserver,
  onMessage: (texts: readonly string[]) => void,
): void {
  const lastTexts = new WeakMap<Element, string>()
  const reportChanges = () => {
    for (const element of document.querySelectorAll(MESSAGE_SELECTOR)) {
      const parts = element.matches('p') ? [element] : element.querySelectorAll('h2, p, span')
      const texts = [...parts].map(({ textContent }) => textContent.trim())
      const joinedText = texts.join('\n')
      if (lastTexts.get(element) === joinedText) continue
      lastTexts.set(element, joinedText)
      onMessage(texts.filter((text) => text !== ''))
    }
  }
  new Observer(reportChanges).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
}
