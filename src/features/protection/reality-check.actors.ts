import { createActor, fromPromise } from 'xstate'
import { readTextProperty } from '../../lib/json.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { answerRealityCheck, getProtection } from './protection.api.ts'
import type { Protection } from './protection.model.ts'
import { realityCheckMachine } from './reality-check.machine.ts'
import type { RealityCheckEvent } from './reality-check.machine.ts'

const CHANGED = 'check.changed' satisfies RealityCheckEvent['type']
const POLL_INTERVAL_MS = 500

export const createRealityCheckActor = (settings: {
  readonly channel: TabChannel | null
  readonly isOccupied: () => boolean
}) => {
  const waitUntilFree = async (signal: AbortSignal): Promise<undefined> => {
    while (settings.isOccupied() && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    return undefined
  }
  const actor = createActor(
    realityCheckMachine.provide({
      actors: {
        readFacts: fromPromise<Protection, void>(({ signal }) => getProtection({ signal })),
        waitUntilFree: fromPromise<undefined, void>(({ signal }) => waitUntilFree(signal)),
        answerCheck: fromPromise<Protection, { due: string }>(({ input, signal }) =>
          answerRealityCheck(input.due, { signal }),
        ),
      },
      actions: { publishAnswer: () => settings.channel?.postMessage({ type: CHANGED }) },
    }),
    { input: { now: Date.now } },
  )
  settings.channel?.addEventListener('message', ({ data }) => {
    if (readTextProperty(data, 'type') === CHANGED) actor.send({ type: CHANGED })
  })
  return actor
}
