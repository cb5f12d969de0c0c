/** Shared by a browser's tabs: storage, channels and locks. */

export type SimulatedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly entries: () => readonly (readonly [string, string])[]
}

export const createStorage = (): SimulatedStorage => {
  const entries = new Map<string, string>()
  return {
    entries: () => [...entries],
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, String(value)),
    removeItem: (key) => void entries.delete(key),
  }
}

type Listener = (event: { readonly data: unknown }) => void

export type ChannelHub = ReturnType<typeof createChannelHub>

/** Delivers in a separate turn, like browsers. */
export function createChannelHub(touch: () => void) {
  const channels = new Set<{ name: string; hear: (data: unknown) => void }>()
  const names = new Set<string>()
  return {
    /** Names of all channels that pages have opened until now. */
    names,
    channelOf: (isOpen: () => boolean, run: (callback: () => void) => void) =>
      class {
        readonly #listeners: Listener[] = []
        readonly #own: { name: string; hear: (data: unknown) => void }
        constructor(name: string) {
          this.#own = {
            name,
            hear: (data) =>
              run(() => {
                if (!isOpen()) return
                for (const listener of this.#listeners) listener({ data })
              }),
          }
          channels.add(this.#own)
          names.add(name)
        }
        addEventListener(_type: 'message', listener: Listener) {
          this.#listeners.push(listener)
        }
        postMessage(data: unknown) {
          const copy: unknown = structuredClone(data)
          touch()
          setImmediate(() => {
            touch()
            for (const other of channels)
              if (other !== this.#own && other.name === this.#own.name) other.hear(copy)
          })
        }
        close() {
          channels.delete(this.#own)
        }
      },
  }
}

export const messageChannelOf = (touch: () => void, run: (callback: () => void) => void) =>
  class {
    readonly port1 = { onmessage: null as (() => void) | null, close: () => undefined }
    readonly port2 = {
      postMessage: () => {
        touch()
        setImmediate(() => {
          touch()
          run(() => this.port1.onmessage?.())
        })
      },
    }
  }

type LockOptions = { readonly signal?: AbortSignal; readonly steal?: boolean }

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

/** Locks that the pages of one browser share; a page that is left has none. */
export function createLocks(touch: () => void) {
  const browser = crypto.randomUUID()
  return (thawed: () => Promise<void>, closed: AbortSignal) => ({
    request: async (
      name: string,
      { signal, steal }: LockOptions,
      callback: () => Promise<unknown>,
    ) => {
      const hold = async () => {
        // After messages that were sent before.
        await new Promise((resolve) => setImmediate(resolve))
        await thawed()
        touch()
        return Promise.race([closed.aborted ? undefined : callback(), whenAborted(closed)])
      }
      const signals = [closed, signal].filter((abortSignal) => abortSignal !== undefined)
      const options = steal === true ? { steal } : { signal: AbortSignal.any(signals) }
      try {
        return await navigator.locks.request(`${browser} ${name}`, options, hold)
      } finally {
        await thawed()
        touch()
        if (closed.aborted) await new Promise(() => undefined)
      }
    },
  })
}
