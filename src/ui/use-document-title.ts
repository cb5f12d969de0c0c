import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The product tag: the title with which the page was served, before a screen has set its own. */
const siteName = typeof document === 'undefined' ? '' : document.title

/** While the screen is shown, the document's title is its heading beside the product tag (R-NAV-05). */
export const useDocumentTitle = (heading: RefObject<HTMLElement | null>): void => {
  // After every render: what the heading says changes with language and content.
  useEffect(() => {
    document.title = `${heading.current?.textContent} · ${siteName}`
  })
  useEffect(
    () => () => {
      document.title = siteName
    },
    [],
  )
}
