/** The panel's host element with a shadow root, so that page and panel do not style each other. */
export const HOST_ID = 'maru-panel'
/** Key in session storage of the scenario that is recorded. */
export const RECORDING = 'maru-panel:recording'

/** Player input events, hidden from the page when they occur in the panel. */
const INPUT_EVENTS = [
  'keydown',
  'keyup',
  'pointerdown',
  'touchmove',
  'wheel',
  'click',
  'focusin',
] as const

const isOfPanel = (event: Event): boolean =>
  event.composedPath().some((target) => target instanceof Element && target.id === HOST_ID)

/** A modal dialog blocks the page, so the panel moves into the topmost dialog as a popover. */
function keepOnTop(host: HTMLElement): void {
  const topmostContainer = () =>
    [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
  const move = () => {
    const container = topmostContainer()
    if (host.parentElement === container && host.matches(':popover-open')) return
    if (host.parentElement !== container) container.append(host)
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

export function createHost(): ShadowRoot {
  const host = document.createElement('div')
  host.id = HOST_ID
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  for (const type of INPUT_EVENTS) host.addEventListener(type, (event) => event.stopPropagation())
  keepOnTop(host)
  return root
}

/** True for real player input outside the panel. */
export const isByPlayer = (event: Event | undefined): boolean =>
  event?.isTrusted === true && !isOfPanel(event)
