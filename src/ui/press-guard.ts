/** Time in which a second press belongs to the first one: the double-click time of common systems. */
const DOUBLE_PRESS_MS = 500
/** Pixels between the two presses of a finger. */
const NEAR_PX = 32

const actingKeys = new Set(['Enter', ' ', 'Escape'])

type Press = { readonly x: number; readonly y: number; readonly isDown: boolean }
type KeyPress = { readonly key: string; readonly target: EventTarget | null }

let lastPress: Press | undefined
let lastKey: KeyPress | undefined

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A held key acts only where its press began, not on a dialog that it has opened or uncovered. */
const noteKey = (event: KeyboardEvent) => {
  const { key, target, repeat } = event
  if (!actingKeys.has(key)) return
  if (!repeat) lastKey = { key, target }
  else if (lastKey?.key === key && lastKey.target !== target) swallow(event)
}

const notePress = ({ type, clientX: x, clientY: y }: PointerEvent) => {
  lastPress = { x, y, isDown: type === 'pointerdown' }
  lastKey = undefined
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', noteKey, true)
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(type, notePress, true)
}

/** Whether a press is near an earlier one. Those of scripts and screen readers, at 0,0, are not. */
const isNear = (press: Press | undefined, { clientX: x, clientY: y }: MouseEvent) =>
  press !== undefined && (x !== 0 || y !== 0) && Math.hypot(press.x - x, press.y - y) <= NEAR_PX

const isOutside = (dialog: Element, { target, clientX: x, clientY: y }: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (x < left || x > right || y < top || y > bottom)
}

/**
 * Guards a modal dialog that opens now. It ignores a press that began before, and within 500 ms the second half of a
 * double press (same place, same key) and presses outside it. `onOutsidePress` is called for later presses outside it.
 * Returns the end of the guard.
 */
export const guardPresses = (dialog: HTMLElement, onOutsidePress: () => void): (() => void) => {
  const openedAt = performance.now()
  const press = lastPress
  let pressedKey = lastKey?.key
  const isEarly = () => performance.now() - openedAt < DOUBLE_PRESS_MS
  let isIgnored = press?.isDown === true
  let isKeyIgnored = false
  let beganOutside = false
  const down = (event: PointerEvent) => {
    isIgnored = isEarly() && isNear(press, event)
    beganOutside = !isEarly() && isOutside(dialog, event)
  }
  const click = (event: MouseEvent) => {
    // `detail` is 0 for a click that comes from a key.
    if (event.detail === 0) return
    if (isIgnored) swallow(event)
    else if (beganOutside && isOutside(dialog, event)) onOutsidePress()
  }
  const keyDown = (event: KeyboardEvent) => {
    // A player who moves the focus first has noticed the dialog.
    if (event.key === 'Tab') pressedKey = undefined
    if (!event.repeat) isKeyIgnored = event.key === pressedKey && isEarly()
    if (isKeyIgnored && event.key === pressedKey) swallow(event)
  }
  // These two are on the dialog, because Safari sends clicks only to elements that listen.
  dialog.addEventListener('pointerdown', down, true)
  dialog.addEventListener('click', click, true)
  document.addEventListener('keydown', keyDown, true)
  return () => {
    dialog.removeEventListener('pointerdown', down, true)
    dialog.removeEventListener('click', click, true)
    document.removeEventListener('keydown', keyDown, true)
  }
}
