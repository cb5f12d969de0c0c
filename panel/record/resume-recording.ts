import type { Step } from '#scenarios/model'
import { parseJson } from '../../src/lib/json.ts'
import { onCallAnswered, onCallBegun } from '../observed/observed-calls.ts'
import { onAction, onExternalEvent } from '../observed/observed-machines.ts'
import { onMessageClosed, observedSite } from '../observed/observed-site.ts'
import type { Store } from '../observed/store.ts'
import { readPageState } from './page-state.ts'
import type { Recording } from './recording.ts'
import { isSendingAgain, withStep } from './recording.ts'
import { isChecked, movesMoney, stepOfCall, stepOfEvent } from './steps-of.ts'
import { isByPlayer, RECORDING } from '../page/host.ts'

const PRESS_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'click', 'submit'] as const

let isPressed = false

/** Whether the current code runs because of player input outside the panel. */
const isInPress = (): boolean => isPressed

/** Marks each press before the page handles it, until its task ends. */
function watchPresses(): void {
  const notePress = (event: Event) => {
    if (!isByPlayer(event)) return
    isPressed = true
    setTimeout(() => {
      isPressed = false
    })
  }
  for (const type of PRESS_EVENTS)
    addEventListener(type, notePress, { capture: true, passive: true })
}

/** Presses send activity events; one per second is recorded. */
const MIN_ACTIVITY_MS = 1_000

export type RecordingStore = Store<Recording | null>

/** Adds a step to the current recording, if any. */
export function recordStep(recording: RecordingStore, step: Step): void {
  recording.change((now) =>
    now === null || now.isOver ? now : withStep(now, step, readPageState(), Date.now()),
  )
}

function recordLoad(recording: RecordingStore): void {
  const now = recording.read()
  if (now === null || now.isOver) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!now.isLoading) {
    const path = location.pathname + location.search
    if (load?.type !== 'reload') recordStep(recording, { page: 'goes to', path })
    recordStep(recording, { page: 'reloads' })
  }
  recording.change((before) => before && { ...before, isLoading: false })
}

/** Records navigation without reload: presses, Back and Forward. */
function recordNavigation(record: (step: Step) => void): void {
  let path = location.pathname + location.search
  const noteNavigation = (isByHand: boolean) => {
    const next = location.pathname + location.search
    if (next === path) return
    path = next
    if (isByHand) record({ page: 'goes to', path: next })
  }
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    const isByHand = isInPress()
    push(...entry)
    noteNavigation(isByHand)
  }
  addEventListener('popstate', ({ isTrusted }) => noteNavigation(isTrusted))
}

function recordBrowserEvents(record: (step: Step) => void): void {
  addEventListener('offline', () => record({ network: 'goes' }))
  addEventListener('online', () => record({ network: 'comes back' }))
  let isLeaving = false
  addEventListener('pagehide', () => {
    isLeaving = true
  })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (!isLeaving) record({ page: document.hidden ? 'is hidden' : 'is seen again' })
    },
    { capture: true },
  )
}

function recordMessages(recording: RecordingStore): void {
  const messages = new Set<string>()
  const recordNew = () => {
    const newToasts = (observedSite.read()?.notifier.snapshot() ?? []).filter(
      ({ key }) => !messages.has(key),
    )
    for (const { key } of newToasts) messages.add(key)
    if (newToasts.length === 0) return
    recording.change(
      (now) => now && { ...now, messages: [...now.messages, ...newToasts.map(({ id }) => id)] },
    )
  }
  observedSite.subscribe(() => {
    recordNew()
    observedSite.read()?.notifier.subscribe(recordNew)
  })
}

function recordCalls(recording: RecordingStore, record: (step: Step) => void): void {
  onCallBegun((call) => {
    const step = stepOfCall(call)
    const now = recording.read()
    if (step !== null && now !== null && isSendingAgain(now)) return
    if (step !== null) return record(step)
    if (!movesMoney(call.operation) || call.operation === 'openGame') return
    recording.change(
      (now) => now && { ...now, unrecordable: [...now.unrecordable, call.operation] },
    )
  })
  onCallAnswered(({ operation, outcome }) => {
    if (!isChecked(operation) || outcome === null) return
    recording.change((now) => now && { ...now, calls: [...now.calls, { operation, outcome }] })
  })
}

/** Resumes the recording in session storage, and records this page. */
export function resumeRecording(recording: RecordingStore): void {
  const savedRecording = parseJson(sessionStorage.getItem(RECORDING) ?? 'null')
  recording.change(() => (savedRecording as Recording | null | undefined) ?? null)
  recording.subscribe(() => {
    const now = recording.read()
    if (now === null) sessionStorage.removeItem(RECORDING)
    else sessionStorage.setItem(RECORDING, JSON.stringify(now))
  })
  const record = (step: Step) => recordStep(recording, step)
  watchPresses()
  recordLoad(recording)
  let actedAt = 0
  onExternalEvent((externalEvent) => {
    const step = stepOfEvent(externalEvent)
    if (step === null) return
    if ('player' in step && step.player === 'player.acted') {
      if (Date.now() - actedAt < MIN_ACTIVITY_MS || !isInPress()) return
      actedAt = Date.now()
    }
    record(step)
  })
  onMessageClosed(() => record({ player: 'message.closed' }))
  onAction((machine, action) => {
    if (machine !== 'session' || action !== 'reloadPage') return
    recording.change((now) => now && { ...now, isLoading: true })
  })
  recordNavigation(record)
  recordBrowserEvents(record)
  recordMessages(recording)
  recordCalls(recording, record)
}
