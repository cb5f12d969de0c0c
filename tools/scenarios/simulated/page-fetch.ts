import type { ScenarioClock } from './clock.ts'
import type { Freezer } from './freezer.ts'
import type { ShortTimers } from './short-timers.ts'

export const ORIGIN = 'http://localhost:5173'

export type FetchOfPage = (input: Request | string, init?: RequestInit) => Promise<Response>

export type Life = { readonly isOpen: () => boolean; readonly freezer: Freezer }

type Options = {
  readonly fetch: FetchOfPage
  readonly clock: ScenarioClock
  readonly shortTimers: ShortTimers
}

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true

/** The `fetch` of a page: a closed page gets no answers, and a frozen one gets them when it goes on. */
export const createFetch =
  ({ fetch, clock, shortTimers }: Options, { isOpen, freezer }: Life): FetchOfPage =>
  async (input, init) => {
    const whenAwake = async () => {
      await freezer.thawed()
      if (!isOpen()) await new Promise(() => undefined)
      clock.touch()
    }
    try {
      const response = await fetch(input, init)
      if (!isStream(response) || response.body === null) return response
      const parts = new TransformStream<Uint8Array, Uint8Array>({
        transform: async (chunk, controller) => {
          // After all else, so that it never overtakes an answer.
          await new Promise<void>((resolve) => shortTimers.set(resolve, 0))
          await whenAwake()
          controller.enqueue(chunk)
        },
        flush: whenAwake,
      })
      return new Response(response.body.pipeThrough(parts), response)
    } finally {
      await whenAwake()
    }
  }
