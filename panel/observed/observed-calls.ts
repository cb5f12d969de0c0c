import type { ObservedCall } from '#scenarios/calls'
import { createStore } from './store.ts'

export type PageCall = Pick<ObservedCall, 'operation' | 'body' | 'outcome'> & {
  readonly number: number
  readonly at: number
  /** Null: unanswered. */
  readonly durationMs: number | null
}

const MAX_ENTRIES = 200

export const pageCalls = createStore<readonly PageCall[]>([])

const answerListeners = new Set<(call: PageCall) => void>()
const startListeners = new Set<(call: PageCall) => void>()

export const onCallBegun = (listener: (call: PageCall) => void): void =>
  void startListeners.add(listener)
export const onCallAnswered = (listener: (call: PageCall) => void): void =>
  void answerListeners.add(listener)

let count = 0

async function follow(request: Request, send: () => Promise<Response>): Promise<Response> {
  const { readAnswer, observeCall } = await import('#scenarios/calls')
  const { operation, body } = await observeCall(1, request)
  const startTime = performance.now()
  count += 1
  const call = { number: count, at: Date.now(), operation, body, outcome: null, durationMs: null }
  pageCalls.change((calls) => [...calls.slice(1 - MAX_ENTRIES), call])
  for (const listener of startListeners) listener(call)
  const finish = (outcome: string) => {
    const durationMs = Math.round(performance.now() - startTime)
    const answeredCall: PageCall = { ...call, outcome, durationMs }
    pageCalls.change((calls) =>
      calls.map((pageCall) => (pageCall.number === call.number ? answeredCall : pageCall)),
    )
    for (const listener of answerListeners) listener(answeredCall)
  }
  try {
    const response = await send()
    void readAnswer(response).then(
      ({ outcome }) => finish(outcome),
      () => finish('broken off'),
    )
    return response
  } catch (error) {
    finish(request.signal.aborted ? 'given up' : 'no connection')
    throw error
  }
}

export function watchCalls(): void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (!(input instanceof Request) || !new URL(input.url).pathname.startsWith('/api/routes/'))
      return send(input, init)
    return follow(input, () => send(input, init))
  }
}
