import { onRetry } from '../../lib/load-once.ts'
import type { SessionEvent } from './session.events.ts'
import { contextAtFirst } from './session.model.ts'
import type { RestoredSession } from './session.model.ts'
import { isGuest, isRestoring } from './session.selectors.ts'
import type { SessionActor, SessionSnapshot } from './session.selectors.ts'

type FirstState = Readonly<Record<string, string>>

const isWithin = (state: FirstState, asked: object | string): boolean =>
  typeof asked === 'string'
    ? asked in state
    : Object.entries(asked).every(([name, inner]) => state[name] === inner)

/** What the chart's snapshot says in a state that is known without the chart. */
const snapshotIn = (state: FirstState): SessionSnapshot => ({
  status: 'active',
  error: undefined,
  context: contextAtFirst(Date.now),
  children: {},
  matches: (asked) => isWithin(state, asked),
  hasTag: () => 'loading' in state,
  getMeta: () => ({}),
})

/** The session before it was asked for, as every prerendered page shows it. */
export const sessionAtFirst = snapshotIn({ loading: 'restoring' })
const guestAtFirst = snapshotIn({ unauthenticated: 'idle' })

type Login = Extract<SessionEvent, { type: 'credentials.submitted' }>

/** What else the chart handles without a member; it ignores all other events then. */
const isForChart = ({ type }: SessionEvent): boolean =>
  type === 'session.startedElsewhere' || type === 'session.endedElsewhere'

export type FirstSession = SessionActor & {
  /** Asks whether there is a session. */
  readonly start: () => void
  /** Loads the chart: before it is needed, so that nobody waits for it. Never rejects. */
  readonly prepare: () => Promise<void>
}

type FirstSessionNeeds = {
  readonly find: () => Promise<RestoredSession>
  /** Loads the chart and starts it, with what was found or is being looked for. */
  readonly load: (found: Promise<RestoredSession>, isGuest: () => boolean) => Promise<SessionActor>
}

/**
 * The session's actor without its chart, which is loaded when there is a member, when the call fails,
 * or when a guest does something that changes the session: a guest's first page needs none of it.
 * A login that is submitted before the session call is answered and the chart is loaded is sent once
 * both have happened and the visitor is a guest; of several the last one.
 */
export const createFirstSession = ({ find, load }: FirstSessionNeeds): FirstSession => {
  let known = sessionAtFirst
  let now = known
  let login: Login | null = null
  let chart: SessionActor | null = null
  let found: Promise<RestoredSession> | undefined
  let loading: Promise<void> | undefined
  const kept: SessionEvent[] = []
  const listeners = new Set<(snapshot: SessionSnapshot) => void>()

  const change = (snapshot: SessionSnapshot) => {
    known = snapshot
    if (!isRestoring(known) && !isGuest(known)) login = null
    now = login === null ? known : { ...known, isLoginKept: true }
    for (const listener of listeners) listener(snapshot)
  }
  const handOver = (actor: SessionActor) => {
    chart = actor
    const changed = () => {
      change(actor.getSnapshot())
      if (login === null || !isGuest(known)) return
      const event = login
      login = null
      actor.send(event)
    }
    actor.subscribe(changed, changed)
    for (const event of kept.splice(0)) actor.send(event)
    changed()
  }
  const ask = () => (found ??= find())
  const failed = (error: unknown) => {
    loading = undefined
    const before = known
    // A guest who has done nothing needs no chart yet.
    if (before === guestAtFirst && kept.length === 0 && login === null) return
    change({ ...before, status: 'error', error })
    onRetry(() => {
      found = undefined
      change(before)
      start()
      void prepare()
    })
  }
  const prepare = () =>
    (loading ??= load(ask(), () => known === guestAtFirst).then(handOver, failed))
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
      if (event.type === 'credentials.submitted' && (chart === null || isRestoring(known))) {
        login = event
        change(known)
        void prepare()
        return
      }
      if (chart !== null) return chart.send(event)
      if (!isForChart(event)) return
      kept.push(event)
      void prepare()
    },
    start,
    prepare,
  }
}
