import { createActor, fromPromise } from 'xstate'
import { readTextProperty } from '../../lib/json.ts'
import type { TabChannel } from '../../platform/tab-channel.ts'
import { renewSession } from './idle-limit.api.ts'
import { idleLimitMachine } from './idle-limit.machine.ts'
import type { IdleLimitActor, IdleLimitEvent } from './idle-limit.machine.ts'

/** The idle limit in milliseconds from the served page; null: none. */
export const idleLimitOf = (page: Document): number | null =>
  Number(page.querySelector<HTMLMetaElement>('meta[name="maru:session-idle-ms"]')?.content) || null

const RENEWED = 'activity.renewedElsewhere' satisfies IdleLimitEvent['type']

export const createIdleLimitActor = (settings: {
  readonly idleMs: number
  readonly channel: TabChannel | null
  readonly reportEnd: () => void
  readonly requestCheck: () => void
}) => {
  const actor = createActor(
    idleLimitMachine.provide({
      actors: {
        renewSession: fromPromise<boolean, void>(({ signal }) => renewSession({ signal })),
      },
      actions: {
        publishRenewal: () => settings.channel?.postMessage({ type: RENEWED }),
        reportEnd: settings.reportEnd,
        requestCheck: settings.requestCheck,
      },
    }),
    { input: { now: Date.now, idleMs: settings.idleMs } },
  )
  settings.channel?.addEventListener('message', ({ data }) => {
    if (readTextProperty(data, 'type') === RENEWED) actor.send({ type: RENEWED })
  })
  return actor
}

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

export const listenToPlayer = (page: Document, actor: IdleLimitActor): void => {
  const options = { capture: true, passive: true } as const
  for (const eventType of ACTIVITY_EVENTS) {
    page.addEventListener(eventType, () => actor.send({ type: 'player.acted' }), options)
  }
}
