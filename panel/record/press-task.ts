import { isByPlayer } from '../host.ts'

const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'click', 'submit'] as const

let isPressed = false

/** Whether what runs now was brought about by something that the player does, outside the panel. */
export const isInPress = (): boolean => isPressed

/** Notes each press before the page hears of it, until the task of the press is over. */
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
