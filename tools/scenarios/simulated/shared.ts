/** Shared by a browser's tabs: storage, cookies, channels and locks. */

export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  readonly entries: () => readonly (readonly [string, string])[]
}

export const createStorage = (): KeptStorage => {
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
    channelOf: (isOpen: () => boolean, run: (act: () => void) => void) =>
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

export const messageChannelOf = (touch: () => void, run: (act: () => void) => void) =>
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

type Held = { readonly lose: (reason: unknown) => void; readonly page: object }
type Waiting = { readonly page: object; readonly hold: () => void }
type LockOptions = { readonly signal?: AbortSignal; readonly steal?: boolean }

/** The used part of `navigator.locks`: one holder per name, a queue, stealing. */
export function createLocks(touch: () => void) {
  const holders = new Map<string, Held>()
  const queues = new Map<string, Waiting[]>()
  const queueOf = (name: string): Waiting[] => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    return queue
  }
  const next = (name: string) => {
    touch()
    queueOf(name).shift()?.hold()
  }
  return {
    of: (page: object, run: (act: () => void) => void) => ({
      request: (name: string, options: LockOptions, held: () => Promise<unknown>) =>
        new Promise((resolve, reject) => {
          const hold = () => {
            const own: Held = { page, lose: (reason) => run(() => reject(reason)) }
            holders.set(name, own)
            const over = () => {
              if (holders.get(name) !== own) return
              holders.delete(name)
              next(name)
            }
            setImmediate(() => {
              touch()
              run(() => void held().then(resolve, reject).finally(over))
            })
          }
          if (options.steal === true) {
            holders.get(name)?.lose(new DOMException('The lock was stolen', 'AbortError'))
            hold()
            return
          }
          if (!holders.has(name)) return hold()
          const waiting: Waiting = { page, hold }
          queueOf(name).push(waiting)
          options.signal?.addEventListener('abort', () => {
            const queue = queueOf(name)
            if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1)
            reject(options.signal?.reason)
          })
        }),
    }),
    release: (page: object) => {
      for (const [name, queue] of queues) {
        queues.set(
          name,
          queue.filter((waiting) => waiting.page !== page),
        )
      }
      for (const [name, held] of holders) {
        if (held.page !== page) continue
        holders.delete(name)
        next(name)
      }
    },
  }
}
