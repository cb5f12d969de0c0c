import { eachTab } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const oneGame: Invariant = {
  name: 'at most one game opens at a time',
  reason: 'Two windows open, and one of them stays empty.',
  remedy: 'Refuse `game.chosen` while a window is reserved.',
  isCheckedWhileCalling: true,
  watch: eachTab(({ number, windows }, { calls }) => {
    const runningCalls = calls.filter(
      (call) => call.tab === number && call.operation === 'openGame' && call.outcome === null,
    )
    const reservedWindows = windows.filter(({ state }) => state === 'reserved')
    // A reserved window and its call are one game.
    const count = Math.max(runningCalls.length, reservedWindows.length)
    return count < 2 ? [] : [`${count} games open`]
  }),
}

export const oneLeader: Invariant = {
  name: 'at most one tab that is not frozen runs the health check',
  reason: 'Every tab asks the backend, and each ends the session of the others.',
  remedy: 'Check only while the lock is held.',
  watch: () => (snapshot) => {
    const leaders = snapshot.tabs.filter(
      ({ isFrozen, statesOf }) =>
        !isFrozen && statesOf('healthCheck').some((state) => state.startsWith('leading')),
    )
    return snapshot.areTabsIsolated || leaders.length < 2
      ? []
      : [`tabs ${leaders.map(({ number }) => number).join(' and ')}`]
  },
}
