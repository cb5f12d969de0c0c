import type { Page } from '@playwright/test'

/** Where a translator does not look. */
const SKIPPED = 'script, style, noscript, textarea, option, title, svg'

/**
 * Translates the page, now and after each change, like a browser's translator: puts `<font><font>text</font></font>`
 * in the place of each text node. The words stay the same, so that a page shows what it showed before.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(startTranslating, SKIPPED)

/** Translates every page that is opened from now on, from its first text on. */
export async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(startTranslating, SKIPPED)
}

// Runs in the page and must not use anything from outside.
function startTranslating(skipped: string): void {
  const font: string = 'font'
  const replace = (text: Text): void => {
    const owner = text.parentElement
    if (owner === null || owner.closest(skipped) || owner.matches('font font')) return
    if (text.data.trim() === '') return
    const outer = document.createElement(font)
    const inner = document.createElement(font)
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  const within = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) replace(text)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) replace(target)
      for (const added of addedNodes) within(added)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  within(document)
}
