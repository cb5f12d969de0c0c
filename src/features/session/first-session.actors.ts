import { onRetry } from '../../lib/load-once.ts'
import type { SessionEvent } from './session.setup.ts'
import { initialContext } from './session.model.ts'
import type { RestoredSession } from './session.model.ts'
import { isGuest, isRestoring } from './session.selectors.ts'
import type { SessionActor, SessionSnapshot } from './session.selectors.ts'

type FirstState = { readonly loading: 'restoring' } | { readonly unauthenticated: 'idle' }

/** A snapshot of a state known without the chart. */
const snapshotIn = (value: FirstState): SessionSnapshot => ({
  status: 'active',
  error: undefined,
  context: initialContext(Date.now),
  children: {},
  value,
  matches: (pattern) =>
    typeof pattern === 'string'
      ? pattern in value
      : JSON.stringify(pattern) === JSON.stringify(value),
  hasTag: () => 'loading' in value,
  getMeta: () => ({}),
})

/** The session before the session call, as in every prerendered page. */
export const sessionAtFirst = snapshotIn({ loading: 'restoring' })
const guestAtFirst = snapshotIn({ unauthenticated: 'idle' })

type Login = Extract<SessionEvent, { type: 'credentials.submitted' }>

/** Events that the chart handles without a member; it ignores all others then. */
const isForChart = ({ type }: SessionEvent): boolean =>
  type === 'session.startedElsewhere' || type === 'session.endedElsewhere'

export type FirstSession = SessionActor & {
  readonly start: () => void
  /** Loads the chart ahead of need. Never rejects. */
  readonly prepare: () => Promise<void>
}

type FirstSessionNeeds = {
  readonly find: () => Promise<RestoredSession>
  readonly load: (
    restored: Promise<RestoredSession>,
    isGuest: () => boolean,
  ) => Promise<SessionActor>
}

/**
 * The session's actor without its chart. The chart is loaded when there is a member, when the call fails, or when a
 * guest does something that changes the session; a guest's first page does not need it. A login submitted before the
 * session call is answered and the chart is loaded is sent afterwards if the visitor is a guest; the last of several
 * counts.
 */
export const createFirstSession = ({ find, load }: FirstSessionNeeds): FirstSession => {
  let snapshotOfSession = sessionAtFirst
  let now = snapshotOfSession
  let login: Login | null = null
  let chart: SessionActor | null = null
  let restored: Promise<RestoredSession> | undefined
  let loading: Promise<void> | undefined
  const queuedEvents: SessionEvent[] = []
  const listeners = new Set<(snapshot: SessionSnapshot) => void>()

  const change = (snapshot: SessionSnapshot) => {
    snapshotOfSession = snapshot
    if (!isRestoring(snapshotOfSession) && !isGuest(snapshotOfSession)) login = null
    now = login === null ? snapshotOfSession : { ...snapshotOfSession, isLoginKept: true }
    for (const listener of listeners) listener(snapshot)
  }
  const handOver = (actor: SessionActor) => {
    chart = actor
    const changed = () => {
      change(actor.getSnapshot())
      if (login === null || !isGuest(snapshotOfSession)) return
      const event = login
      login = null
      actor.send(event)
    }
    actor.subscribe(changed, changed)
    for (const event of queuedEvents.splice(0)) actor.send(event)
    changed()
  }
  const ask = () => (restored ??= find())
  const failed = (error: unknown) => {
    loading = undefined
    const before = snapshotOfSession
    // An inactive guest needs no chart yet.
    if (before === guestAtFirst && queuedEvents.length === 0 && login === null) return
    change({ ...before, status: 'error', error })
    onRetry(() => {
      restored = undefined
      change(before)
      start()
      void prepare()
    })
  }
  const prepare = () =>
    (loading ??= load(ask(), () => snapshotOfSession === guestAtFirst).then(handOver, failed))
  const start = () =>
    void ask().then(
      ({ player }) => {
        if (player !== null) void prepare()
        else if (chart === null) change(guestAtFirst)
      },
      () => prepare(),
    )

  return {
    getSnapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    send: (event) => {
      if (
        event.type === 'credentials.submitted' &&
        (chart === null || isRestoring(snapshotOfSession))
      ) {
        login = event
        change(snapshotOfSession)
        void prepare()
        return
      }
      if (chart !== null) return chart.send(event)
      if (!isForChart(event)) return
      queuedEvents.push(event)
      void prepare()
    },
    start,
    prepare,
  }
}
