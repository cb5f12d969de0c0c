import { GAME_LOADING_DIALOG_MS } from '#site/lib/business-constants.ts'
import type { Invariant } from './invariant.model.ts'

const LOADING_DIALOG = 'msg2306'

export const loadingDialogEnds: Invariant = {
  name: `the dialog of a game that loads is closed after ${GAME_LOADING_DIALOG_MS} ms`,
  reason: 'The site cannot be used while a provider is slow.',
  remedy: 'Leave the state with the dialog `after` that time.',
  watch: () => {
    const since = new Map<number, number>()
    return ({ tabs, now }) =>
      tabs.flatMap(({ number, isFrozen, machineDialogs }) => {
        // A frozen page is not visible, and nothing runs in it.
        if (isFrozen || machineDialogs?.includes(LOADING_DIALOG) !== true) {
          since.delete(number)
          return []
        }
        const first = since.get(number) ?? now
        since.set(number, first)
        return now - first < GAME_LOADING_DIALOG_MS ? [] : [`open for ${now - first} ms`]
      })
  },
}
