import type { Invariant } from './invariant.model.ts'

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
