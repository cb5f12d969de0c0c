/** Runs pieces of work on cores, one piece each, in the order of the requests. */
class Cores {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((go) => {
      this.#waiting.push(go)
      this.#serve()
    })
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#serve()
    }
  }

  #serve(): void {
    if (this.#free === 0) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#free -= 1
    next()
  }
}

type Ordered = { readonly name: string; readonly after?: string }

/**
 * Runs checks in their order, `count` at a time; one with `after` waits until that check has ended, if it is among them.
 * Returns their results by name.
 */
export function startAll<Check extends Ordered, Result>(
  checks: readonly Check[],
  count: number,
  run: (check: Check) => Promise<Result>,
): ReadonlyMap<string, Promise<Result>> {
  const cores = new Cores(count)
  const running = new Map<string, Promise<Result>>()
  for (const check of checks) {
    const start = () => cores.use(() => run(check))
    const earlier = running.get(check.after ?? '')
    running.set(check.name, earlier === undefined ? start() : earlier.then(start))
  }
  return running
}
