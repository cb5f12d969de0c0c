import { isByPlayer } from '../page/host.ts'

const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'click', 'submit'] as const

let isPressed = false

/** Whether the current code runs because of player input outside the panel. */
export const isInPress = (): boolean => isPressed

/** Marks each press before the page handles it, until its task ends. */
export function watchPresses(): void {
  const note = (event: Event) => {
    if (!isByPlayer(event)) return
    isPressed = true
    setTimeout(() => {
      isPressed = false
    })
  }
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true })
}
