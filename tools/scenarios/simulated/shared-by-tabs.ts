/** A storage of a browser, whose tabs also share channels and locks. */

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
  const channels = new Set<{ name: string; receive: (data: unknown) => void }>()
  const names = new Set<string>()
  return {
    /** Names of all channels that pages have opened until now. */
    names,
    channelOf: (isOpen: () => boolean, run: (callback: () => void) => void) =>
      class {
        readonly #listeners: Listener[] = []
        readonly #channel: { name: string; receive: (data: unknown) => void }
        constructor(name: string) {
          this.#channel = {
            name,
            receive: (data) =>
              run(() => {
                if (!isOpen()) return
                for (const listener of this.#listeners) listener({ data })
              }),
          }
          channels.add(this.#channel)
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
            for (const otherChannel of channels)
              if (otherChannel !== this.#channel && otherChannel.name === this.#channel.name)
                otherChannel.receive(copy)
          })
        }
        close() {
          channels.delete(this.#channel)
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
  return (untilThawed: () => Promise<void>, closeSignal: AbortSignal) => ({
    request: async (
      name: string,
      { signal, steal }: LockOptions,
      callback: () => Promise<unknown>,
    ) => {
      const runWithLock = async () => {
        // The lock comes after messages that were sent before.
        await new Promise((resolve) => setImmediate(resolve))
        await untilThawed()
        touch()
        return Promise.race([
          closeSignal.aborted ? undefined : callback(),
          whenAborted(closeSignal),
        ])
      }
      const signals = [closeSignal, signal].filter((abortSignal) => abortSignal !== undefined)
      const options = steal === true ? { steal } : { signal: AbortSignal.any(signals) }
      try {
        return await navigator.locks.request(`${browser} ${name}`, options, runWithLock)
      } finally {
        await untilThawed()
        touch()
        if (closeSignal.aborted) await new Promise(() => undefined)
      }
    },
  })
}
