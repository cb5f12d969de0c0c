import type { StepOf } from '../words/scenario.model.ts'
import type { ScenarioClock } from './clock.ts'

export type NetworkStep = StepOf<'network'>['network']

const fetchError = () => new TypeError('Failed to fetch')

export type Network = ReturnType<typeof createNetwork>

/**
 * The network of a browser's tabs.
 * @param onStreamPart called with each part of the member's event stream
 */
export function createNetwork(
  { touch }: Pick<ScenarioClock, 'touch'>,
  onStreamPart: (part: Uint8Array) => void,
) {
  let state: 'there' | 'gone' | 'hangs' = 'there'
  let arePagesLoaded = true
  let isCodeServed = true
  let isFirstFileServed = true
  let isCodeLate = false
  let isNextLost = false
  let hasNewRelease = false
  let streamStatus: number | null = null
  const waitingCalls = new Set<() => void>()
  const failCallbacks = new Set<() => void>()
  const streams = new Set<() => void>()
  const pageLoads = new Set<() => void>()

  const runAndClear = (callbacks: Set<() => void>) => {
    const dueCallbacks = [...callbacks]
    callbacks.clear()
    for (const run of dueCallbacks) {
      touch()
      run()
    }
  }
  const serveAll = () => {
    isCodeServed = true
    isFirstFileServed = true
  }
  return {
    isOnline: () => state !== 'gone',
    isHanging: () => state === 'hangs',
    /** Whether the page's first file is still served; each release renames it. */
    isFirstFileServed: () => isFirstFileServed,
    /** Whether code that no page has loaded yet is still served. */
    isCodeServed: () => isCodeServed,
    /** Whether the proxy is of a later release than the page. */
    hasNewRelease: () => hasNewRelease,
    /** Resolves when code can be loaded again; null: it can. */
    untilCode: () =>
      isCodeLate ? new Promise<void>((resolve) => waitingCalls.add(resolve)) : null,
    /** The status of a stream's response; null: the proxy decides. */
    streamStatus: () => streamStatus,
    changeStream: (step: StepOf<'stream'>['stream']): void => {
      if (step === 'is cut') runAndClear(streams)
      else streamStatus = step === 'works' ? null : step
    },
    /** Sends a call when possible, and returns its answer unless lost. */
    carry: async (
      send: () => Response | Promise<Response>,
      isGivenUp: () => boolean,
    ): Promise<Response> => {
      if (state === 'hangs') await new Promise<void>((resolve) => waitingCalls.add(resolve))
      if (state === 'gone' || isGivenUp()) throw fetchError()
      const isLost = isNextLost
      isNextLost = false
      const { promise: connectionLoss, reject } = Promise.withResolvers<never>()
      const fail = () => reject(fetchError())
      failCallbacks.add(fail)
      try {
        const response = await Promise.race([send(), connectionLoss])
        if (isLost) throw fetchError()
        return response
      } finally {
        failCallbacks.delete(fail)
      }
    },
    /** The same response; its stream ends with the connection, and counts as activity. */
    breakable: (response: Response): Response => {
      if (response.body === null) return response
      let fail: () => void = () => undefined
      const forget = () => {
        failCallbacks.delete(fail)
        streams.delete(fail)
      }
      type Controller = TransformStreamDefaultController<Uint8Array>
      // A separate variable, because Node's types lack `cancel`.
      const transformer = {
        start: (controller: Controller) => {
          fail = () => controller.error(fetchError())
          failCallbacks.add(fail)
          streams.add(fail)
        },
        transform: (chunk: Uint8Array, controller: Controller) => {
          touch()
          onStreamPart(chunk)
          controller.enqueue(chunk)
        },
        flush: () => {
          touch()
          forget()
        },
        cancel: forget,
      }
      const monitoredStream = new TransformStream<Uint8Array, Uint8Array>(transformer)
      return new Response(response.body.pipeThrough(monitoredStream), response)
    },
    loadPage: (load: () => void): void => {
      const loadAnew = () => {
        serveAll()
        hasNewRelease = false
        load()
      }
      if (arePagesLoaded) loadAnew()
      else pageLoads.add(loadAnew)
    },
    change: (step: NetworkStep): void => {
      if (step === 'loses the next answer') isNextLost = true
      else if (step === 'loads no pages') arePagesLoaded = false
      else if (step === 'brings no code') isCodeLate = true
      else if (step === 'has a new release') hasNewRelease = true
      else if (step === 'hangs') state = 'hangs'
      else if (step === 'loses a file' || step === 'loses the code') {
        isCodeServed = false
        isFirstFileServed = step === 'loses a file'
      } else if (step === 'goes') {
        state = 'gone'
        runAndClear(waitingCalls)
        runAndClear(failCallbacks)
      } else if (step === 'comes back') {
        state = 'there'
        isCodeLate = false
        arePagesLoaded = true
        serveAll()
        runAndClear(waitingCalls)
        runAndClear(pageLoads)
      }
    },
  }
}
