import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const oneGame: Invariant = {
  name: 'at most one game opens at a time',
  reason: 'Two windows open, and one of them stays empty.',
  remedy: 'Refuse `game.chosen` while a window is reserved.',
  holdsWhileCalling: true,
  watch: eachTab(({ number, windows }, { calls }) => {
    const running = calls.filter(
      (call) => call.tab === number && call.operation === 'openGame' && call.outcome === null,
    )
    const reserved = windows.filter(({ state }) => state === 'reserved')
    const found = Math.max(running.length, reserved.length)
    return found < 2 ? [] : [`${found} games open`]
  }),
}
