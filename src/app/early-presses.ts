declare global {
  interface Window {
    /** Stops recording and returns a function that replays the presses; in prerendered pages only. */
    takeEarlyPresses?: () => () => void
  }
}

/**
 * Records presses on buttons and submitted forms until the site's code is loaded; each form is submitted once. Links
 * and fields work without the code. Prerendered pages contain this function as an inline script, so it must not
 * reference anything outside itself.
 */
export function keepEarlyPresses(): void {
  const queue: (() => void)[] = []
  const forms = new Set<HTMLFormElement>()
  const keep = (event: Event): void => {
    const { target } = event
    if (target instanceof HTMLFormElement) {
      event.preventDefault()
      if (forms.has(target)) return
      forms.add(target)
      queue.push(() => target.requestSubmit())
      return
    }
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null || button.type === 'submit' || button.popoverTargetElement) return
    queue.push(() => button.click())
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    return () => {
      for (const play of queue.splice(0)) play()
    }
  }
}
