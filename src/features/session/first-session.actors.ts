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
  let shownSnapshot = snapshotOfSession
  let keptLogin: Login | null = null
  let chart: SessionActor | null = null
  let restored: Promise<RestoredSession> | undefined
  let loading: Promise<void> | undefined
  const queuedEvents: SessionEvent[] = []
  const listeners = new Set<(snapshot: SessionSnapshot) => void>()

  const change = (snapshot: SessionSnapshot) => {
    snapshotOfSession = snapshot
    if (!isRestoring(snapshotOfSession) && !isGuest(snapshotOfSession)) keptLogin = null
    shownSnapshot =
      keptLogin === null ? snapshotOfSession : { ...snapshotOfSession, isLoginKept: true }
    for (const listener of listeners) listener(snapshot)
  }
  const handOver = (actor: SessionActor) => {
    chart = actor
    const onChange = () => {
      change(actor.getSnapshot())
      if (keptLogin === null || !isGuest(snapshotOfSession)) return
      const event = keptLogin
      keptLogin = null
      actor.send(event)
    }
    actor.subscribe(onChange, onChange)
    for (const event of queuedEvents.splice(0)) actor.send(event)
    onChange()
  }
  const findSession = () => (restored ??= find())
  const handleFailure = (error: unknown) => {
    loading = undefined
    const lastSnapshot = snapshotOfSession
    // An inactive guest needs no chart yet.
    if (lastSnapshot === guestAtFirst && queuedEvents.length === 0 && keptLogin === null) return
    change({ ...lastSnapshot, status: 'error', error })
    onRetry(() => {
      restored = undefined
      change(lastSnapshot)
      start()
      void prepare()
    })
  }
  const prepare = () =>
    (loading ??= load(findSession(), () => snapshotOfSession === guestAtFirst).then(
      handOver,
      handleFailure,
    ))
  const start = () =>
    void findSession().then(
      ({ player }) => {
        if (player !== null) void prepare()
        else if (chart === null) change(guestAtFirst)
      },
      () => prepare(),
    )

  return {
    getSnapshot: () => shownSnapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    send: (event) => {
      if (
        event.type === 'credentials.submitted' &&
        (chart === null || isRestoring(snapshotOfSession))
      ) {
        keptLogin = event
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
