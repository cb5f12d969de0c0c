/** Drains all promises: a real turn of the event loop, captured before timers are replaced. */
const turn = globalThis.setImmediate

type Entry = { readonly at: number; readonly order: number; readonly act: () => void }
type Handle = { readonly entry: Entry; unref(): Handle; ref(): Handle }

/**
 * Simulated time. Runs planned acts one after another in an order that depends only on the plan; the tested code's
 * `setTimeout` also plans here.
 */
export class Timeline {
  now: number
  #entries: Entry[] = []
  #order = 0
  readonly #wrap: (act: () => void) => () => void

  /** @param wrap applied to what the tested code plans */
  constructor(start: number, wrap: (act: () => void) => () => void = (act) => act) {
    this.now = start
    this.#wrap = wrap
  }

  /** Plans an act after a delay in milliseconds. */
  after(delayMs: number, act: () => void): Entry {
    const entry = { at: this.now + Math.max(0, delayMs), order: (this.#order += 1), act }
    let place = this.#entries.length
    while (place > 0 && isLater(this.#entries[place - 1]!, entry)) place -= 1
    this.#entries.splice(place, 0, entry)
    return entry
  }

  cancel(entry: Entry): void {
    const place = this.#entries.indexOf(entry)
    if (place >= 0) this.#entries.splice(place, 1)
  }

  pass(delayMs: number): Promise<void> {
    return new Promise((resolve) => void this.after(delayMs, resolve))
  }

  /** Runs until nothing is planned; calls `afterEach` after every act and its consequences. */
  async run(afterEach: () => Promise<void> | null): Promise<void> {
    const real = { set: globalThis.setTimeout, clear: globalThis.clearTimeout }
    globalThis.setTimeout = this.#setTimeout as unknown as typeof setTimeout
    globalThis.clearTimeout = this.#clearTimeout as unknown as typeof clearTimeout
    try {
      for (let next = this.#entries.shift(); next; next = this.#entries.shift()) {
        this.now = next.at
        next.act()
        await new Promise((resolve) => void turn(resolve))
        const checking = afterEach()
        if (checking !== null) await checking
      }
    } finally {
      globalThis.setTimeout = real.set
      globalThis.clearTimeout = real.clear
    }
  }

  readonly #setTimeout = (
    act: (...args: unknown[]) => void,
    ms = 0,
    ...args: unknown[]
  ): Handle => {
    const handle: Handle = {
      entry: this.after(
        ms,
        this.#wrap(() => act(...args)),
      ),
      unref: () => handle,
      ref: () => handle,
    }
    return handle
  }

  readonly #clearTimeout = (handle: Handle | undefined | null): void => {
    if (handle?.entry !== undefined) this.cancel(handle.entry)
  }
}

const isLater = (one: Entry, other: Entry): boolean =>
  one.at > other.at || (one.at === other.at && one.order > other.order)
