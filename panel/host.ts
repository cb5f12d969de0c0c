/** What the panel is found by: an element with a shadow root, so that neither page nor panel styles the other. */
export const HOST_ID = 'maru-panel'

/** What the page hears of a player: nothing in the panel is one of these. */
const SIGNS = ['keydown', 'keyup', 'pointerdown', 'touchmove', 'wheel', 'click', 'focusin'] as const

const isOfPanel = (event: Event): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.id === HOST_ID)

/**
 * A page under a modal dialog can be neither pressed nor read: the panel goes into the dialog that lies on
 * top, and lies above it as a popover.
 */
function keepOnTop(host: HTMLElement): void {
  const home = () =>
    [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
  const move = () => {
    const place = home()
    if (host.parentElement === place && host.matches(':popover-open')) return
    if (host.parentElement !== place) place.append(host)
    if (!host.matches(':popover-open')) host.showPopover()
  }
  new MutationObserver(move).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  move()
}

/** Puts the host into the page. */
export function createHost(): ShadowRoot {
  const host = document.createElement('div')
  host.id = HOST_ID
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  for (const sign of SIGNS) host.addEventListener(sign, (event) => event.stopPropagation())
  keepOnTop(host)
  return root
}

/** True for what a player does: not in the panel, and not by a script. */
export const isByPlayer = (event: Event | undefined): boolean =>
  event?.isTrusted === true && !isOfPanel(event)
