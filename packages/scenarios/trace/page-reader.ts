import type { PageWindow } from '../screen/window.ts'
import { nothingRead, pageLines } from './page-lines.ts'

export type PageReader = {
  /** Greater than before if something may be different on the page. */
  readonly changes: () => number
  readonly lines: () => readonly string[]
}

const ofPlayers = ['input', 'change', 'focusin', 'focusout', 'toggle'] as const

/** Reads a page again and again; what has not changed since is not read again. */
export function readPage(window: PageWindow): PageReader {
  const { document, MutationObserver: Observer } = window
  const memory = nothingRead()
  let count = 0
  const forget = (node: EventTarget | null) => {
    count += 1
    for (let at = node as Node | null; at !== null; at = at.parentNode) {
      memory.lines.delete(at as Element)
      memory.looks.delete(at as Element)
    }
  }
  const observer = new Observer((records) => {
    for (const { target } of records) forget(target)
  })
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document, all)
  for (const type of ofPlayers)
    document.addEventListener(type, ({ target }) => forget(target), true)
  window.addEventListener('popstate', () => (count += 1))
  return { changes: () => count, lines: () => pageLines(window, memory) }
}
