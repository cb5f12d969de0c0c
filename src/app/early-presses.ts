declare global {
  interface Window {
    /** Ends the keeping and returns what plays the presses; in prerendered pages only. */
    takeEarlyPresses?: () => () => void
  }
}

/**
 * Keeps presses on buttons and the sending of forms until the site's code is there: links and fields
 * work without it, these do not. A prerendered page holds this function as its inline script, so it
 * names nothing outside itself.
 */
export function keepEarlyPresses(): void {
  const kept: (() => void)[] = []
  const keep = (event: Event): void => {
    const { target } = event
    if (target instanceof HTMLFormElement) {
      event.preventDefault()
      kept.push(() => target.requestSubmit())
      return
    }
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null || button.type === 'submit' || button.popoverTargetElement) return
    kept.push(() => button.click())
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    return () => {
      for (const play of kept.splice(0)) play()
    }
  }
}
