import type { Clock } from '@sinonjs/fake-timers'
import type { BrowserSurroundings } from './browser-surroundings.ts'
import type { ScenarioClock } from './clock.ts'
import type { Freezer } from './freezer.ts'
import { ORIGIN } from './server.ts'

export type PageFetch = (input: Request | string, init?: RequestInit) => Promise<Response>

export type PageLife = {
  readonly isOpen: () => boolean
  readonly closeSignal: AbortSignal
  readonly freezer: Freezer
}

type Options = {
  readonly fetch: PageFetch
  readonly clock: ScenarioClock
  readonly shortTimers: Clock
}

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true

export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })

/** Sends a tab's requests: calls, and other files of the site. */
export const createSender =
  (
    { clock, network, send }: BrowserSurroundings,
    tab: number,
    file: (path: string) => Response,
  ): PageFetch =>
  async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(input, ORIGIN), init)
    const signal = init?.signal ?? request.signal
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/api/')) return send(tab, request, signal)
    clock.touch()
    const answer = network.carry(
      () => file(pathname),
      () => signal.aborted,
    )
    return Promise.race([answer, rejectOnAbort(signal)])
  }

/** The `fetch` of a page: a closed page receives no answers, a frozen one receives them when it resumes. */
export const createFetch =
  ({ fetch, clock, shortTimers }: Options, { isOpen, freezer }: PageLife): PageFetch =>
  async (input, init) => {
    const untilAwake = async () => {
      await freezer.untilThawed()
      if (!isOpen()) await new Promise(() => undefined)
      clock.touch()
    }
    try {
      const response = await fetch(input, init)
      if (!isStream(response) || response.body === null) return response
      const delayedParts = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (chunk, controller) => {
          // A part comes after all else, so that it never overtakes an answer.
          await new Promise<void>((resolve) => shortTimers.setTimeout(() => resolve(), 0))
          await untilAwake()
          controller.enqueue(chunk)
        },
        flush: untilAwake,
      })
      return new Response(response.body.pipeThrough(delayedParts), response)
    } finally {
      await untilAwake()
    }
  }
