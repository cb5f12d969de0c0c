import type { ScenarioClock } from './clock.ts'

export type NetworkStep =
  | 'goes'
  | 'comes back'
  | 'changes'
  | 'hangs'
  | 'loads no pages'
  | 'loses the code'
  | 'loses a file'
  | 'brings no code'
  | 'has a new release'
  | 'loses the next answer'

/** Changes to the member's event stream; a number is the status of the next streams. */
export type StreamStep = 'is cut' | 'works' | number

export type Network = {
  readonly isOnline: () => boolean
  readonly change: (step: NetworkStep) => void
  readonly changeStream: (step: StreamStep) => void
  /** The status of a stream's response; null: the proxy decides. */
  readonly streamStatus: () => number | null
  /** Sends a call when possible, and returns its answer unless lost. */
  readonly carry: (
    send: () => Response | Promise<Response>,
    isGivenUp: () => boolean,
  ) => Promise<Response>
  /** The same response; its stream ends with the connection, and counts as activity. */
  readonly breakable: (response: Response) => Response
  /** Resolves when code can be loaded again; null: it can. */
  readonly untilCode: () => Promise<void> | null
  readonly loadPage: (load: () => void) => void
  /** Whether the page's first file is still served; each release renames it. */
  readonly isFirstFileServed: () => boolean
  /** Whether code that no page has loaded yet is still served. */
  readonly isCodeServed: () => boolean
  /** Whether the proxy is of a later release than the page. */
  readonly isReleaseNew: () => boolean
}

const failed = () => new TypeError('Failed to fetch')

/** @param streamed called with each part of the event stream */
export function createNetwork(
  { touch }: Pick<ScenarioClock, 'touch'>,
  streamed: (part: Uint8Array) => void,
): Network {
  let state: 'there' | 'gone' | 'hangs' = 'there'
  let arePagesLoaded = true
  let isCodeServed = true
  let isFirstFileServed = true
  let isCodeLate = false
  let isNextLost = false
  let isReleaseNew = false
  const waiting = new Set<() => void>()
  const breaks = new Set<() => void>()
  const streams = new Set<() => void>()
  let streamStatus: number | null = null
  const pageLoads = new Set<() => void>()

  const runAll = (all: Set<() => void>) => {
    const now = [...all]
    all.clear()
    for (const run of now) {
      touch()
      run()
    }
  }
  const wayThere = (): Promise<void> =>
    state === 'hangs' ? new Promise((resolve) => waiting.add(resolve)) : Promise.resolve()

  const carry: Network['carry'] = async (send, isGivenUp) => {
    await wayThere()
    if (state === 'gone' || isGivenUp()) throw failed()
    const isLost = isNextLost
    isNextLost = false
    const broken: { fail: () => void } = { fail: () => undefined }
    const breaking = new Promise<never>((_, reject) => {
      broken.fail = () => reject(failed())
    })
    breaks.add(broken.fail)
    try {
      const response = await Promise.race([send(), breaking])
      if (isLost) throw failed()
      return response
    } finally {
      breaks.delete(broken.fail)
    }
  }

  const breakable = (response: Response): Response => {
    if (response.body === null) return response
    let fail: () => void = () => undefined
    const forget = () => {
      breaks.delete(fail)
      streams.delete(fail)
    }
    type Controller = TransformStreamDefaultController<Uint8Array>
    // A value of its own: the types of Node do not know `cancel`.
    const watching = {
      start: (controller: Controller) => {
        fail = () => controller.error(failed())
        breaks.add(fail)
        streams.add(fail)
      },
      transform: (chunk: Uint8Array, controller: Controller) => {
        touch()
        streamed(chunk)
        controller.enqueue(chunk)
      },
      flush: () => {
        touch()
        forget()
      },
      cancel: () => forget(),
    }
    const watched = new TransformStream<Uint8Array, Uint8Array>(watching)
    return new Response(response.body.pipeThrough(watched), response)
  }

  return {
    breakable,
    changeStream: (step) => {
      if (step === 'is cut') runAll(streams)
      else streamStatus = step === 'works' ? null : step
    },
    streamStatus: () => streamStatus,
    isOnline: () => state !== 'gone',
    carry,
    untilCode: () => (isCodeLate ? new Promise((resolve) => waiting.add(resolve)) : null),
    isFirstFileServed: () => isFirstFileServed,
    isCodeServed: () => isCodeServed,
    isReleaseNew: () => isReleaseNew,
    loadPage: (load) => {
      const loadAnew = () => {
        isCodeServed = true
        isFirstFileServed = true
        isReleaseNew = false
        load()
      }
      if (arePagesLoaded) loadAnew()
      else pageLoads.add(loadAnew)
    },
    change: (step) => {
      if (step === 'loses the next answer') isNextLost = true
      else if (step === 'loads no pages') arePagesLoaded = false
      else if (step === 'loses the code') {
        isCodeServed = false
        isFirstFileServed = false
      } else if (step === 'loses a file') isCodeServed = false
      else if (step === 'brings no code') isCodeLate = true
      else if (step === 'has a new release') isReleaseNew = true
      else if (step === 'hangs') state = 'hangs'
      else if (step === 'goes') {
        state = 'gone'
        runAll(waiting)
        runAll(breaks)
      } else if (step === 'comes back') {
        state = 'there'
        isCodeLate = false
        isCodeServed = true
        isFirstFileServed = true
        arePagesLoaded = true
        runAll(waiting)
        runAll(pageLoads)
      }
    },
  }
}
