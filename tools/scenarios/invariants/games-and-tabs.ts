import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const oneGame: Invariant = {
  name: 'at most one game opens at a time',
  reason: 'Two windows open, and one of them stays empty.',
  remedy: 'Refuse `game.chosen` while a window is reserved.',
  isCheckedWhileCalling: true,
  watch: eachTab(({ number, windows }, { calls }) => {
    const running = calls.filter(
      (call) => call.tab === number && call.operation === 'openGame' && call.outcome === null,
    )
    const reserved = windows.filter(({ state }) => state === 'reserved')
    const count = Math.max(running.length, reserved.length)
    return count < 2 ? [] : [`${count} games open`]
  }),
}

export const oneLeader: Invariant = {
  name: 'at most one awake tab checks for all',
  reason: 'Every tab asks the backend, and each ends the session of the others.',
  remedy: 'Check only while the lock is held.',
  watch: () => (snapshot) => {
    const leading = snapshot.tabs.filter(
      ({ isFrozen, statesOf }) =>
        !isFrozen && statesOf('healthCheck').some((state) => state.startsWith('leading')),
    )
    return snapshot.areTabsApart || leading.length < 2
      ? []
      : [`tabs ${leading.map(({ number }) => number).join(' and ')}`]
  },
}
