import type { Page } from '@playwright/test'

/**
 * Misfits of the page in words: content wider than the window, text cut by a box or overflowing its button or cell,
 * overlapping header controls.
 */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(findMisfits)

// Runs in the page and must not use anything from outside.
function findMisfits(): readonly string[] {
  const misfits = new Set<string>()
  const slack = 1.5
  const width = window.innerWidth
  const root = document.documentElement
  if (root.scrollWidth > width) misfits.add(`the page is ${root.scrollWidth} px wide of ${width}`)

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
  const control = 'a, button, label, summary, th, td, dt, dd, legend, [role=tab]'

  /** Visible only to screen readers, or off the page until needed. */
  const isOffstage = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath !== 'none' || style.position === 'fixed') {
        const box = at.getBoundingClientRect()
        if (style.clipPath !== 'none' || box.bottom <= 0 || box.right <= 0 || box.left >= width)
          return true
      }
    }
    return false
  }

  const check = (text: Text, owner: Element): void => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5)
    if (rects.length === 0 || isOffstage(owner)) return
    const say = (what: string): void =>
      void misfits.add(`“${text.data.trim().slice(0, 40)}” ${what}`)
    const left = Math.min(...rects.map((rect) => rect.left))
    const right = Math.max(...rects.map((rect) => rect.right))
    const bottom = Math.max(...rects.map((rect) => rect.bottom))
    let scrolls = false
    for (let at: Element | null = owner; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const isOut = left < box.left - slack || right > box.right + slack
      if (/auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth) scrolls = true
      if (scrolls) continue
      if (style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth)
        say(`ends in dots in ${nameOf(at)}`)
      else if (/hidden|clip/.test(style.overflowX) && isOut) say(`is cut by ${nameOf(at)}`)
      else if (at.matches(control) && isOut) say(`runs out of ${nameOf(at)}`)
      // A preview may end after its lines; the whole text is one press away.
      const isPreview = style.webkitLineClamp !== 'none'
      if (!isPreview && /hidden|clip/.test(style.overflowY) && bottom > box.bottom + 4)
        say(`is cut below by ${nameOf(at)}`)
    }
    if (!scrolls && (left < -slack || right > width + slack)) say('is outside of the page')
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    if (!owner || (node.textContent ?? '').trim() === '') continue
    if (!owner.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    check(node as Text, owner)
  }

  const header = document.querySelector('body header')
  const menu = header?.querySelector('nav')
  if (menu && menu.scrollWidth > menu.clientWidth + 1)
    misfits.add(`of the top menu ${menu.scrollWidth - menu.clientWidth} px are cut`)
  const controls = [...(header?.querySelectorAll('a, button') ?? [])].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  for (const [at, one] of controls.entries()) {
    const box = one.getBoundingClientRect()
    if (box.left < -slack || box.right > width + slack)
      misfits.add(`${nameOf(one)} “${one.textContent}” is outside of the page`)
    for (const other of controls.slice(at + 1)) {
      const next = other.getBoundingClientRect()
      const isBeside = box.right <= next.left + slack || next.right <= box.left + slack
      const isBelow = box.bottom <= next.top + slack || next.bottom <= box.top + slack
      if (!isBeside && !isBelow)
        misfits.add(`“${one.textContent}” lies over “${other.textContent}”`)
    }
  }
  return [...misfits]
}
