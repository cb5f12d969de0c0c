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
  readonly effects: string[]
}

/** The words for a request for a file or the event stream; null: it is an API call. */
function fileOf(input: Request | string, init: RequestInit | undefined): string | null {
  const { url, method, cache } = input instanceof Request ? input : { url: input, ...init }
  const { pathname } = new URL(url, ORIGIN)
  if (pathname.startsWith('/api/') && !pathname.endsWith('/member-events')) return null
  return [method === 'GET' ? undefined : method, pathname, cache === 'default' ? undefined : cache]
    .filter((word) => word !== undefined)
    .join(' ')
}

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true

/** The `fetch` of a page. It notes each request for a file or the event stream in `effects`; the network notes calls. */
export const createFetch =
  ({ fetch, clock, shortTimers, effects }: Options, { isOpen, freezer }: Life): FetchOfPage =>
  async (input, init) => {
    const file = fileOf(input, init)
    if (file !== null) effects.push(`asks for ${file}`)
    // A closed page gets no answers.
    const whenAwake = async () => {
      await freezer.thawed()
      if (!isOpen()) await new Promise(() => undefined)
      clock.touch()
    }
    try {
      const response = await fetch(input, init)
      if (file !== null && !response.ok) effects.push(`${file} is answered with ${response.status}`)
      if (!isStream(response) || response.body === null) return response
      // A value of its own: the types of Node do not know `cancel`.
      const relay = {
        transform: async (
          chunk: Uint8Array,
          controller: TransformStreamDefaultController<Uint8Array>,
        ) => {
          // After all else, so that it never overtakes an answer.
          await new Promise<void>((resolve) => shortTimers.set(resolve, 0))
          await whenAwake()
          controller.enqueue(chunk)
        },
        flush: async () => {
          await whenAwake()
          effects.push('the stream ends')
        },
        cancel: () => {
          if (isOpen()) effects.push('the stream is cut')
        },
      }
      const parts = new TransformStream<Uint8Array, Uint8Array>(relay)
      return new Response(response.body.pipeThrough(parts), response)
    } catch (error) {
      if (file !== null) effects.push(`${file} is not answered`)
      throw error
    } finally {
      await whenAwake()
    }
  }
